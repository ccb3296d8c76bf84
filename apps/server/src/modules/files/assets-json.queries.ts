import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { assets } from '../../db/schema/index.ts';

export interface AttachedFile {
  id: string;
  name: string;
  type: string;
}

/** The files of a post, of changes to one, of a comment, or of a meeting, in the order they were added. */
export function assetsJson(ownerKind: 'post' | 'postEdit' | 'comment' | 'meeting', ownerId: PgColumn) {
  return sql<AttachedFile[]>`coalesce((
    select json_agg(json_build_object('id', ${assets.id}, 'name', ${assets.name}, 'type', ${assets.type}) order by ${assets.createdAt}, ${assets.id})
    from ${assets} where ${assets.ownerKind} = ${ownerKind} and ${assets.ownerId} = ${ownerId}), '[]'::json)`;
}
