import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';
import type { RecordCall } from './access.ts';

export async function setDeleted(deletedAt: Date | null, { db, facts, now }: RecordCall): Promise<void> {
  await db.update(cpdRecords).set({ deletedAt, updatedAt: now }).where(eq(cpdRecords.id, facts.record.id));
}

const deletedRetentionMs = 30 * 86_400_000;

/** Deleted records can be taken back for thirty days. Their evidence goes after them, as files without an owner. */
export async function forgetDeletedRecords(db: Db, now: Date): Promise<void> {
  await db.delete(cpdRecords).where(lt(cpdRecords.deletedAt, new Date(now.getTime() - deletedRetentionMs)));
}

export async function insertRecord(tx: Db, record: typeof cpdRecords.$inferInsert): Promise<void> {
  await tx.insert(cpdRecords).values(record);
}

export async function changeRecord(
  tx: Db,
  id: string,
  changes: Partial<typeof cpdRecords.$inferInsert>,
  now: Date,
): Promise<void> {
  await tx
    .update(cpdRecords)
    .set({ ...changes, updatedAt: now, revision: sql`${cpdRecords.revision} + 1` })
    .where(eq(cpdRecords.id, id));
}

export async function lockRevision(tx: Db, id: string) {
  const [row = null] = await tx
    .select({ revision: cpdRecords.revision })
    .from(cpdRecords)
    .where(and(eq(cpdRecords.id, id), isNull(cpdRecords.deletedAt)))
    .for('update');
  return row;
}
