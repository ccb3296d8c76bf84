import { calls, type Comment, pageSizes, useEndpoint } from '@portal/api';
import { type PageProps, useMessages } from '@portal/kit';
import { CommunityAdmin } from '../../Frame/CommunityAdmin.tsx';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { useDelayedDecision } from '../Queue/use-delayed-decision.ts';
import { useReasonDialog } from '../use-reason-dialog.tsx';
import { useModeration } from '../use-moderation.ts';
import { ReportedCommentsScreen } from './ReportedCommentsScreen.tsx';

export { firstReads } from '../../Frame/use-admin-community.ts';

export function ReportedCommentsPage({ params }: PageProps<'id'>) {
  return (
    <CommunityAdmin id={params.id} page="reportedComments">
      {(admin) => <LiveReportedComments admin={admin} />}
    </CommunityAdmin>
  );
}

function LiveReportedComments({ admin }: { admin: AdminCommunity }) {
  const t = useMessages(communitiesAdminMessages);
  const { id } = admin.community;
  const { view, data } = useEndpoint(
    calls.moderation.reportedComments,
    { params: { id }, query: { pageSize: pageSizes.list } },
    { isEmpty: ({ comments }) => comments.length === 0 },
  );
  const decision = useDelayedDecision(data?.comments.map((comment) => comment.id) ?? null);
  const { deleteComment, denyCommentReports } = useModeration();
  const titleOf = ({ author }: Comment) => t('ofComment', { name: `${author.firstName} ${author.lastName}` });
  const reason = useReasonDialog();

  async function deleteBecause(comment: Comment) {
    const title = titleOf(comment);
    const asking = { title: t('deleteCommentTitle', { title }), text: t('approveCommentHint') };
    const because = await reason.ask({ ...asking, confirmLabel: t('deleteComment') });
    if (because === null) return false;
    const text = t('heldDeleteComment', { title });
    decision.hold({ id: comment.id, text, send: () => deleteComment(comment, because) });
    return true;
  }

  return (
    <>
      <ReportedCommentsScreen
        view={view}
        decision={decision}
        onApprove={deleteBecause}
        onDeny={(comment) =>
          decision.hold({
            id: comment.id,
            text: t('heldDenyComment', { title: titleOf(comment) }),
            send: () =>
              denyCommentReports(
                id,
                comment.reports.map((report) => report.id),
              ),
          })
        }
      />
      {reason.dialog}
    </>
  );
}
