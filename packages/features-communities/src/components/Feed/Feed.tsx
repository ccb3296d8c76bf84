import { calls, pageSizes, type Post, useEndpointPages } from '@portal/api';
import { useDestinations, useMessages } from '@portal/kit';
import { Button } from '@portal/ui';
import { destinations } from '../../destinations.ts';
import { communitiesMessages } from '../../messages.ts';
import { LivePost } from '../LivePost/LivePost.tsx';
import { FeedList } from './FeedList.tsx';
import { useFeedView } from './use-feed-view.ts';

type Source = 'welcome' | 'saved' | 'unanswered';

/** The first page of a feed. */
export function feedInput(source: Source) {
  const query = { page: 1, pageSize: pageSizes.feed, includeOnlySaved: source === 'saved' };
  return { query: source === 'unanswered' ? { ...query, onlyUnanswered: true } : query };
}

const emptyWords = {
  welcome: { title: 'noWelcomePosts', hint: 'noWelcomePostsHint' },
  saved: { title: 'noSavedPosts', hint: 'noSavedPostsHint' },
  unanswered: { title: 'nothingUnanswered', hint: 'nothingUnansweredHint' },
} as const;

/** Posts of all my communities: what is new, what I saved, or the questions that wait for an answer. */
export function Feed({ source }: { source: Source }) {
  const t = useMessages(communitiesMessages);
  const explore = useDestinations(destinations).explore();
  const isSaved = source === 'saved';
  const pages = useEndpointPages(calls.posts.feed, feedInput(source), { pick: (reply) => reply.posts });
  const feed = useFeedView(source, pages.view);
  return (
    <FeedList
      {...feed}
      more={pages}
      restoreKey={`posts:${source}`}
      renderPost={isSaved ? renderSaved : renderWelcome}
      emptyTitle={t(emptyWords[source].title)}
      emptyHint={t(emptyWords[source].hint)}
      emptyAction={
        explore !== undefined && source !== 'unanswered' && <Button href={explore}>{t('exploreCommunities')}</Button>
      }
    />
  );
}

// Saved posts stand under the title of their page, those of the dashboard under the heading of a section.
function renderSaved(post: Post) {
  return <LivePost post={post} permissions={none} layout="feed" headingLevel={2} hasCommunity />;
}

function renderWelcome(post: Post) {
  return <LivePost post={post} permissions={none} layout="feed" headingLevel={3} hasCommunity />;
}

// What the reader may do in each post's community is not known in a feed of many; the server's answer on each post counts.
const none = [] as const;
