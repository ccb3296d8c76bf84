import { calls, useAction, type Comment } from '@portal/api';
import { useMessages, useOutcome } from '@portal/kit';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { messages } from '../../messages.ts';
import { attachmentChanges } from '../../model/attachments.ts';
import { commentDraftKey } from '../../model/comment-draft.ts';
import { CommentForm, type CommentValues } from './CommentForm.tsx';
import { useCommentChange } from './use-comment-change.ts';

export interface CommentComposerProps {
  postId: string;
  /** The comment that is answered; without one it stands at the top. */
  answers?: Comment;
  onDone: () => void;
}

const empty: CommentValues = { body: '', files: [] };

/** Writes a comment or a reply; it appears as soon as the server has taken it. */
export function CommentComposer({ postId, answers, onDone }: CommentComposerProps) {
  const t = useMessages(messages);
  const tell = useOutcome<CommunitiesOutcomes>();
  const { add } = useCommentChange(postId);
  const create = useAction(calls.comments.create, { failure: t('commentCreateFailed') });

  async function save({ body, files }: CommentValues) {
    const parent = answers === undefined ? {} : { parentCommentId: answers.id };
    const written = await create.run({
      params: { postId },
      body: { body, files: attachmentChanges(files).files, ...parent },
    });
    add(written);
    onDone();
    tell('commented', { postId, commentId: written.id });
  }

  return (
    <CommentForm
      label={answers === undefined ? t('yourComment') : t('yourReply', { name: answers.author.firstName })}
      initial={empty}
      draftKey={commentDraftKey(postId, answers?.id)}
      submitLabel={t(answers === undefined ? 'sendComment' : 'sendReply')}
      onSave={save}
      onCancel={onDone}
    />
  );
}
