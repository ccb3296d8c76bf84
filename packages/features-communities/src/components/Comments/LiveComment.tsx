import { calls, useAction, useToggle, type Comment, type DecisionWords, type Post } from '@portal/api';
import { type Portal, successToastMs, useMessages, useOutcome, usePortal } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { useState } from 'react';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';
import { commentEditKey, reportKey } from '../../model/draft-keys.ts';
import { commentRights, type Reader } from '../../model/post-permissions.ts';
import type { MemberRole } from '../../model/use-key-roles.ts';
import { AcceptAnswer } from './AcceptAnswer.tsx';
import { CommentItem } from './CommentItem.tsx';
import { LazyPreview } from '../Preview/LazyPreview.tsx';
import { useCommentChange } from './use-comment-change.ts';

// What only a press opens is loaded by that press.
const EditComment = lazyComponent(() =>
  import('./comment-forms.ts').then((module) => ({ default: module.EditComment })),
);
const CommentDialogs = lazyComponent(() =>
  import('./CommentDialogs.tsx').then((module) => ({ default: module.CommentDialogs })),
);

export interface LiveCommentProps {
  comment: Comment;
  post: Post;
  reader: Reader;
  role: MemberRole | undefined;
  /** It answers the post itself, not another comment. */
  isOnPost: boolean;
  canReply: boolean;
  wasAnswered: boolean;
  onReply: () => void;
}

/** A comment that works: liked, edited, reported and deleted where it stands. */
export function LiveComment({ comment, post, reader, isOnPost, ...look }: LiveCommentProps) {
  const t = useMessages(communitiesMessages);
  const emit = useOutcome<CommunitiesOutcomes>();
  const { change, remove } = useCommentChange(post.id);
  const { drafts, notify } = usePortal();
  const [open, setOpen] = useState<'edit' | 'delete' | 'report' | null>(() => takenUp(comment.id, drafts));
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
    onDone: (isLiked) => emit('liked', { postId: post.id, commentId: comment.id, isLiked }),
    apply: (_cache, { isOn, count }) => change(comment.id, { isLiked: isOn, likesCount: count }),
  });
  const deletion = useAction(calls.comments.delete, {
    success: t('commentDeleted'),
    successMs: successToastMs,
    failure: t('commentDeleteFailed'),
  });

  /** Rejects after the toast that says why it could not be deleted. */
  async function confirmDeletion(because?: DecisionWords) {
    await deletion.run({ ...input, ...(because && { body: { because } }) });
    shut();
    remove(comment.id);
  }

  function leaveEdit() {
    setWasEdited(true);
    shut();
  }

  const rights = commentRights(comment, post, reader);
  const isAnswer = post.acceptedCommentId === comment.id;
  const item = (
    <CommentItem
      {...look}
      comment={comment}
      rights={rights}
      isAccepted={isAnswer}
      accept={
        post.isQuestion && isOnPost && rights.accept ? (
          <AcceptAnswer post={post} comment={comment} isAccepted={isAnswer} />
        ) : undefined
      }
      preview={
        <LazyPreview
          preview={comment.preview}
          postId={post.id}
          commentId={comment.id}
          mayRemove={rights.edit}
          isOwn={comment.createdByUserId === reader.id}
        />
      }
      like={like}
      hasAutoFocus={wasEdited}
      onEdit={() => setOpen('edit')}
      onDelete={() => setOpen('delete')}
      onReport={() => setOpen('report')}
    />
  );
  if (open === 'edit') {
    return (
      <EditComment
        comment={comment}
        post={post}
        onDone={leaveEdit}
        fallback={item}
        onError={() => {
          notify.failure(t('commentEditFailed'));
          leaveEdit();
        }}
      />
    );
  }
  return (
    <>
      {item}
      {open !== null && (
        <CommentDialogs
          open={open}
          comment={comment}
          post={post}
          isDeleting={deletion.isPending}
          onDelete={confirmDeletion}
          onClose={shut}
        />
      )}
    </>
  );
}

/** The form that somebody goes on with who comes from the list of drafts. */
function takenUp(id: string, { isTakenUp }: Portal['drafts']): 'edit' | 'report' | null {
  if (isTakenUp(commentEditKey(id))) return 'edit';
  return isTakenUp(reportKey('comment', id)) ? 'report' : null;
}
