import type { ContentFilter } from '@portal/rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { assets, contentAssets, contentItems, segments } from '../../db/schema/index.ts';
import { isOfContent } from '../file-access/index.ts';
import { type ContentKind, isRead, type Reading } from './content.queries.ts';
import { contentFilterSql } from './filter-sql.queries.ts';
import type { PageOfMappings } from './mappings.queries.ts';
import { isReadableOf } from './who-may-read.queries.ts';

/** The files and pictures of what somebody may read. */
export async function listFiles(
  db: Db,
  filter: ContentFilter,
  { kinds, page, limit }: PageOfMappings,
  { reader, now }: Reading,
) {
  const { id, type, name } = assets;
  return db
    .select({ id, type, name })
    .from(assets)
    .innerJoin(contentItems, isOfContent)
    .where(
      and(
        isReadableOf(kinds, reader, now),
        contentFilterSql(filter, { one: { id, type, filenameDownload: name }, many: {} }),
      ),
    )
    .orderBy(bytewise(id))
    .limit(limit)
    .offset((page - 1) * limit);
}

/** What is attached to an item that somebody may read, in its order, with where its bytes are. */
export async function attachedFiles(db: Db, kind: ContentKind, itemId: string, reading: Reading) {
  return db
    .select({ name: assets.name, type: assets.type, hash: assets.hash })
    .from(contentAssets)
    .innerJoin(assets, eq(assets.id, contentAssets.assetId))
    .innerJoin(contentItems, eq(contentItems.id, contentAssets.itemId))
    .where(and(eq(contentItems.id, itemId), isRead(kind, reading)))
    .orderBy(asc(contentAssets.position), asc(contentAssets.id));
}

export async function segmentsNamed(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select({ segmentId: segments.id, segmentName: segments.name })
    .from(segments)
    .where(inArray(segments.id, [...ids]))
    .orderBy(sql`lower(${segments.name}) collate "C"`, asc(segments.id));
}
