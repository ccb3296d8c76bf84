import { calls, limits, type Member, useAction, useEndpoint } from '@portal/api';
import { type PageProps, type Problem, useMessages, usePortal, useSearchState } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { CommunityAdmin } from '../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../Frame/use-admin-community.ts';
import { BlockDialog } from '../Members/BlockDialog.tsx';
import { membershipReads } from '../Members/membership-reads.ts';
import { useLastPage } from '../Members/use-last-page.ts';
import { nameOf } from '../Members/use-member-mutations.ts';
import { communitiesAdminMessages } from '../../messages.ts';
import { BlacklistScreen } from './BlacklistScreen.tsx';
import { blacklistInAddress, blacklistQuery, rowsOfPage } from './blacklist-filters.ts';
import { BlockUserDialog } from './BlockUserDialog.tsx';

export { firstReads } from '../Frame/use-admin-community.ts';

/** Those who are kept out of a community, with the reasons. */
export function BlacklistPage(props: PageProps<'id'>) {
  return (
    <CommunityAdmin id={props.params.id} page="bannedMembers">
      {(admin) => <LiveBlacklist {...props} {...admin} />}
    </CommunityAdmin>
  );
}

function LiveBlacklist({ community: { id }, params, ...address }: PageProps<'id'> & AdminCommunity) {
  const t = useMessages(communitiesAdminMessages);
  const { value, applied, set, push, isWaiting } = useSearchState(blacklistInAddress, address, {
    waitMs: limits.debounce.userSearch,
  });
  const { view, data, isFetching } = useEndpoint(
    calls.membership.blocked,
    { params, query: blacklistQuery(applied) },
    { keepPrevious: true },
  );
  const count = data === undefined ? 0 : rowsOfPage(data.users, applied.page).length;
  useLastPage({ page: applied.page, total: data?.totalItemCount ?? null, count, ...address });
  const { editReason, unblock, isPending } = useBlacklistMutations(id);
  const [isAdding, setAdding] = useState(false);
  const [dialog, setDialog] = useState<{ kind: 'reason' | 'unblock'; member: Member } | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <BlacklistScreen
        view={view}
        filters={value}
        isUpdating={isWaiting || isFetching}
        onTyped={({ keyword }) => set({ keyword, page: 1 })}
        onChosen={push}
        onAdd={() => setAdding(true)}
        onEditReason={(member) => setDialog({ kind: 'reason', member })}
        onUnblock={(member) => setDialog({ kind: 'unblock', member })}
      />
      {isAdding && <BlockUserDialog communityId={id} onClose={() => setAdding(false)} />}
      {dialog?.kind === 'reason' && (
        <BlockDialog
          title={t('editReasonOf', { name: nameOf(dialog.member) })}
          description={t('editReasonText')}
          confirmLabel={t('save')}
          before={dialog.member.reason ?? ''}
          onReason={(reason) => editReason(dialog.member, reason)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        isOpen={dialog?.kind === 'unblock'}
        title={t('unblockTitle', { name: dialog === null ? '' : nameOf(dialog.member) })}
        confirmLabel={t('unblock')}
        cancelLabel={t('cancel')}
        isPending={isPending}
        onConfirm={() => dialog !== null && void unblock(dialog.member).then(close, close)}
        onCancel={close}
      >
        {t('unblockText')}
      </ConfirmDialog>
    </>
  );
}

function useBlacklistMutations(id: string) {
  const t = useMessages(communitiesAdminMessages);
  const because = (text: string) => (problem: Problem) => ({ text, description: problem.message });
  const edit = useAction(calls.membership.editReason, {
    invalidates: [calls.membership.blocked],
    success: t('reasonSaved'),
    failure: because(t('reasonFailed')),
  });
  const { notify } = usePortal();
  const release = useAction(calls.membership.unblock, {
    invalidates: membershipReads,
    failure: because(t('unblockFailed')),
  });
  return {
    isPending: release.isPending,
    editReason: ({ userId }: Member, reason: string) => edit.run({ params: { id, userId }, body: { reason } }),
    async unblock(member: Member) {
      await release.run({ params: { id }, body: { userIds: [member.userId] } });
      notify.success(t('hasUnblocked', { name: nameOf(member) }));
    },
  };
}
