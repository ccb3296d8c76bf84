import { calls, type Community, useAction, useEndpointCache } from '@portal/api';
import { successToastMs, useMessages, usePortal } from '@portal/kit';
import { communitiesAdminMessages } from '../../messages.ts';

/** What a deleted community is no longer in; the list keeps its row, marked, until it is read anew. */
const touched = [
  calls.communities.getList,
  calls.communities.preference,
  calls.communities.topFavorites,
  calls.communities.recommended,
];

export function useDeleteCommunity() {
  const t = useMessages(communitiesAdminMessages);
  const { notify } = usePortal();
  const cache = useEndpointCache();
  const action = useAction(calls.management.remove, {
    failure: ({ message }) => ({ text: t('deleteFailed'), description: message }),
    invalidates: touched,
  });
  return {
    isPending: action.isPending,
    async remove({ id, name }: Pick<Community, 'id' | 'name'>): Promise<void> {
      await action.run({ params: { id } });
      cache.patch('community', id, { isDeleted: true });
      notify.success(t('deletedNow', { name }), { durationMs: successToastMs });
    },
  };
}
