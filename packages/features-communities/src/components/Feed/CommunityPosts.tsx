import { calls, type Community, pageSizes, useAction, useEndpointPages } from '@portal/api';
import { loading, useDestinations, useMessages } from '@portal/kit';
import { Banner, IconArchive, Stack } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { mayCreatePost } from '../../model/post-permissions.ts';
import { useKeyRoles } from '../../model/use-key-roles.ts';
import { useReader } from '../../model/use-reader.ts';
import { LivePost } from '../LivePost/LivePost.tsx';
import { PostComposer } from '../PostComposer/PostComposer.tsx';
import { WaitingBanner } from './WaitingBanner.tsx';
import { FeedList } from './FeedList.tsx';
import { type Narrowing, queryOf } from './narrowing.ts';
import { PostsBar } from './PostsBar.tsx';
import { useFeedView } from './use-feed-view.ts';
import { useWaitingCount } from './use-waiting-count.ts';

export interface CommunityPostsProps {
  community: Community;
  /** What the reader may do in this community. */
  permissions: readonly string[];
  /** What waits for approval is shown alone to whoever approves posts; everybody else sees all posts. */
  narrowing: Narrowing;
  onNarrowingChange: (narrowing: Narrowing) => void;
}

const emptyWords = {
  waiting: { title: 'nothingWaits', hint: 'nothingWaitsHint' },
  unanswered: { title: 'nothingUnanswered', hint: 'nothingUnansweredHint' },
} as const;

/** The discussion of a community: a composer for those who may write, then its posts. */
export function CommunityPosts({ community, permissions, onNarrowingChange, ...props }: CommunityPostsProps) {
  const t = useMessages(communitiesMessages);
  const searchHref = useDestinations(destinations).communitySearch({ alias: community.alias });
  const reader = useReader(permissions);
  const mayWrite = mayCreatePost(reader.permissions, community);
  const mayApprove = reader.permissions.includes('postApprove');
  const narrowing = props.narrowing === 'waiting' && !mayApprove ? null : props.narrowing;
  const waiting = useWaitingCount(community.id, mayApprove);
  const list = narrowing === null ? community.id : `${community.id}:${narrowing}`;
  const { roleOf } = useKeyRoles(community.id);
  const pages = useEndpointPages(
    calls.posts.ofCommunity,
    {
      params: { id: community.id },
      query: { page: 1, pageSize: pageSizes.feed, ...queryOf(narrowing) },
    },
    { pick: (reply) => reply.posts },
  );
  // The banner above comes with the posts, so that it does not move them.
  const feed = useFeedView(list, waiting.isLoading ? loading : pages.view);
  const { run: look } = useAction(calls.communities.view, { failure: () => null });

  function showNew() {
    feed.onShowNew();
    // That they have been looked at is nothing to trouble the reader with.
    look({ params: { id: community.id } }).catch(() => undefined);
  }

  return (
    <Stack gap={4}>
      {community.isArchived && (
        <Banner tone="neutral" icon={IconArchive}>
          {t('communityArchived')}
        </Banner>
      )}
      {mayWrite && <PostComposer key={community.id} community={community} />}
      {mayApprove && (
        <WaitingBanner
          communityId={community.id}
          isOn={narrowing === 'waiting'}
          onChange={(isOn) => onNarrowingChange(isOn ? 'waiting' : null)}
        />
      )}
      <PostsBar
        searchHref={searchHref}
        isUnanswered={narrowing === 'unanswered'}
        onUnansweredChange={(isOn) => onNarrowingChange(isOn ? 'unanswered' : null)}
      />
      <FeedList
        {...feed}
        onShowNew={showNew}
        more={pages}
        restoreKey={`posts:${list}`}
        emptyTitle={t(narrowing === null ? 'noPosts' : emptyWords[narrowing].title)}
        emptyHint={t(narrowing !== null ? emptyWords[narrowing].hint : mayWrite ? 'noPostsHint' : 'noPostsReaderHint')}
        renderPost={(post) => (
          <LivePost
            post={post}
            permissions={permissions}
            role={roleOf(post.createdByUserId)}
            layout="feed"
            headingLevel={2}
          />
        )}
      />
    </Stack>
  );
}
