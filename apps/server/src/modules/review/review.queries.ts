import { type contract, type HandlerReply, limits } from '@portal/api/contract';
import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moderationLog, ownMemberships, people, postEdits, posts, reviewWords } from '../../db/schema/index.ts';

export type Moderation = typeof contract.moderation;

/** Why some of these posts wait, as the log has it. */
export async function heldAmong(
  db: Db,
  postIds: readonly string[],
): Promise<HandlerReply<Moderation['posts']>['held']> {
  if (postIds.length === 0) return [];
  const rows = await db
    .select({ postId: moderationLog.postId, word: moderationLog.note })
    .from(moderationLog)
    .where(and(inArray(moderationLog.postId, [...postIds]), eq(moderationLog.deed, 'postHeld')));
  return rows.flatMap(({ postId, word }) =>
    postId === null ? [] : [{ postId, word, because: word === '' ? ('newcomer' as const) : ('words' as const) }],
  );
}

export async function wordsIn(db: Db): Promise<string[]> {
  const rows = await db.select({ text: reviewWords.text }).from(reviewWords).limit(limits.review.words);
  return rows.map(({ text }) => text);
}

export async function datesOf(db: Db, personId: string) {
  const [row] = await db
    .select({ madeAt: people.createdAt, joinedOn: ownMemberships.joinedOn })
    .from(people)
    .leftJoin(ownMemberships, eq(ownMemberships.personId, people.id))
    .where(eq(people.id, personId));
  return row;
}

export async function countPostsSince(tx: Db, authorId: string, since: Date) {
  const [written] = await tx
    .select({ count: count() })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), gt(posts.createdAt, since)));
  return written;
}

export async function pendingEditOf(tx: Db, postId: string) {
  const [waiting] = await tx.select({ by: postEdits.authorId }).from(postEdits).where(eq(postEdits.postId, postId));
  return waiting;
}

export function reviewWordRows(db: Db) {
  return db
    .select()
    .from(reviewWords)
    .orderBy(asc(sql`lower(${reviewWords.text})`))
    .limit(limits.review.words);
}
