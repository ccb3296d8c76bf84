import type { ContentFields } from '@portal/api/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, type contentCategories, type tags } from '../../db/schema/index.ts';

export async function filesOf(
  db: Db,
  { kind, id }: { kind: 'news' | 'resource' | 'page'; id: string },
  { image, attachments }: ContentFields,
): Promise<ReadonlyMap<string, string>> {
  const ids = [...(image === null ? [] : [image.assetId]), ...attachments.map(({ assetId }) => assetId)];
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: assets.id, type: assets.type })
    .from(assets)
    .where(and(eq(assets.ownerKind, kind), eq(assets.ownerId, id), inArray(assets.id, ids)));
  return new Map(rows.map((file) => [file.id, file.type]));
}

export async function knownIn(db: Db, table: typeof tags | typeof contentCategories, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Set(rows.map((row) => row.id));
}
