import { queryKeyRoot } from '@portal/kit';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveChanges, LiveEvents, LiveWriter, Poll } from '../contract/entities.ts';
import { type EndpointCache, invalidateQueries } from '../hooks/endpoint-cache.ts';
import { refetchAsAllowed, isRefused } from './refetch-as-allowed.ts';
import type { LiveBoard } from './live-board.ts';

/** The calls by their names alone: those themselves would be cut out of the chunks of the pages that make them. */
const feed = 'posts.feed';
const ofCommunity = 'posts.ofCommunity';
const byId = 'posts.byId';
/** With how many posts are new in each. */
const mine = 'communities.preference';
const comments = 'comments.list';
const notifications = 'notifications.list';
/** What moderators have on screen, so that of two who work at once neither decides about what the other has decided. */
const queues = ['moderation.posts', 'moderation.reportedPosts', 'communities.postStatistics'];
const reported = ['moderation.reportedPosts', 'moderation.reportedComments', 'communities.postStatistics'];
const favourites = ['communities.topFavorites', 'events.favourites'];
/** What is refetched where the stream cannot say any more what has changed. */
const refetchedCalls = [feed, ofCommunity, byId, comments, notifications, 'communities.byAlias'];
/** What can depend on a community that it does not name: the lists of who is let in, and comments, which name their post alone. */
const unnamed = [feed, mine, comments, notifications, 'communities.getList', 'communities.recommended'];

/** Somebody who has said nothing for so long writes no longer. */
const writesMs = 6000;
/** The window in which invalidations of a list are batched: longer where everybody hears of the change at the same moment. */
const within = { access: 300, comments: 300, lists: 2000, notifications: 2000 } as const;

interface Shown {
  cache: EndpointCache;
  board: LiveBoard;
  queryClient: QueryClient;
}

export interface ShownChanges {
  event(name: string, data: unknown): void;
  /** Refetches all that could have changed. */
  refetchAll(): void;
}

