import { postStatuses } from '@portal/api/contract';
import { isCounted, tagsRefusal, withoutDoubles } from '@portal/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, posts, postTags, tags } from '../../db/schema/index.ts';
import { ProblemError, refuse } from '../../http/problem.ts';
import { textArray } from '../../db/text-array.ts';

type NewPost = typeof posts.$inferInsert & Pick<typeof posts.$inferSelect, 'status' | 'visibility'>;

export async function insertPost(db: Db, values: NewPost): Promise<void> {
  await db.insert(posts).values(values);
  if (isCounted(values)) await countPost(db, values.communityId, 1, values.createdAt);
}

type Changes = Partial<
  Pick<typeof posts.$inferInsert, 'title' | 'bodyHtml' | 'type' | 'imageAssetId' | 'isQuestion' | 'acceptedCommentId'>
>;

/** Changes a post while the version that was read is still its version: else somebody else was faster. */
export async function updatePost(
  db: Db,
  id: string,
  version: number,
  changes: Changes & { updatedAt: Date },
): Promise<void> {
  const rows = await db
    .update(posts)
    .set({ ...changes, version: sql`${posts.version} + 1` })
    .where(and(eq(posts.id, id), eq(posts.version, version)))
    .returning({ id: posts.id });
  if (rows.length === 0) throw new ProblemError('stale', 'Somebody else has changed this post meanwhile.');
}

/** Takes this comment for the answer of a question. */
export async function acceptAnswer(db: Db, id: string, commentId: string): Promise<void> {
  await db.update(posts).set({ acceptedCommentId: commentId }).where(eq(posts.id, id));
}

/** Leaves the question without an answer where this was it. */
export async function unacceptAnswer(db: Db, id: string, commentId: string): Promise<void> {
  await db
    .update(posts)
    .set({ acceptedCommentId: null })
    .where(and(eq(posts.id, id), eq(posts.acceptedCommentId, commentId)));
}

export async function setFrozen(db: Db, id: string, isFrozen: boolean): Promise<void> {
  await db.update(posts).set({ isFrozen }).where(eq(posts.id, id));
}

/** How a post stands, kept from changing until the transaction ends. */
export async function lockStatus(tx: Db, id: string) {
  const [row] = await tx
    .select({
      id: posts.id,
      status: posts.status,
      visibility: posts.visibility,
      isFrozen: posts.isFrozen,
      version: posts.version,
      communityId: posts.communityId,
    })
    .from(posts)
    .where(eq(posts.id, id))
    .for('update');
  return row ?? null;
}

type LockedStatus = NonNullable<Awaited<ReturnType<typeof lockStatus>>>;

/** Gives a post that is locked another status; its community counts what all its readers see. */
export async function changeStatus(tx: Db, before: LockedStatus, status: number, now: Date): Promise<void> {
  await tx
    .update(posts)
    .set({ status, updatedAt: now, version: sql`${posts.version} + 1` })
    .where(eq(posts.id, before.id));
  const by = Number(isCounted({ ...before, status })) - Number(isCounted(before));
  if (by === 1) await countPost(tx, before.communityId, by, now);
  if (by === -1) await countPost(tx, before.communityId, by, null);
}

/** Marks a post deleted; false when it was already. */
export async function markDeleted(tx: Db, id: string, now: Date): Promise<boolean> {
  const before = await lockStatus(tx, id);
  if (before === null || before.status === postStatuses.deleted) return false;
  await changeStatus(tx, before, postStatuses.deleted, now);
  return true;
}

/** Gives a post these tags, in this order, and no other. */
export async function replaceTags(db: Db, postId: string, tagIds: readonly string[]): Promise<void> {
  const wanted = await knownTags(db, tagIds);
  await db.delete(postTags).where(eq(postTags.postId, postId));
  if (wanted.length > 0)
    await db.insert(postTags).values(wanted.map((tagId, position) => ({ postId, tagId, position })));
}

/** The tags without doubles, all of which must exist. */
export async function knownTags(db: Db, tagIds: readonly string[]): Promise<string[]> {
  const wanted = withoutDoubles(tagIds);
  refuse(tagsRefusal(wanted, await stillKnown(db, wanted)));
  return wanted;
}

/** Those of the tags that exist, kept from being deleted until the transaction ends. */
export async function stillKnown(db: Db, tagIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: tags.id })
    .from(tags)
    .where(sql`${tags.id} = any(${textArray(tagIds)})`)
    .for('key share');
  const known = new Set(rows.map(({ id }) => id));
  return tagIds.filter((id) => known.has(id));
}

async function countPost(db: Db, communityId: string, by: 1 | -1, at: Date | null): Promise<void> {
  await db
    .update(communities)
    .set({ postsCount: sql`${communities.postsCount} + ${by}`, ...(at === null ? {} : { latestActivityAt: at }) })
    .where(eq(communities.id, communityId));
}
