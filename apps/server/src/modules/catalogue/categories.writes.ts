import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { categories } from '../../db/schema/index.ts';

/** One change of the tree after the other: each is decided by where all others stand. */
export async function lockCategories(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('categories'))`);
}

export async function insertCategory(tx: Db, category: typeof categories.$inferInsert): Promise<void> {
  await tx.insert(categories).values(category);
}

export async function changeCategory(
  tx: Db,
  id: string,
  changes: Partial<typeof categories.$inferInsert>,
): Promise<void> {
  await tx.update(categories).set(changes).where(eq(categories.id, id));
}

export async function deleteCategory(tx: Db, id: string): Promise<void> {
  await tx.delete(categories).where(eq(categories.id, id));
}
