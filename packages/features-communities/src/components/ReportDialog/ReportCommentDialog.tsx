import { calls, useAction, type Comment, type Post } from '@portal/api';
import { successToastMs, useMessages, useOutcome } from '@portal/kit';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';
import { reportKey } from '../../model/draft-keys.ts';
import { useDraftPlace } from '../../model/use-draft-place.ts';
import { useCommentChange } from '../Comments/use-comment-change.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** Reports a comment to the moderators of its community. */
export function ReportCommentDialog({
  comment,
  post,
  onClose,
}: {
  comment: Pick<Comment, 'id' | 'postId'>;
  post: Pick<Post, 'id' | 'community'>;
  onClose: () => void;
}) {
  const t = useMessages(communitiesMessages);
  const draftPlace = useDraftPlace(post);
  const emit = useOutcome<CommunitiesOutcomes>();
  const { change } = useCommentChange(comment.postId);
  const report = useAction(calls.comments.report, {
    success: t('reportSent'),
    successMs: successToastMs,
    failure: t('reportFailed'),
  });

  async function send(message: string) {
    await report.run({ params: { postId: comment.postId, commentId: comment.id }, body: { message } });
    change(comment.id, { isReported: true });
    emit('reported', { postId: comment.postId, commentId: comment.id });
  }

  return (
    <ReportDialog
      kind="comment"
      draftKey={reportKey('comment', comment.id)}
      draftPlace={draftPlace}
      onReport={send}
      onClose={onClose}
    />
  );
}
