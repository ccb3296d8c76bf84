import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
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
import { textArray } from '../../db/text-array.ts';
import { communityStateColumns } from '../community-access/index.ts';
import { pollOptionsJson, postColumns } from '../posts/index.ts';

export async function activitiesById(db: Db, found: readonly number[]) {
  if (found.length === 0) return [];
  const { id, audience, recipientId, communityId, postId } = activities;
  const { visible: meetingVisible, deletedAt: meetingDeletedAt } = meetings;
  return db
    .select({ id, audience, recipientId, communityId, postId, meetingVisible, meetingDeletedAt })
    .from(activities)
    .leftJoin(meetings, eq(meetings.id, activities.meetingId))
    .where(inArray(id, [...found]));
}

export async function postsById(db: Db, found: readonly string[]) {
  if (found.length === 0) return [];
  const { communityId, likesCount, commentsCount, acceptedCommentId } = posts;
  return db
    .select({ ...postColumns, communityId, likesCount, commentsCount, acceptedCommentId })
    .from(posts)
    .where(sql`${posts.id} = any(${textArray(found)})`);
}

export async function communitiesById(db: Db, found: readonly string[]) {
  if (found.length === 0) return [];
  const { likesCount, membersCount, postsCount } = communities;
  return db
    .select({ ...communityStateColumns, likesCount, membersCount, postsCount })
    .from(communities)
    .where(sql`${communities.id} = any(${textArray(found)})`);
}

export async function membershipsOf(db: Db, communityIds: readonly string[], personIds: readonly string[]) {
  if (communityIds.length === 0) return [];
  const { communityId, personId, status, role } = memberships;
  return db
    .select({ communityId, personId, status, role })
    .from(memberships)
    .where(sql`${communityId} = any(${textArray(communityIds)}) and ${personId} = any(${textArray(personIds)})`);
}

export async function pollsOf(db: Db, postIds: readonly string[]) {
  if (postIds.length === 0) return [];
  const { postId, isMultiple, results, closesAt, votersCount } = postPolls;
  return db
    .select({ postId, isMultiple, results, closesAt, votersCount, options: pollOptionsJson(postId) })
    .from(postPolls)
    .where(sql`${postId} = any(${textArray(postIds)})`);
}

export async function votesOf(db: Db, postIds: readonly string[], personIds: readonly string[]) {
  if (postIds.length === 0) return [];
  const { postId, personId, optionIds } = pollVotes;
  return db
    .select({ postId, personId, optionIds })
    .from(pollVotes)
    .where(sql`${postId} = any(${textArray(postIds)}) and ${personId} = any(${textArray(personIds)})`);
}

/** Who saved a post or commented on it. */
export async function followersOf(db: Db, postIds: readonly string[], personIds: readonly string[]) {
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
