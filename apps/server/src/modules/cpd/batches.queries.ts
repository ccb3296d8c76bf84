import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdBatches, cpdRecords } from '../../db/schema/index.ts';

const mostListed = 100;

export async function countBatches(tx: Db, personId: string) {
  const [batches] = await tx.select({ total: count() }).from(cpdBatches).where(eq(cpdBatches.personId, personId));
  return batches;
}

export function listBatches(db: Db, ownerId: string) {
  const { id, kind, name, createdAt, recordsCount, personId } = cpdBatches;
  return db
    .select({ id, kind, name, createdAt, recordsCount, left: sql<number>`count(${cpdRecords.id})::int` })
    .from(cpdBatches)
    .leftJoin(cpdRecords, and(eq(cpdRecords.batchId, id), isNull(cpdRecords.deletedAt)))
    .where(eq(personId, ownerId))
    .groupBy(id)
    .orderBy(desc(createdAt), desc(id))
    .limit(mostListed);
}

export function recordsOfBatch(tx: Db, batchId: string) {
  const isOfBatch = and(eq(cpdRecords.batchId, batchId), isNull(cpdRecords.deletedAt));
  return tx
    .select({ cpdId: cpdRecords.id, title: cpdRecords.title })
    .from(cpdRecords)
    .where(isOfBatch)
    .orderBy(cpdRecords.completedAt, cpdRecords.id);
}
