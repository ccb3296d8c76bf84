import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { assets, postEdits, posts, postTags } from '../../../db/schema/index.ts';

export type PostEditValues = typeof postEdits.$inferSelect;

/** The changes that wait, kept from changing until the transaction ends. */
export async function lockEdit(tx: Db, postId: string): Promise<PostEditValues | null> {
  const [row] = await tx.select().from(postEdits).where(eq(postEdits.postId, postId)).for('update');
  return row ?? null;
}

/** A post with its tags, kept from changing until the transaction ends. */
export async function lockPost(tx: Db, postId: string) {
  const [row] = await tx
    .select({
      version: posts.version,
      status: posts.status,
      isFrozen: posts.isFrozen,
      title: posts.title,
      bodyHtml: posts.bodyHtml,
      type: posts.type,
      imageAssetId: posts.imageAssetId,
      tagIds: sql<
        string[]
      >`array(select ${postTags.tagId} from ${postTags} where ${postTags.postId} = ${posts.id} order by ${postTags.position}, ${postTags.tagId})`,
    })
    .from(posts)
    .where(eq(posts.id, postId))
    .for('update');
  return row ?? null;
}

export async function saveEdit(tx: Db, { postId, ...values }: PostEditValues): Promise<void> {
  await tx
    .insert(postEdits)
    .values({ postId, ...values })
    .onConflictDoUpdate({ target: postEdits.postId, set: values });
}

/** Takes away the changes that wait, with their files. */
export async function dropEdit(tx: Db, postId: string): Promise<void> {
  await tx
    .delete(assets)
    .where(and(inArray(assets.ownerKind, ['postEdit', 'postEditImage']), eq(assets.ownerId, postId)));
  await tx.delete(postEdits).where(eq(postEdits.postId, postId));
}
