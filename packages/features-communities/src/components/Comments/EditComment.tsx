import { calls, useAction, type Comment } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { attachmentChanges, storedFiles } from '../../model/attachments.ts';
import { CommentForm, type CommentValues } from './CommentForm.tsx';
import { useCommentChange } from './use-comment-change.ts';

export interface EditCommentProps {
  comment: Comment;
  onDone: () => void;
}

/** A comment being edited where it stands. */
export function EditComment({ comment, onDone }: EditCommentProps) {
  const t = useMessages(messages);
  const { change } = useCommentChange(comment.postId);
  // What was opened is what is edited, whatever a refetch brings meanwhile.
  const [opened] = useState(comment);
  const edit = useAction(calls.comments.edit, { failure: t('commentEditFailed') });

  async function save({ body, files }: CommentValues) {
    const saved = await edit.run({
      params: { postId: comment.postId, commentId: comment.id },
      body: { body, version: opened.version, ...attachmentChanges(files) },
    });
    change(comment.id, saved);
    onDone();
  }

  return (
    <CommentForm
      label={t('yourComment')}
      initial={{ body: opened.body, files: storedFiles(opened.attachments) }}
      draftKey={`comment:edit:${comment.id}:${opened.version}`}
      submitLabel={t('saveComment')}
      onSave={save}
      onCancel={onDone}
    />
  );
}
