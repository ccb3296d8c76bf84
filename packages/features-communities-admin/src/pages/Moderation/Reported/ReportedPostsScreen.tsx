import type { CallReply, calls, Post, Report } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { EmptyState, Heading, Illustration, PanelSwitch, Skeleton, Stack } from '@portal/ui';
import { LivePost } from '@portal/features-communities/parts';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { FocusRestorer } from '../Queue/FocusRestorer.tsx';
import { type Choose, Queue } from '../Queue/Queue.tsx';
import { QueueRow } from '../Queue/QueueRow.tsx';
import type { DelayedDecision } from '../Queue/use-delayed-decision.ts';
import { ReportDecision } from './ReportDecision.tsx';
import { ReportLines } from './ReportLines.tsx';

export interface ReportedPostsScreenProps {
  admin: AdminCommunity;
  view: View<CallReply<typeof calls.moderation.reportedPosts>>;
  decision: DelayedDecision;
  isPending: boolean;
  onApprove: Choose<Post>;
  onDeny: Choose<Post>;
  onResolve: (report: Report) => void;
  onResolveAll: (post: Post) => void;
}

const idOf = ({ id }: Post) => id;

/** Posts that members have reported, with what they said. */
export function ReportedPostsScreen({ admin, view, decision, isPending, ...on }: ReportedPostsScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  const empty = <NoReports />;
  return (
    <FocusRestorer>
      <Heading level={1} isFocusable>
        {t('reportedPosts')}
      </Heading>
      <PanelSwitch
        view={view}
        skeleton={<Skeleton lines={12} />}
        skeletonLabel={t('reportsLoading')}
        failedTitle={t('reportsFailed')}
        empty={empty}
      >
        {({ posts, reporters }) => (
          <Queue
            label={t('reportedPosts')}
            items={posts}
            idOf={idOf}
            row={({ title, author, createdAt, reports }) => (
              <QueueRow title={title} author={author} createdAt={createdAt} reportsCount={reports.length} />
            )}
            detail={(post) => (
              <Stack gap={6}>
                <ReportDecision
                  labels={{
                    approve: t('approveReports', { title: post.title }),
                    deny: t('denyReports', { title: post.title }),
                  }}
                  hint={t('approvePostHint')}
                  onApprove={() => void on.onApprove(post)}
                  onDeny={() => void on.onDeny(post)}
                />
                <ReportLines
                  reports={post.reports}
                  reporters={reporters}
                  isPending={isPending}
                  onResolve={on.onResolve}
                  onResolveAll={() => on.onResolveAll(post)}
                />
                <LivePost
                  post={post}
                  permissions={admin.community.permissions}
                  layout="page"
                  headingLevel={2}
                  isInAdmin
                />
              </Stack>
            )}
            onApprove={on.onApprove}
            onDecline={on.onDeny}
            declineKey="deny"
            decision={decision}
            empty={empty}
            moreLabel={t('showMore')}
          />
        )}
      </PanelSwitch>
    </FocusRestorer>
  );
}

export function NoReports() {
  const t = useMessages(communitiesAdminMessages);
  return (
    <EmptyState illustration={<Illustration name="conversation" />} title={t('noReports')} text={t('noReportsText')} />
  );
}
