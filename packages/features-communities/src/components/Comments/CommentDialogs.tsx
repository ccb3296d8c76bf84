import type { Comment, Post } from '@portal/api';
import { ReportCommentDialog } from '../ReportDialog/ReportCommentDialog.tsx';
import { DeleteCommentDialog } from './DeleteCommentDialog.tsx';

export interface CommentDialogsProps {
  open: 'report' | 'delete';
  comment: Comment;
  post: Post;
  isDeleting: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** What a press on a comment opens over the page. */
export function CommentDialogs({ open, comment, post, isDeleting, onDelete, onClose }: CommentDialogsProps) {
  if (open === 'report') return <ReportCommentDialog comment={comment} post={post} onClose={onClose} />;
  return <DeleteCommentDialog isPending={isDeleting} onConfirm={onDelete} onCancel={onClose} />;
}
