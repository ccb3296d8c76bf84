import { categoryTypeOf, type KnownToImport } from '@portal/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { contentCategories, contentItems, tags } from '../../../db/schema/index.ts';
import type { ContentKind } from '../../content/index.ts';

/** What there is of a kind, by names in small letters. */
export async function knownToImport(db: Db, kind: ContentKind): Promise<KnownToImport> {
  const items = await db
    .select({ name: contentItems.name })
    .from(contentItems)
    .where(and(eq(contentItems.kind, kind), isNull(contentItems.deletedAt)));
  return {
    names: new Set(items.map(({ name }) => name.toLowerCase())),
    categories: new Set((await categoryIdsOf(db, kind)).keys()),
    tags: new Set((await tagIdsOf(db)).keys()),
  };
}

/** Those at the top, by their names. */
export async function categoryIdsOf(db: Db, kind: ContentKind): Promise<ReadonlyMap<string, string>> {
  const type = categoryTypeOf(kind);
  if (type === null) return new Map();
  const rows = await db
    .select({ id: contentCategories.id, label: contentCategories.label })
    .from(contentCategories)
    .where(and(eq(contentCategories.type, type), isNull(contentCategories.parentId)));
  return new Map(rows.map(({ id, label }) => [label.toLowerCase(), id]));
}

export async function tagIdsOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .orderBy(sql`${tags.id} desc`);
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]));
}
