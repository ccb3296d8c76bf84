import { randomUUID } from 'node:crypto';
import { type contract, type CpdBatch, type HandlerReply, limits } from '@portal/api/contract';
import { batchesRefusal, recordsRefusal } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { cpdBatches, cpdRecords } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { BatchFacts } from './access.ts';
import { countRecords } from './cpd.queries.ts';
import { countBatches, listBatches, recordsOfBatch } from './batches.queries.ts';
import { deleteUntouched, insertBatch, insertRecords } from './batches.writes.ts';

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
    await insertBatch(tx, batch);
    await insertRecords(
      tx,
      records.map((record) => ({ ...record, ...own, id: randomUUID() })),
    );
  });
  return batchReply({ ...batch, left: batch.recordsCount });
}

async function refuseTooMany(tx: Db, personId: string, added: number): Promise<void> {
  const batches = await countBatches(tx, personId);
  refuse(batchesRefusal(batches?.total ?? 0, limits.cpd.import.batches));
  const records = await countRecords(tx, personId);
  refuse(recordsRefusal((records?.total ?? 0) + added - 1, limits.cpd.records));
}

export async function batchesOf(call: Call): Promise<CpdBatch[]> {
  const rows = await listBatches(call.db, personOf(call).id);
  return rows.map(batchReply);
}

/** Whoever has changed a record has made it their own: it stays. Asked twice, it finds nothing more to take. */
export async function undoBatch(call: Call<BatchFacts>): Promise<HandlerReply<Cpd['undoBatch']>> {
  return call.db.transaction(async (tx) => {
    const removed = await deleteUntouched(tx, call.facts.batch.id, call.now);
    const remaining = await recordsOfBatch(tx, call.facts.batch.id);
    return { removedCount: removed.length, kept: remaining };
  });
}

interface ListedBatch extends Pick<BatchRow, 'id' | 'kind' | 'name' | 'createdAt' | 'recordsCount'> {
  left: number;
}

function batchReply({ id, kind, name, createdAt, recordsCount, left }: ListedBatch): CpdBatch {
  return { batchId: id, kind, name, createdDate: createdAt.toISOString(), recordsCount, leftCount: left };
}
