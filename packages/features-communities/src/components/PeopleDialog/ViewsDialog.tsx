import { calls, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { messages } from '../../messages.ts';
import { PeopleDialog } from './PeopleDialog.tsx';

/** Who viewed a post. */
export function ViewsDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const t = useMessages(messages);
  const { view } = useEndpoint(
    calls.posts.views,
    { params: { id: postId } },
    { isEmpty: (reply) => reply.users.length === 0, staleTimeMs: 0 },
  );
  return (
    <PeopleDialog
      title={t('viewsTitle')}
      emptyTitle={t('noViews')}
      emptyHint={t('noViewsHint')}
      view={mapView(view, (reply) => ({ people: reply.users, total: reply.totalItemCount }))}
      onClose={onClose}
    />
  );
}
