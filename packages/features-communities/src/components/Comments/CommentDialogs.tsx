import type { Comment, DecisionWords, Post } from '@portal/api';
import { useMessages, useViewer } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import { DecisionReasonDialog } from '../DecisionReason/DecisionReasonDialog.tsx';
import { ReportCommentDialog } from '../ReportDialog/ReportCommentDialog.tsx';
import { DeleteCommentDialog } from './DeleteCommentDialog.tsx';

export interface CommentDialogsProps {
  open: 'report' | 'delete';
  comment: Comment;
  post: Post;
  isDeleting: boolean;
  /** Rejects where it could not be done, and then what was written stays. */
  onDelete: (because?: DecisionWords) => Promise<unknown>;
  onClose: () => void;
}

/** What a press on a comment opens over the page. */
export function CommentDialogs({ open, comment, post, isDeleting, onDelete, onClose }: CommentDialogsProps) {
  const t = useMessages(communitiesMessages);
  const viewer = useViewer();
  if (open === 'report') return <ReportCommentDialog comment={comment} post={post} onClose={onClose} />;
  if (comment.createdByUserId !== viewer?.id)
    return (
      <DecisionReasonDialog
        title={t('deleteCommentTitle')}
        text={t('deleteCommentText')}
        confirmLabel={t('delete')}
        onReason={onDelete}
        onClose={onClose}
      />
    );
  return (
    <DeleteCommentDialog
      isPending={isDeleting}
      // The toast has said so where it could not be deleted.
      onConfirm={() => void onDelete().catch(onClose)}
      onCancel={onClose}
    />
  );
}
