import type { HandlersOf } from '../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../mock/mock-call.ts';
import { refuse } from '../../mock/mock-problem.ts';
import { feedRefusal } from '@portal/rules';
import type { MockFeed } from './state.ts';

export const calendar: HandlersOf<'calendar'> = {
  feed(_, call) {
    const feed = call.state.feeds.get(ownerOf(call));
    return { feed: feed === undefined ? null : feedReply(feed) };
  },
  newFeed(_, call) {
    const feed = { id: call.state.nextId('calendar'), createdAt: call.now };
    call.state.feeds.set(ownerOf(call), feed);
    return { feed: feedReply(feed) };
  },
  endFeed(_, call) {
    call.state.feeds.delete(ownerOf(call));
    return {};
  },
};

function ownerOf(call: MockCall): string {
  const { state, token } = call;
  refuse(feedRefusal((token !== null && state.scopes.get(token)) || null));
  return viewerOf(call).id;
}

function feedReply({ id, createdAt }: MockFeed) {
  return { url: `https://portal.example/api/calendar/${id}.ics`, createdAt: createdAt.toISOString(), readAt: null };
}
