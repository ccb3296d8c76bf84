import type { LiveChanges } from '@portal/api/contract';
import type { Person } from '../../http/person.ts';
import type { LiveEvent } from './events.queries.ts';
import type { LiveFacts } from './live-facts.ts';
import { readerOf } from './reader-of.ts';

/** Whoever listens, and the posts that they have on screen. */
export interface Audience {
  person: Person;
  watched: ReadonlySet<string>;
}

type Change<List extends readonly unknown[]> = List[number];

/** What of the events a person may know at this moment; null where that is nothing. */
export function changesFor(
  { person, watched }: Audience,
  events: readonly LiveEvent[],
  facts: LiveFacts,
  now: Date,
): LiveChanges | null {
  const reader = readerOf(person, facts, now);
  const shown = new Map<string, Change<LiveChanges['posts']>>();
  const polls = new Map<string, Change<LiveChanges['polls']>>();
  const counted = new Map<string, Change<LiveChanges['communities']>>();
  const gone = new Set<string>();
  const commented = new Set<string>();
  const previewed = new Set<string>();
  const looked = new Set<string>();
  let hasNews = false;
  let hasFavourites = false;

  function addPost({ postId, isNew, isGone }: LiveEvent): void {
    const post = facts.posts.get(postId ?? '');
    if (post === undefined) return;
    if (isGone && !reader.mayRead(post.id) && reader.couldRead(post.id)) gone.add(post.id);
    if (!reader.mayRead(post.id)) return;
    const { id, communityId, likesCount, commentsCount, acceptedCommentId, isFrozen, version } = post;
    const counts = { likesCount, commentsCount, acceptedCommentId, isFrozen };
    shown.set(id, { id, communityId, ...counts, version, isNew: isNew || shown.get(id)?.isNew === true });
  }

  function addPoll(postId: string): void {
    const poll = polls.has(postId) ? null : reader.pollOf(postId);
    if (poll !== null) polls.set(postId, { postId, poll });
  }

  function addCommunity(communityId: string): void {
    const counts = reader.countsOf(communityId);
    if (counts !== null) counted.set(communityId, counts);
  }

  const handlers: Record<LiveEvent['kind'], (event: LiveEvent) => void> = {
    reading: ({ personId }) => void (hasNews ||= personId === person.id),
    favourite: ({ personId }) => void (hasFavourites ||= personId === person.id),
    activity: ({ activityId }) => void (hasNews ||= reader.isNotified(activityId)),
    comment: ({ postId }) => postId !== null && watched.has(postId) && reader.mayRead(postId) && commented.add(postId),
    preview: ({ postId }) => postId !== null && reader.mayRead(postId) && previewed.add(postId),
    post: addPost,
    poll: ({ postId }) => addPoll(postId ?? ''),
    community: ({ communityId }) => addCommunity(communityId ?? ''),
    look: ({ personId, communityId }) =>
      personId === person.id && reader.countsOf(communityId ?? '') !== null && looked.add(communityId ?? ''),
    session: () => undefined,
    // Told by an event of its own.
    access: () => undefined,
  };
  for (const event of events) handlers[event.kind](event);

  const lists = [shown, polls, counted, gone, commented, previewed, looked];
  if (!hasNews && !hasFavourites && lists.every(({ size }) => size === 0)) return null;
  return {
    posts: [...shown.values()],
    polls: [...polls.values()],
    communities: [...counted.values()],
    gonePostIds: [...gone],
    commentedPostIds: [...commented],
    previewedPostIds: [...previewed],
    lookedCommunityIds: [...looked],
    hasNews,
    hasFavourites,
  };
}
