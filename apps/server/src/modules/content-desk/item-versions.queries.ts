import type { ContentFields } from '@portal/api/contract';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, contentCategories, contentChanges, tags } from '../../db/schema/index.ts';

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

async function knownIn(db: Db, table: typeof tags | typeof contentCategories, ids: readonly string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Set(rows.map((row) => row.id));
}

/** Which of these categories are there. */
export function knownCategories(db: Db, ids: readonly string[]) {
  return knownIn(db, contentCategories, ids);
}

/** Which of these tags are there. */
export function knownTags(db: Db, ids: readonly string[]) {
  return knownIn(db, tags, ids);
}

const changeColumns = {
  revision: contentChanges.revision,
  at: contentChanges.at,
  kind: contentChanges.kind,
  personId: contentChanges.personId,
};

export function changesOf(db: Db, itemId: string) {
  return db
    .select({ ...changeColumns, hasText: sql<boolean>`${contentChanges.fields} is not null` })
    .from(contentChanges)
    .where(eq(contentChanges.itemId, itemId))
    .orderBy(desc(contentChanges.revision));
}

export async function savedChange(db: Db, itemId: string, version: string) {
  const [row = null] = await db
    .select({ ...changeColumns, fields: contentChanges.fields })
    .from(contentChanges)
    .where(and(eq(contentChanges.itemId, itemId), eq(contentChanges.revision, Number(version))));
  return row;
}
