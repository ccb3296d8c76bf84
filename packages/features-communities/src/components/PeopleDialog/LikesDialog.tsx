import { calls, useEndpoint } from '@portal/api';
import { mapView, useMessages } from '@portal/kit';
import { messages } from '../../messages.ts';
import { PeopleDialog } from './PeopleDialog.tsx';

/** Who likes a post. */
export function LikesDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const t = useMessages(messages);
  const { view } = useEndpoint(
    calls.posts.likes,
    { params: { id: postId } },
    { isEmpty: (reply) => reply.users.length === 0, staleTimeMs: 0 },
  );
  return (
    <PeopleDialog
      title={t('likesTitle')}
      emptyTitle={t('noLikes')}
      emptyHint={t('noLikesHint')}
      view={mapView(view, (reply) => ({ people: reply.users, total: reply.totalItemCount }))}
      onClose={onClose}
    />
  );
}
