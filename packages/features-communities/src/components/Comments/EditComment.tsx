import { calls, useAction, useEndpoint, type Comment, type Post } from '@portal/api';
import { useMessages } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { commentEditKey } from '../../model/draft-keys.ts';
import { attachmentChanges } from '../../model/attachments.ts';
import { useDraftPlace } from '../../model/use-draft-place.ts';
import { useTheirVersion } from '../TwoVersions/use-their-version.ts';
import { type CommentValues, commentValuesOf } from './comment-values.ts';
import { commentsInput } from './comments-input.ts';
import { CommentForm } from './CommentForm.tsx';
import { useCommentChange } from './use-comment-change.ts';

const CommentVersionsNotice = lazyComponent(() =>
  import('../TwoVersions/versions.ts').then((module) => ({ default: module.CommentVersionsNotice })),
);

export interface EditCommentProps {
  comment: Comment;
  post: Pick<Post, 'id' | 'communityId' | 'community'>;
  onDone: () => void;
}

/** A comment being edited where it stands. */
export function EditComment({ comment, post, onDone }: EditCommentProps) {
  const draftPlace = useDraftPlace(post);
  const t = useMessages(communitiesMessages);
  const { change } = useCommentChange(comment.postId);
  // What was opened is what is edited, whatever a refetch brings meanwhile.
  const [opened] = useState(comment);
  const read = useEndpoint(calls.comments.list, commentsInput(comment.postId), { enabled: false });
  const their = useTheirVersion(
    read.data?.comments.find(({ id }) => id === comment.id),
    read,
  );
  const edit = useAction(calls.comments.edit, {
    failure: ({ code, message }) => (code === 'stale' ? null : { text: t('commentEditFailed'), description: message }),
  });

  async function save({ body, files, basis }: CommentValues) {
    try {
      const saved = await edit.run({
        params: { postId: comment.postId, commentId: comment.id },
        body: { body, version: (basis ?? opened).version, ...attachmentChanges(files) },
      });
      change(comment.id, saved);
      onDone();
    } catch (error) {
      their.heardOf(error);
      throw error;
    }
  }

  return (
    <CommentForm
      communityId={post.communityId}
      label={t('yourComment')}
      initial={commentValuesOf(opened)}
      draftKey={commentEditKey(comment.id)}
      draftPlace={{ ...draftPlace, kind: t('draftOfCommentEdit') }}
      submitLabel={t('save')}
      notice={(form) =>
        their.isAhead && (
          <CommentVersionsNotice
            form={form}
            their={their}
            onTaken={() => {
              form.reset();
              onDone();
            }}
          />
        )
      }
      onSave={save}
      onCancel={onDone}
    />
  );
}
