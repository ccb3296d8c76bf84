import type { contract, CpdBatch, HandlerReply } from '@portal/api/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { cpdBatches, cpdRecords } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import type { BatchFacts } from './access.ts';
import { batchReply } from './importing.ts';

type Cpd = typeof contract.cpd;

const mostListed = 100;

export async function batchesOf(call: Call): Promise<CpdBatch[]> {
  const { id, name, createdAt, recordsCount, personId } = cpdBatches;
  const rows = await call.db
    .select({ id, name, createdAt, recordsCount, left: sql<number>`count(${cpdRecords.id})::int` })
    .from(cpdBatches)
    .leftJoin(cpdRecords, and(eq(cpdRecords.batchId, id), isNull(cpdRecords.deletedAt)))
    .where(eq(personId, personOf(call).id))
    .groupBy(id)
    .orderBy(desc(createdAt), desc(id))
    .limit(mostListed);
  return rows.map(batchReply);
}

/** Whoever has changed a record has made it their own: it stays. Asked twice, it finds nothing more to take. */
export async function undoBatch(call: Call<BatchFacts>): Promise<HandlerReply<Cpd['undoBatch']>> {
  const isOfBatch = and(eq(cpdRecords.batchId, call.facts.batch.id), isNull(cpdRecords.deletedAt));
  return call.db.transaction(async (tx) => {
    const removed = await tx
      .update(cpdRecords)
      .set({ deletedAt: call.now })
      .where(and(isOfBatch, eq(cpdRecords.revision, 0)))
      .returning({ id: cpdRecords.id });
    const kept = await tx
      .select({ cpdId: cpdRecords.id, title: cpdRecords.title })
      .from(cpdRecords)
      .where(isOfBatch)
      .orderBy(cpdRecords.completedAt, cpdRecords.id);
    return { removedCount: removed.length, kept };
  });
}
