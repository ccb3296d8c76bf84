import type { CallReply, calls, Comment } from '@portal/api';
import { useDestinations, useMessages, type View } from '@portal/kit';
import { AttachmentList, Heading, Link, PanelSwitch, RichText, Skeleton, Stack, Text } from '@portal/ui';
import { PostAuthor } from '@portal/features-communities/parts';
import { destinations } from '../../../destinations.ts';
import { draftText } from '@portal/features-communities/parts';
import { shownFiles } from '@portal/features-communities/parts';
import { useMentionHref } from '@portal/features-communities/parts';
import { communitiesAdminMessages } from '../../../messages.ts';
import { FocusRestorer } from '../Queue/FocusRestorer.tsx';
import { type Choose, Queue } from '../Queue/Queue.tsx';
import { QueueRow } from '../Queue/QueueRow.tsx';
import type { DelayedDecision } from '../Queue/use-delayed-decision.ts';
import { ReportDecision } from './ReportDecision.tsx';
import { NoReports } from './ReportedPostsScreen.tsx';
import { ReportLines } from './ReportLines.tsx';

type Reply = CallReply<typeof calls.moderation.reportedComments>;

export interface ReportedCommentsScreenProps {
  view: View<Reply>;
  decision: DelayedDecision;
  onApprove: Choose<Comment>;
  onDeny: Choose<Comment>;
}

const idOf = ({ id }: Comment) => id;
const nameOf = ({ author }: Comment) => `${author.firstName} ${author.lastName}`;

/** Comments that members have reported, with what they said. */
export function ReportedCommentsScreen({ view, decision, onApprove, onDeny }: ReportedCommentsScreenProps) {
  const t = useMessages(communitiesAdminMessages);
  return (
    <FocusRestorer>
      <Heading level={1} isFocusable>
        {t('reportedComments')}
      </Heading>
      <PanelSwitch
        view={view}
        skeleton={<Skeleton lines={12} />}
        skeletonLabel={t('reportsLoading')}
        failedTitle={t('reportsFailed')}
        empty={<NoReports />}
      >
        {({ comments, posts, reporters }) => (
          <Queue
            label={t('reportedComments')}
            items={comments}
            idOf={idOf}
            row={({ body, author, createdAt, reports }) => (
              <QueueRow title={draftText(body)} author={author} createdAt={createdAt} reportsCount={reports.length} />
            )}
            detail={(comment) => (
              <Stack gap={6}>
                <ReportDecision
                  labels={{
                    approve: t('approveComment', { name: nameOf(comment) }),
                    deny: t('denyComment', { name: nameOf(comment) }),
                  }}
                  hint={t('approveCommentHint')}
                  onApprove={() => void onApprove(comment)}
                  onDeny={() => void onDeny(comment)}
                />
                <ReportLines reports={comment.reports} reporters={reporters} />
                <WholeComment comment={comment} post={posts.find(({ id }) => id === comment.postId)} />
              </Stack>
            )}
            onApprove={onApprove}
            onDecline={onDeny}
            declineKey="deny"
            decision={decision}
            empty={<NoReports />}
            moreLabel={t('showMoreComments')}
          />
        )}
      </PanelSwitch>
    </FocusRestorer>
  );
}

function WholeComment({ comment, post }: { comment: Comment; post: Reply['posts'][number] | undefined }) {
  const t = useMessages(communitiesAdminMessages);
  const mentionHref = useMentionHref();
  const to = useDestinations(destinations);
  const href = post && to.post({ alias: post.community.alias, id: post.id });
  return (
    <Stack as="article" gap={3} label={t('commentOf', { name: nameOf(comment) })}>
      <PostAuthor author={comment.author} writtenAt={comment.createdAt} writtenBy={comment.writtenBy} size="sm" />
      <RichText html={comment.body} mentionHref={mentionHref} />
      {comment.attachments.length > 0 && <AttachmentList items={shownFiles(comment.attachments)} />}
      {post !== undefined && (
        <Text size="sm" tone="quiet">
          {t('onPost')} {href === undefined ? post.title : <Link href={href}>{post.title}</Link>}
        </Text>
      )}
    </Stack>
  );
}
