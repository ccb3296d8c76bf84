import { sql, type SQL } from 'drizzle-orm';
import { postEdits, posts, tags } from '../../../db/schema/index.ts';
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