/** Applies live updates: counts are patched in the cache, lists are invalidated, and who is typing is named for a while. */
export function showChanges({ cache, board, queryClient }: Shown, signal: AbortSignal): ShownChanges {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; fits: ((input: unknown) => boolean)[] }>();
  const forgetting = new Map<string, ReturnType<typeof setTimeout>>();
  const asking = new Set<ReturnType<typeof setTimeout>>();

  /** Batches invalidations: one for all that come within the time, spread by jitter. A page in the background refetches when it is looked at again. */
  function invalidateSoon(call: string, ms: number, fits: (input: unknown) => boolean = () => true): void {
    const known = waiting.get(call);
    if (known !== undefined) {
      known.fits.push(fits);
      return;
    }
    const timer = setTimeout(() => {
      const wanted = waiting.get(call)?.fits ?? [];
      waiting.delete(call);
      invalidateQueries(queryClient, {
        queryKey: [queryKeyRoot, call],
        refetchType: globalThis.document?.visibilityState === 'hidden' ? 'none' : 'active',
        predicate: ({ queryKey }) => wanted.some((fit) => fit(queryKey[2])),
      });
    }, ms * Math.random());
    waiting.set(call, { timer, fits: [fits] });
  }

  function refetchAll(): void {
    for (const call of [feed, ofCommunity, byId, comments]) invalidateSoon(call, within.lists);
    invalidateSoon(notifications, within.notifications);
  }

  /** As soon as somebody looks at the page: what they may see of it is another question than before. */
  function refetchSoonAsAllowed(ms: number, isMeant: (query: Query) => boolean): void {
    const timer = setTimeout(() => {
      asking.delete(timer);
      whenLookedAt(() => void refetchAsAllowed(queryClient, isMeant, signal), signal);
    }, ms * Math.random());
    asking.add(timer);
  }

  function showPoll({ postId, poll }: LiveChanges['polls'][number]): void {
    let isVoting = false;
    cache.patch('post', postId, (post) => {
      if (hasSameVote(post.poll, poll)) return { poll };
      isVoting = true;
      return {};
    });
    // A vote of this person is under way, or was given elsewhere.
    if (isVoting) invalidateSoon(byId, within.lists, (input) => idIn(input) === postId);
  }

  /** Shows its counts; whether its text was edited, which is asked for: a version taken over without its text would let an edit overwrite what nobody saw. */
  function showPost({ id, communityId: _, isNew: __, version, ...counts }: LiveChanges['posts'][number]): boolean {
    cache.patch('post', id, counts);
    let wasEdited = false;
    cache.patch('post', id, (post) => {
      wasEdited ||= post.version !== version;
      return {};
    });
    return wasEdited;
  }

  function change({ posts, polls, communities, gonePostIds, commentedPostIds, ...other }: LiveChanges): void {
    const edited = posts.filter(showPost);
    for (const { id, ...counts } of communities) cache.patch('community', id, counts);
    for (const id of other.lookedCommunityIds) cache.patch('community', id, { newPostsCount: 0 });
    polls.forEach(showPoll);
    const changedIds = [...gonePostIds, ...other.previewedPostIds, ...edited.map(({ id }) => id)];
    if (posts.some(({ isNew }) => isNew) || changedIds.length > 0) {
      invalidateSoon(feed, within.lists);
      invalidateSoon(ofCommunity, within.lists);
      invalidateSoon(mine, within.lists);
      for (const call of queues) invalidateSoon(call, within.lists);
    }
    if (changedIds.length > 0) invalidateSoon(byId, within.lists, (input) => changedIds.includes(idIn(input)));
    const talkedIn = [...commentedPostIds, ...other.previewedPostIds];
    if (talkedIn.length > 0) invalidateSoon(comments, within.comments, (input) => talkedIn.includes(idIn(input)));
    if (other.hasNews) {
      invalidateSoon(notifications, within.notifications);
      for (const call of reported) invalidateSoon(call, within.notifications);
    }
    if (other.hasFavourites) for (const call of favourites) invalidateSoon(call, within.lists);
  }

  function setWriting({ postId, person }: LiveWriter, isWriting: boolean): void {
    const others = board.writersOn(postId).filter(({ id }) => id !== person.id);
    board.setWriters(postId, isWriting ? [...others, person] : others);
  }

  function showWriting(writer: LiveWriter): void {
    const key = `${writer.postId} ${writer.person.id}`;
    if (forgetting.has(key)) clearTimeout(forgetting.get(key));
    else setWriting(writer, true);
    forgetting.set(
      key,
      setTimeout(() => {
        forgetting.delete(key);
        setWriting(writer, false);
      }, writesMs),
    );
  }

  const events: { [Name in keyof LiveEvents]: (data: LiveEvents[Name]) => void } = {
    // Who was away for longer may have been put out meanwhile.
    hello: ({ isResumed }) =>
      isResumed || refetchSoonAsAllowed(within.lists, (query) => hasName(query, refetchedCalls)),
    changes: change,
    access: ({ communityIds }) => refetchSoonAsAllowed(within.access, (query) => dependsOn(query, communityIds)),
    writing: showWriting,
  };

  signal.addEventListener('abort', () => {
    for (const { timer } of waiting.values()) clearTimeout(timer);
    for (const timer of forgetting.values()) clearTimeout(timer);
    for (const timer of asking) clearTimeout(timer);
  });
  return {
    refetchAll,
    event(name, data) {
      // The server sends what the contract says; what a newer one says besides is left alone.
      if (Object.hasOwn(events, name)) (events[name as keyof LiveEvents] as (other: unknown) => void)(data);
    },
  };
}

function hasName({ queryKey: [, name] }: Query, names: readonly string[]): boolean {
  return typeof name === 'string' && names.includes(name);
}

/** Whether what is loaded names one of the communities, was refused before, or can depend on either. */
function dependsOn(query: Query, communityIds: readonly string[]): boolean {
  if (query.queryKey[0] !== queryKeyRoot) return false;
  if (hasName(query, unnamed) || isRefused(query)) return true;
  const text = JSON.stringify([query.queryKey, query.state.data]);
  return communityIds.some((id) => text.includes(JSON.stringify(id)));
}

function whenLookedAt(act: () => void, signal: AbortSignal): void {
  const { document } = globalThis;
  if (document?.visibilityState !== 'hidden') act();
  else document.addEventListener('visibilitychange', act, { once: true, signal });
}

function hasSameVote(before: Poll | null, { myOptionIds }: Poll): boolean {
  const mine = before?.myOptionIds ?? [];
  return before === null || (mine.length === myOptionIds.length && mine.every((id) => myOptionIds.includes(id)));
}

/** Calls of posts name theirs by `id`. */
function idIn(input: unknown): string {
  const { params } = (input ?? {}) as { params?: { id?: string } };
  return params?.id ?? '';
}
