import { calls, type Community, pageSizes, useAction, useEndpointPages } from '@portal/api';
import { loading, useDestinations, useMessages } from '@portal/kit';
import { Banner, Button, IconArchive, IconSearch, Inline, Stack } from '@portal/ui';
import { places } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { mayCreatePost } from '../../model/post-permissions.ts';
import { useKeyRoles } from '../../model/use-key-roles.ts';
import { useReader } from '../../model/use-reader.ts';
import { LivePost } from '../LivePost/LivePost.tsx';
import { PostComposer } from '../PostComposer/PostComposer.tsx';
import { WaitingBanner } from './WaitingBanner.tsx';
import { FeedList } from './FeedList.tsx';
import { useFeedView } from './use-feed-view.ts';
import { useWaitingCount } from './use-waiting-count.ts';

export interface CommunityPostsProps {
  community: Community;
  /** What the reader may do in this community. */
  permissions: readonly string[];
  /** Whoever approves posts sees what waits alone; everybody else sees all posts. */
  onlyWaiting: boolean;
  onOnlyWaitingChange: (onlyWaiting: boolean) => void;
}

/** The discussion of a community: a composer for those who may write, then its posts. */
export function CommunityPosts({ community, permissions, onlyWaiting, onOnlyWaitingChange }: CommunityPostsProps) {
  const t = useMessages(communitiesMessages);
  const searchHref = useDestinations(places).communitySearch({ alias: community.alias });
  const reader = useReader(permissions);
  const mayWrite = mayCreatePost(reader.permissions, community);
  const mayApprove = reader.permissions.includes('postApprove');
  const isWaiting = mayApprove && onlyWaiting;
  const waiting = useWaitingCount(community.id, mayApprove);
  const list = isWaiting ? `${community.id}:waiting` : community.id;
  const { roleOf } = useKeyRoles(community.id);
  const pages = useEndpointPages(
    calls.posts.ofCommunity,
    {
      params: { id: community.id },
      query: { page: 1, pageSize: pageSizes.feed, ...(isWaiting ? { onlyWaiting: true } : {}) },
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
      {mayApprove && <WaitingBanner communityId={community.id} isOn={isWaiting} onChange={onOnlyWaitingChange} />}
      {searchHref !== undefined && (
        <Inline justify="end">
          <Button tone="quiet" size="sm" icon={IconSearch} href={searchHref}>
            {t('searchHere')}
          </Button>
        </Inline>
      )}
      <FeedList
        {...feed}
        onShowNew={showNew}
        more={pages}
        restoreKey={`posts:${list}`}
        emptyTitle={t(isWaiting ? 'nothingWaits' : 'noPosts')}
        emptyHint={t(isWaiting ? 'nothingWaitsHint' : mayWrite ? 'noPostsHint' : 'noPostsReaderHint')}
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
