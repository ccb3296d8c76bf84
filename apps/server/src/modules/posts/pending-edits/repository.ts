import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { assets, postEdits, posts, postTags, tags } from '../../../db/schema/index.ts';
import type { Asking } from '../../auth/index.ts';
import { assetsJson, type AttachedFile } from '../../files/index.ts';

/** The changes to a post that wait, as the reply needs them. */
export interface PendingEditRow {
  version: number;
  postVersion: number;
  authorId: string;
  updatedAt: string;
  title: string | null;
  bodyHtml: string | null;
  type: number | null;
  tags: { id: string; name: string }[] | null;
  imageAssetId: string | null;
  isImageRemoved: boolean;
  removedAssetIds: string[];
  files: AttachedFile[];
}

/** For who wrote the changes and for who decides about them; null for everybody else. */
export function pendingEditJson(person: Asking, mayDecide: SQL) {
  const names = sql`(select coalesce(json_agg(json_build_object('id', ${tags.id}, 'name', ${tags.name}) order by array_position(${postEdits.tagIds}, ${tags.id})), '[]'::json)
    from ${tags} where ${tags.id} = any(${postEdits.tagIds}))`;
  return sql<PendingEditRow | null>`(
    select json_build_object('version', ${postEdits.version}, 'postVersion', ${postEdits.postVersion}, 'authorId', ${postEdits.authorId},
      'updatedAt', ${postEdits.updatedAt}, 'title', ${postEdits.title}, 'bodyHtml', ${postEdits.bodyHtml}, 'type', ${postEdits.type},
      'tags', case when ${postEdits.tagIds} is null then null else ${names} end, 'imageAssetId', ${postEdits.imageAssetId},
      'isImageRemoved', ${postEdits.isImageRemoved}, 'removedAssetIds', ${postEdits.removedAssetIds}, 'files', ${assetsJson('postEdit', postEdits.postId)})
    from ${postEdits} where ${postEdits.postId} = ${posts.id} and (${postEdits.authorId} = ${person.id} or ${mayDecide}))`;
}

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
