import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveChanges, Poll } from '../contract/entities.ts';
import type { AnyCall } from '../calls/call.ts';
import { calls } from '../index.ts';
import type { EndpointCache } from '../hooks/endpoint-cache.ts';
import { keyOf } from '../hooks/query-key.ts';
import { createLiveBoard } from './live-board.ts';
import { showChanges } from './show-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const nothing: LiveChanges = {
  posts: [],
  polls: [],
  communities: [],
  gonePostIds: [],
  commentedPostIds: [],
  previewedPostIds: [],
  lookedCommunityIds: [],
  hasNews: false,
  hasFavourites: false,
};
const counts = { likesCount: 0, commentsCount: 0, acceptedCommentId: null, isFrozen: false };

const voted: Poll = {
  options: [{ id: 'yes', text: 'Yes', votesCount: 4 }],
  isMultiple: false,
  results: 'always',
  closesAt: null,
  isClosed: false,
  votersCount: 4,
  myOptionIds: ['yes'],
};

/** A page that shows replies of these calls, and hears of changes. */
function page(...shown: readonly (readonly [AnyCall, object?])[]) {
  const queryClient = new QueryClient();
  const requested: string[] = [];
  for (const [call, input] of shown) {
    const queryKey = keyOf(call, input);
    const queryFn = async () => requested.push(`${call.name} ${JSON.stringify(input ?? {})}`);
    new QueryObserver(queryClient, { queryKey, queryFn, staleTime: Infinity, initialData: 0 }).subscribe(
      () => undefined,
    );
  }
  const patched: unknown[] = [];
  const patch: EndpointCache['patch'] = (name, id, change) => {
    // What a function makes of a post is that of one which was not edited and whose poll has this vote.
    patched.push([name, id, typeof change === 'function' ? change({ poll: voted, version: 1 } as never) : change]);
    return () => undefined;
  };
  const board = createLiveBoard();
  const stop = new AbortController();
  const changes = showChanges({ queryClient, board, cache: { patch } as EndpointCache }, stop.signal);
  return { requested, patched, board, stop, ...changes };
}

const onPost = (id: string) => ({ params: { id } });

test('counts change where they stand, without a call', async () => {
  const { event, patched, requested } = page([calls.posts.feed]);
  const changed = { likesCount: 4, commentsCount: 2, acceptedCommentId: 'k-1', isFrozen: true };
  const community = { likesCount: 7, membersCount: 30, postsCount: 12 };
  event('changes', {
    ...nothing,
    posts: [{ id: 'p-1', communityId: 'c-1', version: 1, isNew: false, ...changed }],
    communities: [{ id: 'c-1', ...community }],
  });
  await vi.runAllTimersAsync();
  expect([patched, requested]).toEqual([
    [
      ['post', 'p-1', changed],
      ['post', 'p-1', {}],
      ['community', 'c-1', community],
    ],
    [],
  ]);
});

test.each([
  ['with the vote that is shown are taken over', ['yes'], { poll: { ...voted, votersCount: 9 } }, []],
  ['with another one wait for the post', ['no'], {}, ['posts.byId {"params":{"id":"p-1"}}']],
])('results of a poll %s', async (_, myOptionIds, change, expected) => {
  const { event, patched, requested } = page([calls.posts.byId, onPost('p-1')], [calls.posts.byId, onPost('p-2')]);
  const poll = { ...voted, votersCount: 9, myOptionIds };
  event('changes', { ...nothing, polls: [{ postId: 'p-1', poll }] });
  await vi.runAllTimersAsync();
  expect([patched, requested]).toEqual([[['post', 'p-1', change]], expected]);
});

test('favourites that were marked elsewhere are asked for', async () => {
  const { event, requested } = page([calls.communities.topFavorites], [calls.events.favourites], [calls.posts.feed]);
  event('changes', { ...nothing, hasFavourites: true });
  await vi.runAllTimersAsync();
  expect(requested.toSorted()).toEqual(['communities.topFavorites {}', 'events.favourites {}']);
});

test('a community that was looked at in another tab has nothing new in this one', async () => {
  const { event, patched, requested } = page([calls.communities.preference]);
  event('changes', { ...nothing, lookedCommunityIds: ['c-1'] });
  await vi.runAllTimersAsync();
  expect([patched, requested]).toEqual([[['community', 'c-1', { newPostsCount: 0 }]], []]);
});

test('new posts are asked for once, however many come in a moment', async () => {
  const { event, requested } = page(
    [calls.posts.feed],
    [calls.posts.ofCommunity, onPost('c-1')],
    [calls.communities.preference],
    [calls.notifications.list],
  );
  const post = { communityId: 'c-1', ...counts, version: 1, isNew: true };
  for (const id of ['p-1', 'p-2', 'p-3']) event('changes', { ...nothing, posts: [{ ...post, id }] });
  await vi.runAllTimersAsync();
  expect(requested.toSorted()).toEqual([
    'communities.preference {}',
    'posts.feed {}',
    'posts.ofCommunity {"params":{"id":"c-1"}}',
  ]);
});

test('comments of the post that was commented on are asked for, and no others', async () => {
  const { event, requested } = page([calls.comments.list, onPost('p-1')], [calls.comments.list, onPost('p-2')]);
  event('changes', { ...nothing, commentedPostIds: ['p-2'] });
  await vi.runAllTimersAsync();
  expect(requested).toEqual(['comments.list {"params":{"id":"p-2"}}']);
});

