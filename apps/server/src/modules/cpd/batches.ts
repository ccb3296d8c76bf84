import { randomUUID } from 'node:crypto';
import { type contract, type CpdBatch, type HandlerReply, limits } from '@portal/api/contract';
import { batchesRefusal, recordsRefusal } from '@portal/api/rules';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdBatches, cpdRecords } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { BatchFacts } from './access.ts';
import { isMine } from './cpd.queries.ts';

type Cpd = typeof contract.cpd;
type BatchRow = typeof cpdBatches.$inferSelect;

interface NewBatch extends Pick<BatchRow, 'kind' | 'name'> {
  records: readonly Omit<
    typeof cpdRecords.$inferInsert,
    'id' | 'personId' | 'batchId' | 'sourceKey' | 'createdAt' | 'updatedAt'
  >[];
}

/** Keeps records that were brought in together, all of them or none. */
export async function addBatch({ kind, name, records }: NewBatch, call: Call): Promise<CpdBatch> {
  const personId = personOf(call).id;
  const batch = { id: randomUUID(), personId, kind, name, recordsCount: records.length, createdAt: call.now };
  const own = { personId, batchId: batch.id, sourceKey: null, createdAt: call.now, updatedAt: call.now };
  await call.db.transaction(async (tx) => {
    await refuseTooMany(tx, personId, records.length);
    await tx.insert(cpdBatches).values(batch);
    await tx.insert(cpdRecords).values(records.map((record) => ({ ...record, ...own, id: randomUUID() })));
  });
  return batchReply({ ...batch, left: batch.recordsCount });
}

async function refuseTooMany(tx: Db, personId: string, added: number): Promise<void> {
  const [batches] = await tx.select({ total: count() }).from(cpdBatches).where(eq(cpdBatches.personId, personId));
  refuse(batchesRefusal(batches?.total ?? 0, limits.cpd.import.batches));
  const [records] = await tx.select({ total: count() }).from(cpdRecords).where(isMine(personId));
  refuse(recordsRefusal((records?.total ?? 0) + added - 1, limits.cpd.records));
}

const mostListed = 100;

export async function batchesOf(call: Call): Promise<CpdBatch[]> {
  const { id, kind, name, createdAt, recordsCount, personId } = cpdBatches;
  const rows = await call.db
    .select({ id, kind, name, createdAt, recordsCount, left: sql<number>`count(${cpdRecords.id})::int` })
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

interface ListedBatch extends Pick<BatchRow, 'id' | 'kind' | 'name' | 'createdAt' | 'recordsCount'> {
  left: number;
}

function batchReply({ id, kind, name, createdAt, recordsCount, left }: ListedBatch): CpdBatch {
  return { batchId: id, kind, name, createdDate: createdAt.toISOString(), recordsCount, leftCount: left };
}
