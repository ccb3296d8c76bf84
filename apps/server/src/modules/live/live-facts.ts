import type { Db } from '../../db/connect.ts';
import {
  activitiesById,
  communitiesById,
  followersOf,
  membershipsOf,
  pollsOf,
  postsById,
  votesOf,
} from './live-facts.queries.ts';

interface FactsQuery {
  postIds: readonly string[];
  /** Those whose polls are told of. */
  polledIds: readonly string[];
  communityIds: readonly string[];
  activityIds: readonly number[];
}

export type LiveFacts = Awaited<ReturnType<typeof liveFactsOf>>;

/** Posts and what is told of as they stand now, and what decides who may know of it: a few statements however many people listen. */
export async function liveFactsOf(db: Db, query: FactsQuery, personIds: readonly string[]) {
  const { postIds, polledIds } = query;
  const activities = await activitiesById(db, query.activityIds);
  const shown = await postsById(db, [...postIds, ...idsIn(activities, ({ postId }) => postId)]);
  const communityIds = [...query.communityIds, ...idsIn([...shown, ...activities], ({ communityId }) => communityId)];
  const followed = activities.flatMap(({ audience, postId }) =>
    audience === 'followers' && postId !== null ? [postId] : [],
  );
  const [places, members, followers, polls, votes] = await Promise.all([
    communitiesById(db, communityIds),
    membershipsOf(db, communityIds, personIds),
    followersOf(db, followed, personIds),
    pollsOf(db, polledIds),
    votesOf(db, polledIds, personIds),
  ]);
  return {
    activities: new Map(activities.map((activity) => [activity.id, activity])),
    posts: new Map(shown.map((post) => [post.id, post])),
    communities: new Map(places.map((community) => [community.id, community])),
    memberships: new Map(members.map((one) => [pairOf(one.communityId, one.personId), one])),
    followers: new Set(followers.map(({ postId, personId }) => pairOf(postId, personId))),
    polls: new Map(polls.map((poll) => [poll.postId, poll])),
    votes: new Map(votes.map(({ postId, personId, optionIds }) => [pairOf(postId, personId), optionIds])),
  };
}

/** A key of what a person is to something. */
export function pairOf(id: string, personId: string): string {
  return `${id} ${personId}`;
}

/** What rows name, each once. */
export function idsIn<Row, Id extends string | number>(rows: readonly Row[], idOf: (row: Row) => Id | null): Id[] {
  return [...new Set(rows.flatMap((row) => idOf(row) ?? []))];
}
