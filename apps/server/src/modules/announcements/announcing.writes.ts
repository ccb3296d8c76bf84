import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { announcements } from '../../db/schema/index.ts';

/** One announcement is written after the other: of two that are made active at once the second stays so. */
export async function lockActive(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('announcements'))`);
}

/** Whoever writes another as it was before is told. */
export async function deactivateOthers(tx: Db, ownId: string, now: Date): Promise<void> {
  await tx
    .update(announcements)
    .set({ isActive: false, updatedAt: now })
    .where(and(announcements.isActive, ne(announcements.id, ownId)));
}

export async function insertAnnouncement(tx: Db, announcement: typeof announcements.$inferInsert): Promise<void> {
  await tx.insert(announcements).values(announcement);
}

export async function changeAnnouncement(
  tx: Db,
  id: string,
  changes: Partial<typeof announcements.$inferInsert>,
): Promise<void> {
  await tx.update(announcements).set(changes).where(eq(announcements.id, id));
}

export async function deleteAnnouncement(db: Db, id: string) {
  const [removed = null] = await db
    .delete(announcements)
    .where(eq(announcements.id, id))
    .returning({ id: announcements.id });
  return removed;
}
