import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { textArray } from '../../db/text-array.ts';
import {
  activities,
  comments,
  communities,
  meetings,
  memberships,
  pollVotes,
  postPolls,
  posts,
  postSaves,
} from '../../db/schema/index.ts';
import { communityStateColumns } from '../community-access/index.ts';
import { pollOptionsJson, postColumns } from '../posts/index.ts';

interface Asked {
  postIds: readonly string[];
  /** Those whose polls are told of. */
  polledIds: readonly string[];
  communityIds: readonly string[];
  activityIds: readonly number[];
}

export type LiveFacts = Awaited<ReturnType<typeof liveFactsOf>>;

/** Posts and what is told of as they stand now, and what decides who may know of it: a few statements however many people listen. */
export async function liveFactsOf(db: Db, asked: Asked, personIds: readonly string[]) {
  const { postIds, polledIds } = asked;
  const toldOf = await activitiesById(db, asked.activityIds);
  const shown = await postsById(db, [...postIds, ...idsIn(toldOf, ({ postId }) => postId)]);
  const communityIds = [...asked.communityIds, ...idsIn([...shown, ...toldOf], ({ communityId }) => communityId)];
  const followed = toldOf.flatMap(({ audience, postId }) =>
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
    activities: new Map(toldOf.map((activity) => [activity.id, activity])),
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

async function activitiesById(db: Db, found: readonly number[]) {
  if (found.length === 0) return [];
  const { id, audience, recipientId, communityId, postId } = activities;
  const { visible: meetingVisible, deletedAt: meetingDeletedAt } = meetings;
  return db
    .select({ id, audience, recipientId, communityId, postId, meetingVisible, meetingDeletedAt })
    .from(activities)
    .leftJoin(meetings, eq(meetings.id, activities.meetingId))
    .where(inArray(id, [...found]));
}

async function postsById(db: Db, found: readonly string[]) {
  if (found.length === 0) return [];
  const { communityId, likesCount, commentsCount, acceptedCommentId } = posts;
  return db
    .select({ ...postColumns, communityId, likesCount, commentsCount, acceptedCommentId })
    .from(posts)
    .where(sql`${posts.id} = any(${textArray(found)})`);
}

async function communitiesById(db: Db, found: readonly string[]) {
  if (found.length === 0) return [];
  const { likesCount, membersCount, postsCount } = communities;
  return db
    .select({ ...communityStateColumns, likesCount, membersCount, postsCount })
    .from(communities)
    .where(sql`${communities.id} = any(${textArray(found)})`);
}

async function membershipsOf(db: Db, communityIds: readonly string[], personIds: readonly string[]) {
  if (communityIds.length === 0) return [];
  const { communityId, personId, status, role } = memberships;
  return db
    .select({ communityId, personId, status, role })
    .from(memberships)
    .where(sql`${communityId} = any(${textArray(communityIds)}) and ${personId} = any(${textArray(personIds)})`);
}

async function pollsOf(db: Db, postIds: readonly string[]) {
  if (postIds.length === 0) return [];
  const { postId, isMultiple, results, closesAt, votersCount } = postPolls;
  return db
    .select({ postId, isMultiple, results, closesAt, votersCount, options: pollOptionsJson(postId) })
    .from(postPolls)
    .where(sql`${postId} = any(${textArray(postIds)})`);
}

async function votesOf(db: Db, postIds: readonly string[], personIds: readonly string[]) {
  if (postIds.length === 0) return [];
  const { postId, personId, optionIds } = pollVotes;
  return db
    .select({ postId, personId, optionIds })
    .from(pollVotes)
    .where(sql`${postId} = any(${textArray(postIds)}) and ${personId} = any(${textArray(personIds)})`);
}

/** Who saved a post or commented on it. */
async function followersOf(db: Db, postIds: readonly string[], personIds: readonly string[]) {
  if (postIds.length === 0) return [];
  const among = (post: unknown, person: unknown) =>
    sql`${post} = any(${textArray(postIds)}) and ${person} = any(${textArray(personIds)})`;
  const saved = db
    .select({ postId: postSaves.postId, personId: postSaves.personId })
    .from(postSaves)
    .where(among(postSaves.postId, postSaves.personId));
  const commented = db
    .select({ postId: comments.postId, personId: comments.authorId })
    .from(comments)
    .where(among(comments.postId, comments.authorId));
  return saved.union(commented);
}
