import { calls, useAction, type Comment, type Post } from '@portal/api';
import { useMessages, useOutcome } from '@portal/kit';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';
import { attachmentChanges } from '../../model/attachments.ts';
import { commentDraftKey } from '../../model/comment-draft.ts';
import { useDraftPlace } from '../../model/use-draft-place.ts';
import { type CommentValues, emptyComment } from './comment-values.ts';
import { CommentForm } from './CommentForm.tsx';
import { useCommentChange } from './use-comment-change.ts';
import { useTypingSignal } from './use-typing-signal.ts';

export interface CommentComposerProps {
  post: Pick<Post, 'id' | 'communityId' | 'community'>;
  /** The comment that is answered; without one it stands at the top. */
  answers?: Comment;
  onDone: () => void;
}

/** Writes a comment or a reply; it appears as soon as the server has taken it. */
export function CommentComposer({ post, answers, onDone }: CommentComposerProps) {
  const { id: postId, communityId } = post;
  const draftPlace = useDraftPlace(post);
  const t = useMessages(communitiesMessages);
  const emit = useOutcome<CommunitiesOutcomes>();
  const { add } = useCommentChange(postId);
  const sayWriting = useTypingSignal(postId);
  const create = useAction(calls.comments.create, { failure: t('commentCreateFailed') });

  async function save({ body, files }: CommentValues) {
    const parent = answers === undefined ? {} : { parentCommentId: answers.id };
    const written = await create.run({
      params: { postId },
      body: { body, files: attachmentChanges(files).files, ...parent },
    });
    add(written);
    onDone();
    emit('commented', { postId, commentId: written.id });
  }

  return (
    <div onInput={sayWriting}>
      <CommentForm
        communityId={communityId}
        label={answers === undefined ? t('yourComment') : t('yourReplyTo', { name: answers.author.firstName })}
        initial={emptyComment}
        draftKey={commentDraftKey(postId, answers?.id)}
        draftPlace={{ ...draftPlace, kind: t(answers === undefined ? 'draftOfComment' : 'draftOfReply') }}
        submitLabel={t(answers === undefined ? 'sendComment' : 'sendReply')}
        onSave={save}
        onCancel={onDone}
      />
    </div>
  );
}
