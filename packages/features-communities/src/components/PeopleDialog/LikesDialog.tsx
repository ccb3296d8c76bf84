import { calls } from '@portal/api';
import { useMessages } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import { PeopleDialog } from './PeopleDialog.tsx';
import { usePostPeople } from './use-post-people.ts';

/** Who likes a post. */
export function LikesDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const t = useMessages(communitiesMessages);
  return (
    <PeopleDialog
      title={t('likesTitle')}
      emptyTitle={t('noLikes')}
      emptyHint={t('noLikesHint')}
      view={usePostPeople(calls.posts.likes, postId)}
      onClose={onClose}
    />
  );
}
