import { calls, useAction, type Post } from '@portal/api';
import { successToastMs, useMessages, useOutcome } from '@portal/kit';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';
import { reportKey } from '../../model/draft-keys.ts';
import { useDraftPlace } from '../../model/use-draft-place.ts';
import { usePostChange } from '../LivePost/use-post-change.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** Reports a post to the moderators of its community. */
export function ReportPostDialog({ post, onClose }: { post: Pick<Post, 'id' | 'community'>; onClose: () => void }) {
  const t = useMessages(communitiesMessages);
  const draftPlace = useDraftPlace(post);
  const emit = useOutcome<CommunitiesOutcomes>();
  const change = usePostChange(post.id);
  const report = useAction(calls.posts.report, {
    success: t('reportSent'),
    successMs: successToastMs,
    failure: () => ({ text: t('reportPostFailedTitle'), description: t('reportFailed') }),
  });

  async function send(message: string) {
    await report.run({ params: { id: post.id }, body: { message } });
    change({ isReported: true });
    emit('reported', { postId: post.id });
  }

  return (
    <ReportDialog
      kind="post"
      draftKey={reportKey('post', post.id)}
      draftPlace={draftPlace}
      onReport={send}
      onClose={onClose}
    />
  );
}
