import { type contract, type HandlerReply, limits } from '@portal/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moderationLog, reviewWords } from '../../db/schema/index.ts';

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
