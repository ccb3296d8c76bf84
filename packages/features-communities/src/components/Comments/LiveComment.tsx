import { calls, useAction, useToggle, type Comment, type Post } from '@portal/api';
import { successToastMs, useMessages, useOutcome } from '@portal/kit';
import { lazy, Suspense, useState } from 'react';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { commentMessages } from '../../messages-comments.ts';
import { commentRights, type Reader } from '../../model/post-permissions.ts';
import type { MemberRole } from '../../model/use-key-roles.ts';
import { CommentItem } from './CommentItem.tsx';
import { LateEdit } from './late-forms.tsx';
import { useCommentChange } from './use-comment-change.ts';

// What only a press opens is loaded by that press.
const ReportCommentDialog = lazy(() =>
  import('../ReportDialog/ReportCommentDialog.tsx').then((module) => ({ default: module.ReportCommentDialog })),
);
const DeleteCommentDialog = lazy(() =>
  import('./DeleteCommentDialog.tsx').then((module) => ({ default: module.DeleteCommentDialog })),
);

export interface LiveCommentProps {
  comment: Comment;
  post: Post;
  reader: Reader;
  role: MemberRole | undefined;
  canReply: boolean;
  wasAnswered: boolean;
  onReply: () => void;
}

/** A comment that works: liked, edited, reported and deleted where it stands. */
export function LiveComment({ comment, post, reader, ...look }: LiveCommentProps) {
  const t = useMessages(commentMessages);
  const tell = useOutcome<CommunitiesOutcomes>();
  const { change, remove } = useCommentChange(post.id);
  const [open, setOpen] = useState<'edit' | 'delete' | 'report' | null>(null);
  const [wasEdited, setWasEdited] = useState(false);
  const shut = () => setOpen(null);
  const input = { params: { postId: post.id, commentId: comment.id } };
  const like = useToggle({
    isOn: comment.isLiked,
    count: comment.likesCount,
    turnOn: calls.comments.like,
    turnOff: calls.comments.dislike,
    input,
    failure: t('likeFailed'),
    onDone: (isLiked) => tell('liked', { postId: post.id, commentId: comment.id, isLiked }),
    apply: (_cache, { isOn, count }) => change(comment.id, { isLiked: isOn, likesCount: count }),
  });
  const deletion = useAction(calls.comments.delete, {
    success: t('commentDeleted'),
    successMs: successToastMs,
    failure: t('commentDeleteFailed'),
  });

  async function confirmDeletion() {
    const isDone = await deletion.run(input).then(
      () => true,
      () => false,
    );
    shut();
    if (isDone) remove(comment.id);
  }

  function leaveEdit() {
    setWasEdited(true);
    shut();
  }

  const item = (
    <CommentItem
      {...look}
      comment={comment}
      rights={commentRights(comment, post, reader)}
      like={like}
      hasAutoFocus={wasEdited}
      onEdit={() => setOpen('edit')}
      onDelete={() => setOpen('delete')}
      onReport={() => setOpen('report')}
    />
  );
  if (open === 'edit') {
    return (
      <LateEdit comment={comment} onDone={leaveEdit}>
        {item}
      </LateEdit>
    );
  }
  return (
    <>
      {item}
      <Suspense fallback={null}>
        {open === 'report' && <ReportCommentDialog comment={comment} onClose={shut} />}
        {open === 'delete' && (
          <DeleteCommentDialog
            isPending={deletion.isPending}
            onConfirm={() => void confirmDeletion()}
            onCancel={shut}
          />
        )}
      </Suspense>
    </>
  );
}
