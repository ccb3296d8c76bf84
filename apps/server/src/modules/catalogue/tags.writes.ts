import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { tags } from '../../db/schema/index.ts';

/** Names are given one after the other, so that of two who wish for the same one the second is told. */
export async function lockTagNames(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tag_names'))`);
}

export async function insertTag(tx: Db, id: string, name: string): Promise<void> {
  await tx.insert(tags).values({ id, name });
}

export async function renameTag(tx: Db, id: string, name: string, now: Date): Promise<void> {
  await tx.update(tags).set({ name, updatedAt: now }).where(eq(tags.id, id));
}

export async function deleteTag(db: Db, id: string) {
  const [removed = null] = await db.delete(tags).where(eq(tags.id, id)).returning({ id: tags.id });
  return removed;
}
