import type { Ids, OnCpdBatch, OnCpdEvidence, OnCpdRecord } from '@portal/api/contract';
import { batchRefusal, recordRefusal } from '@portal/rules';
import type { cpdBatches } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { AssetRow } from '../files/index.ts';
import { batchById, evidenceById, recordById, type RecordRow } from './cpd.queries.ts';

export interface RecordFacts {
  record: RecordRow;
}

export type RecordCall = Call<RecordFacts>;

export async function recordRule({ action, at }: OnCpdRecord, ids: Ids, call: Call): Promise<RecordFacts> {
  const record = await recordById(call.db, ids.at(at));
  refuse(recordRefusal(action, record && factsOf(record), personOf(call)), record);
  return { record };
}

export interface EvidenceFacts {
  file: AssetRow;
}

export async function evidenceRule({ action, at }: OnCpdEvidence, ids: Ids, call: Call): Promise<EvidenceFacts> {
  const row = await evidenceById(call.db, ids.at(at));
  refuse(recordRefusal(action, row && factsOf(row), personOf(call)), row);
  return { file: row.file };
}

export interface BatchFacts {
  batch: typeof cpdBatches.$inferSelect;
}

export async function batchRule({ at }: OnCpdBatch, ids: Ids, call: Call): Promise<BatchFacts> {
  const batch = await batchById(call.db, ids.at(at));
  refuse(batchRefusal(batch, personOf(call)), batch);
  return { batch };
}

function factsOf({ personId, deletedAt }: Pick<RecordRow, 'personId' | 'deletedAt'>) {
  return { personId, isDeleted: deletedAt !== null };
}
