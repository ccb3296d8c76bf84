import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { contentCategories, contentItemCategories } from '../../db/schema/index.ts';
import { nextPosition } from './categories.queries.ts';

/** Names are given one after the other, so that of two who wish for the same one the second is told. */
export async function lockCategories(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content_categories'))`);
}

/** Whoever puts an item into it meanwhile is waited for, or waits. */
export function lockCategory(tx: Db, id: string) {
  return lockedRow(tx, contentCategories, id);
}

export async function insertCategory(
  tx: Db,
  id: string,
  category: Omit<typeof contentCategories.$inferInsert, 'id' | 'position'>,
): Promise<void> {
  await tx.insert(contentCategories).values({ id, ...category, position: await nextPosition(tx) });
}

export async function renameCategory(tx: Db, id: string, label: string): Promise<void> {
  await tx.update(contentCategories).set({ label }).where(eq(contentCategories.id, id));
}

export async function moveItemsOfCategory(tx: Db, intoId: string, id: string): Promise<void> {
  await tx.execute(sql`insert into content_item_categories (item_id, category_id)
      select item_id, ${intoId}::text from content_item_categories where category_id = ${id} on conflict do nothing`);
}

export async function emptyCategory(tx: Db, id: string): Promise<void> {
  await tx.delete(contentItemCategories).where(eq(contentItemCategories.categoryId, id));
}

export async function deleteCategory(tx: Db, id: string): Promise<void> {
  await tx.delete(contentCategories).where(eq(contentCategories.id, id));
}
