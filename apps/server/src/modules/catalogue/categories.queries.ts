import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories } from '../../db/schema/index.ts';

export async function placeOf(tx: Db, id: string) {
  const [place = null] = await tx
    .select({ id: categories.id, parentCategoryId: categories.parentCategoryId, updatedAt: categories.updatedAt })
    .from(categories)
    .where(eq(categories.id, id));
  return place;
}

export async function hasSubcategories(tx: Db, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.parentCategoryId, id))
    .limit(1);
  return rows.length > 0;
}

export async function categoryNamed(tx: Db, parentCategoryId: string | null, ownId: string | undefined, name: string) {
  const isHere =
    parentCategoryId === null ? isNull(categories.parentCategoryId) : eq(categories.parentCategoryId, parentCategoryId);
  const [taken] = await tx
    .select({ id: categories.id })
    .from(categories)
    .where(and(isHere, sql`lower(${categories.name}) = lower(${name})`, ne(categories.id, ownId ?? '')))
    .limit(1);
  return taken;
}
