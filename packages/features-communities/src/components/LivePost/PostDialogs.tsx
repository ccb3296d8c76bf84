import type { Post } from '@portal/api';
import { useMessages, useViewer } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import { DecisionReasonDialog } from '../DecisionReason/DecisionReasonDialog.tsx';
import { LikesDialog } from '../PeopleDialog/LikesDialog.tsx';
import { ViewsDialog } from '../PeopleDialog/ViewsDialog.tsx';
import { ReportPostDialog } from '../ReportDialog/ReportPostDialog.tsx';
import { DeletePostDialog } from './DeletePostDialog.tsx';
import type { usePostActions } from './use-post-actions.ts';

export interface PostDialogsProps {
  open: 'likes' | 'views' | 'report' | 'delete';
  post: Post;
  actions: Pick<ReturnType<typeof usePostActions>, 'remove' | 'isRemoving'>;
  onClose: () => void;
}

/** What a press on a post opens over the page. */
export function PostDialogs({ open, post, actions, onClose }: PostDialogsProps) {
  const t = useMessages(communitiesMessages);
  const viewer = useViewer();
  if (open === 'likes') return <LikesDialog postId={post.id} onClose={onClose} />;
  if (open === 'views') return <ViewsDialog postId={post.id} onClose={onClose} />;
  if (open === 'report') return <ReportPostDialog post={post} onClose={onClose} />;
  if (post.createdByUserId !== viewer?.id)
    return (
      <DecisionReasonDialog
        title={t('deletePostTitle')}
        text={t('deletePostText', { title: post.title })}
        confirmLabel={t('deletePost')}
        onReason={actions.remove}
        onClose={onClose}
      />
    );
  return (
    <DeletePostDialog
      title={post.title}
      isPending={actions.isRemoving}
      // The toast has said so where it could not be deleted.
      onConfirm={() => void actions.remove().then(onClose, onClose)}
      onCancel={onClose}
    />
  );
}
