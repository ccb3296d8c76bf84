import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdBatches, cpdRecords } from '../../db/schema/index.ts';

export async function insertBatch(tx: Db, batch: typeof cpdBatches.$inferInsert): Promise<void> {
  await tx.insert(cpdBatches).values(batch);
}

export async function insertRecords(tx: Db, records: (typeof cpdRecords.$inferInsert)[]): Promise<void> {
  await tx.insert(cpdRecords).values(records);
}

export function deleteUntouched(tx: Db, batchId: string, now: Date) {
  const isOfBatch = and(eq(cpdRecords.batchId, batchId), isNull(cpdRecords.deletedAt));
  return tx
    .update(cpdRecords)
    .set({ deletedAt: now })
    .where(and(isOfBatch, eq(cpdRecords.revision, 0)))
    .returning({ id: cpdRecords.id });
}
