import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';
import type { RecordCall } from './access.ts';

export async function setDeleted(deletedAt: Date | null, { db, facts, now }: RecordCall): Promise<void> {
  await db.update(cpdRecords).set({ deletedAt, updatedAt: now }).where(eq(cpdRecords.id, facts.record.id));
}

const keptDeletedMs = 30 * 86_400_000;

/** Deleted records can be taken back for thirty days. Their evidence goes after them, as files without an owner. */
export async function forgetDeletedRecords(db: Db, now: Date): Promise<void> {
  await db.delete(cpdRecords).where(lt(cpdRecords.deletedAt, new Date(now.getTime() - keptDeletedMs)));
}