test('a post that shows the preview of a page from now on is asked for wherever it may stand, and its comments', async () => {
  const { event, requested } = page(
    [calls.posts.byId, onPost('p-1')],
    [calls.posts.byId, onPost('p-2')],
    [calls.comments.list, onPost('p-1')],
    [calls.posts.feed],
    [calls.notifications.list],
  );
  event('changes', { ...nothing, previewedPostIds: ['p-1'] });
  await vi.runAllTimersAsync();
  expect(requested.toSorted()).toEqual([
    'comments.list {"params":{"id":"p-1"}}',
    'posts.byId {"params":{"id":"p-1"}}',
    'posts.feed {}',
  ]);
});

test('a post that was edited is asked for wherever it may stand, and never takes over a version without its text', async () => {
  const { event, patched, requested } = page(
    [calls.posts.byId, onPost('p-1')],
    [calls.posts.byId, onPost('p-2')],
    [calls.comments.list, onPost('p-1')],
    [calls.posts.feed],
    [calls.posts.ofCommunity, onPost('c-1')],
  );
  event('changes', { ...nothing, posts: [{ id: 'p-1', communityId: 'c-1', ...counts, version: 2, isNew: false }] });
  await vi.runAllTimersAsync();
  expect(requested.toSorted()).toEqual([
    'posts.byId {"params":{"id":"p-1"}}',
    'posts.feed {}',
    'posts.ofCommunity {"params":{"id":"c-1"}}',
  ]);
  expect(JSON.stringify(patched)).not.toContain('version');
});

test('a post that is gone is asked for where it is open, and left out of lists', async () => {
  const { event, requested } = page(
    [calls.posts.byId, onPost('p-1')],
    [calls.posts.byId, onPost('p-2')],
    [calls.posts.feed],
  );
  event('changes', { ...nothing, gonePostIds: ['p-1'] });
  await vi.runAllTimersAsync();
  expect(requested.toSorted()).toEqual(['posts.byId {"params":{"id":"p-1"}}', 'posts.feed {}']);
});

test('news are asked for', async () => {
  const { event, requested } = page([calls.notifications.list], [calls.posts.feed]);
  event('changes', { ...nothing, hasNews: true });
  await vi.runAllTimersAsync();
  expect(requested).toEqual(['notifications.list {}']);
});

test.each([
  [true, []],
  [false, ['comments.list {"params":{"id":"p-1"}}', 'notifications.list {}', 'posts.feed {}']],
])('a stream that is resumed (%s) asks for %j', async (isResumed, expected) => {
  const { event, requested } = page(
    [calls.comments.list, onPost('p-1')],
    [calls.notifications.list],
    [calls.posts.feed],
  );
  event('hello', { isResumed });
  await vi.runAllTimersAsync();
  expect(requested.toSorted()).toEqual(expected);
});

test('who is let into a community or put out of it asks anew for what names it or may be in another list, once', async () => {
  const { event, requested } = page(
    [calls.communities.byId, onPost('c-1')],
    [calls.posts.ofCommunity, onPost('c-1')],
    [calls.posts.ofCommunity, onPost('c-12')],
    [calls.comments.list, onPost('p-1')],
    [calls.posts.feed],
    [calls.communities.preference],
    [calls.events.favourites],
  );
  event('access', { communityIds: ['c-1'] });
  await vi.runAllTimersAsync();
  expect(requested.toSorted()).toEqual([
    'comments.list {"params":{"id":"p-1"}}',
    'communities.byId {"params":{"id":"c-1"}}',
    'communities.preference {}',
    'posts.feed {}',
    'posts.ofCommunity {"params":{"id":"c-1"}}',
  ]);
});

test('a page in the background asks who is let in and who is not once it is looked at', async () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('document', document);
  const { event, requested } = page([calls.posts.feed]);
  event('access', { communityIds: ['c-1'] });
  await vi.runAllTimersAsync();
  expect(requested).toEqual([]);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.runAllTimersAsync();
  expect(requested).toEqual(['posts.feed {}']);
});

test('who writes is named for some seconds after they last said so', async () => {
  const { event, board } = page();
  const [ana, bo] = ['ana', 'bo'].map((id) => ({ id, firstName: id, lastName: 'Li' }));
  event('writing', { postId: 'p-1', person: ana });
  event('writing', { postId: 'p-1', person: bo });
  expect(board.writersOn('p-1')).toEqual([ana, bo]);
  expect(board.writersOn('p-2')).toEqual([]);
  await vi.advanceTimersByTimeAsync(4000);
  event('writing', { postId: 'p-1', person: ana });
  await vi.advanceTimersByTimeAsync(2000);
  expect(board.writersOn('p-1')).toEqual([ana]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(board.writersOn('p-1')).toEqual([]);
});

test('what a newer server says is left alone', () => {
  const { event, requested } = page([calls.posts.feed]);
  event('toString', {});
  event('moved', {});
  expect(requested).toEqual([]);
});

test('nothing is asked for once it has ended', async () => {
  const { event, requested, stop } = page([calls.notifications.list]);
  event('changes', { ...nothing, hasNews: true });
  event('access', { communityIds: ['c-1'] });
  stop.abort();
  await vi.runAllTimersAsync();
  expect(requested).toEqual([]);
});

test('the queues of moderators follow what others decide and report', async () => {
  const place = { params: { communityId: 'c-1' } };
  const { event, requested } = page([calls.moderation.posts, place], [calls.moderation.reportedPosts, place]);
  event('changes', { ...nothing, gonePostIds: ['p-1'] });
  await vi.runAllTimersAsync();
  expect(requested.map((call) => call.replace(/ .*/, '')).toSorted()).toEqual([
    'moderation.posts',
    'moderation.reportedPosts',
  ]);
  event('changes', { ...nothing, hasNews: true });
  await vi.runAllTimersAsync();
  expect(requested.filter((call) => call.startsWith('moderation.reportedPosts'))).toHaveLength(2);
});
