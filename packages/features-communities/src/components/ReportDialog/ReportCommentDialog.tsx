import { calls, useAction, type Comment } from '@portal/api';
import { successToastMs, useMessages, useOutcome } from '@portal/kit';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { messages } from '../../messages.ts';
import { useCommentChange } from '../Comments/use-comment-change.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** Reports a comment to the moderators of its community. */
export function ReportCommentDialog({
  comment,
  onClose,
}: {
  comment: Pick<Comment, 'id' | 'postId'>;
  onClose: () => void;
}) {
  const t = useMessages(messages);
  const tell = useOutcome<CommunitiesOutcomes>();
  const { change } = useCommentChange(comment.postId);
  const report = useAction(calls.comments.report, {
    success: t('reportSent'),
    successMs: successToastMs,
    failure: t('reportFailed'),
  });

  async function send(message: string) {
    await report.run({ params: { postId: comment.postId, commentId: comment.id }, body: { message } });
    change(comment.id, { isReported: true });
    tell('reported', { postId: comment.postId, commentId: comment.id });
  }

  return <ReportDialog kind="comment" onReport={send} onClose={onClose} />;
}
