import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { newsFeedRefusal } from '@portal/rules';

export const feeds: Pick<HandlersOf<'content'>, 'newsFeed' | 'newNewsFeed' | 'endNewsFeed'> = {
  newsFeed(_, call) {
    const feed = call.state.newsFeeds.get(ownerOf(call));
    return { feed: feed === undefined ? null : feedReply(feed) };
  },
  newNewsFeed(_, call) {
    const feed = { id: call.state.nextId('news'), createdAt: call.now };
    call.state.newsFeeds.set(ownerOf(call), feed);
    return { feed: feedReply(feed) };
  },
  endNewsFeed(_, call) {
    call.state.newsFeeds.delete(ownerOf(call));
    return {};
  },
};

function ownerOf(call: MockCall): string {
  const { state, token } = call;
  refuse(newsFeedRefusal((token !== null && state.scopes.get(token)) || null));
  return viewerOf(call).id;
}

function feedReply({ id, createdAt }: { id: string; createdAt: Date }) {
  return { url: `https://portal.example/api/content/feed/${id}.rss`, createdAt: createdAt.toISOString(), readAt: null };
}
