import { type HeldPost, type Post, postStatuses } from '@portal/api';
import { useMessages } from '@portal/kit';
import { EmptyState, Heading, Illustration, Stack } from '@portal/ui';
import { LivePost } from '@portal/features-communities/parts';
import type { AdminCommunity } from '../../Frame/use-admin-community.ts';
import { PostFeed } from '../AllPosts/PostFeed.tsx';
import { communitiesAdminMessages } from '../../../messages.ts';
import { PostList, type PostListProps } from '../PostList.tsx';
import { UndoBar } from '../Queue/UndoBar.tsx';
import { FocusRestorer } from '../Queue/FocusRestorer.tsx';
import { type Choose, Queue } from '../Queue/Queue.tsx';
import { QueueRow } from '../Queue/QueueRow.tsx';
import type { DelayedDecision } from '../Queue/use-delayed-decision.ts';
import { mayGive } from '../status-rights.ts';
import { ViewTabs } from '../ViewTabs.tsx';
import type { PostsView } from '../views.ts';
import { PendingDecision } from './PendingDecision.tsx';

export interface PendingPostsScreenProps extends Omit<PostListProps, 'label' | 'empty' | 'filters' | 'children'> {
  admin: AdminCommunity;
  shows: PostsView;
  page: string | undefined;
  /** Those that the portal held, and why. */
  heldPosts: readonly HeldPost[];
  decision: DelayedDecision;
  onApprove: Choose<Post>;
  onDecline: Choose<Post>;
}

const statusOf = { approve: postStatuses.published, decline: postStatuses.archived } as const;
const idOf = ({ id }: Post) => id;

/** Posts that nobody has approved yet. */
export function PendingPostsScreen(props: PendingPostsScreenProps) {
  const { admin, shows, page, heldPosts, decision, onApprove, onDecline, ...list } = props;
  const t = useMessages(communitiesAdminMessages);
  const decide = (post: Post) => (
    <PendingDecision
      post={post}
      held={heldPosts.find(({ postId }) => postId === post.id)}
      admin={admin}
      onApprove={onApprove}
      onDecline={onDecline}
    />
  );
  const empty = (
    <EmptyState
      illustration={<Illustration name="conversation" />}
      title={t('nothingPending')}
      text={t('nothingPendingText')}
    />
  );
  return (
    <FocusRestorer>
      <Heading level={1} isFocusable>
        {t('pending')}
      </Heading>
      <PostList
        {...list}
        label={t('pending')}
        filters={<ViewTabs current={shows} page={page} />}
        empty={
          <Stack gap={4}>
            <UndoBar decision={decision} onUndo={decision.undo} />
            {empty}
          </Stack>
        }
      >
        {(posts) =>
          shows === 'feed' ? (
            <Stack gap={4}>
              <UndoBar decision={decision} onUndo={decision.undo} />
              <PostFeed
                label={t('pending')}
                posts={posts.filter((post) => !decision.decidedIds.has(post.id))}
                admin={admin}
                decide={decide}
              />
            </Stack>
          ) : (
            <Queue
              label={t('pending')}
              items={posts}
              idOf={idOf}
              row={(post) => <QueueRow title={post.title} author={post.author} createdAt={post.createdAt} />}
              detail={(post) => (
                <LivePost
                  post={post}
                  permissions={admin.community.permissions}
                  layout="page"
                  headingLevel={2}
                  isInAdmin
                  approval={decide(post)}
                />
              )}
              mayDecide={(way, post) => mayGive(statusOf[way], post, admin)}
              onApprove={onApprove}
              onDecline={onDecline}
              declineKey="decline"
              decision={decision}
              empty={empty}
              moreLabel={t('showMore')}
            />
          )
        }
      </PostList>
    </FocusRestorer>
  );
}
