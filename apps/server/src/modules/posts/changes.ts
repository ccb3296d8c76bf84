import { postStatuses } from '@portal/api/contract';
import { isPublished } from '@portal/api/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { communities, posts, postTags, tags } from '../../db/schema/index.ts';
import { invalid, ProblemError } from '../../http/problem.ts';
import { textArray } from '../communities/visibility.ts';

export async function insertPost(db: Db, values: typeof posts.$inferInsert): Promise<void> {
  await db.insert(posts).values(values);
  if (isCounted(values.status, values.visibility)) await countPost(db, values.communityId, 1, values.createdAt);
}

type Changes = Partial<Pick<typeof posts.$inferInsert, 'title' | 'bodyHtml' | 'type' | 'imageAssetId'>>;

/** Changes a post; given the version that was read, only while that is still its version: else somebody else was faster. */
export async function updatePost(
  db: Db,
  id: string,
  version: number | undefined,
  changes: Changes & { updatedAt: Date },
): Promise<void> {
  const rows = await db
    .update(posts)
    .set({ ...changes, version: sql`${posts.version} + 1` })
    .where(and(eq(posts.id, id), version === undefined ? undefined : eq(posts.version, version)))
    .returning({ id: posts.id });
  if (rows.length === 0) throw new ProblemError('stale', 'Somebody else has changed this post meanwhile.');
}

export async function setFrozen(db: Db, id: string, isFrozen: boolean): Promise<void> {
  await db.update(posts).set({ isFrozen }).where(eq(posts.id, id));
}

/** Marks a post deleted; false when it was already. */
export async function markDeleted(db: Db, id: string, now: Date): Promise<boolean> {
  const [before] = await db
    .select({ status: posts.status, visibility: posts.visibility, communityId: posts.communityId })
    .from(posts)
    .where(eq(posts.id, id))
    .for('update');
  if (!before || before.status === postStatuses.deleted) return false;
  await db
    .update(posts)
    .set({ status: postStatuses.deleted, updatedAt: now, version: sql`${posts.version} + 1` })
    .where(eq(posts.id, id));
  if (isCounted(before.status, before.visibility)) await countPost(db, before.communityId, -1, null);
  return true;
}

/** Gives a post these tags, in this order, and no other. */
export async function replaceTags(db: Db, postId: string, tagIds: readonly string[], field: string): Promise<void> {
  const wanted = [...new Set(tagIds)];
  const known = await db
    .select({ id: tags.id })
    .from(tags)
    .where(sql`${tags.id} = any(${textArray(wanted)})`);
  if (known.length !== wanted.length) throw invalid(field, 'This tag does not exist');
  await db.delete(postTags).where(eq(postTags.postId, postId));
  if (wanted.length > 0)
    await db.insert(postTags).values(wanted.map((tagId, position) => ({ postId, tagId, position })));
}

function isCounted(status: number, visibility: string | undefined): boolean {
  return isPublished(status) && visibility !== 'private';
}

async function countPost(db: Db, communityId: string, by: 1 | -1, at: Date | null): Promise<void> {
  await db
    .update(communities)
    .set({ postsCount: sql`${communities.postsCount} + ${by}`, ...(at === null ? {} : { latestActivityAt: at }) })
    .where(eq(communities.id, communityId));
}
