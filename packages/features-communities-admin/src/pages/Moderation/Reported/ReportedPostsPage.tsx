import type { Post } from '@portal/api';
import { type PageProps, useMessages } from '@portal/kit';
import { CommunityAdmin } from '../../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { useDelayedDecision } from '../Queue/use-delayed-decision.ts';
import { useReasonDialog } from '../use-reason-dialog.tsx';
import { useModeration } from '../use-moderation.ts';
import { ReportedPostsScreen } from './ReportedPostsScreen.tsx';
import { useReportedPosts } from './use-reported-posts.ts';

export { firstReads } from '../../Frame/use-admin-community.ts';

export function ReportedPostsPage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="reportedPosts">
      {(admin) => <LiveReportedPosts admin={admin} />}
    </CommunityAdmin>
  );
}

const idsOf = ({ reports }: Post) => reports.map(({ id }) => id);

function LiveReportedPosts({ admin }: { admin: AdminCommunity }) {
  const t = useMessages(communitiesAdminMessages);
  const communityId = admin.community.id;
  const { view, data } = useReportedPosts(communityId);
  const decision = useDelayedDecision(data?.posts.map(({ id }) => id) ?? null);
  const { archiveForReports, denyPostReports, isPending } = useModeration();
  const deny = (reportIds: readonly string[]) => denyPostReports(communityId, reportIds);
  const reason = useReasonDialog();

  async function archiveBecause(post: Post) {
    const { id, title } = post;
    const asking = { title: t('archivePostTitle', { title }), text: t('approvePostHint') };
    const because = await reason.ask({ ...asking, confirmLabel: t('archivePost') });
    if (because === null) return false;
    decision.hold({ id, text: t('heldApproveReports', { title }), send: () => archiveForReports(post, because) });
    return true;
  }

  return (
    <>
      <ReportedPostsScreen
        admin={admin}
        view={view}
        decision={decision}
        isPending={isPending}
        onApprove={archiveBecause}
        onDeny={(post) =>
          decision.hold({ id: post.id, text: t('heldDeny', { title: post.title }), send: () => deny(idsOf(post)) })
        }
        onResolveAll={(post) => void deny(idsOf(post)).catch(shown)}
        onResolve={({ id }) => void deny([id]).catch(shown)}
      />
      {reason.dialog}
    </>
  );
}

/** The action has told what went wrong. */
function shown() {
  return null;
}
