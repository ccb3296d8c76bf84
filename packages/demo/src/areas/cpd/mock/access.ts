import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { batchRefusal, recordRefusal } from '@portal/rules';
import type { StoredFile } from '../../files/state.ts';
import type { OnCpdBatch, OnCpdEvidence, OnCpdRecord } from '@portal/api/contract';
import type { MockCpdBatch, MockCpdRecord } from '../state.ts';

export interface RecordFacts {
  record: MockCpdRecord;
}

export function recordRule({ action, at }: OnCpdRecord, { ids, state, person }: RuleCall): RecordFacts {
  const record = state.cpdRecords.get(ids.at(at));
  refuse(recordRefusal(action, record ?? null, person));
  if (record === undefined) throw notFound();
  return { record };
}

export function evidenceRule({ action, at }: OnCpdEvidence, { ids, state, person }: RuleCall): { file: StoredFile } {
  const fileId = ids.at(at);
  const isFile = ({ id }: StoredFile) => `asset-${id}` === fileId;
  const record = state.cpdRecords.values().find(({ attachments }) => attachments.some(isFile));
  refuse(recordRefusal(action, record ?? null, person));
  const file = record?.attachments.find(isFile);
  if (file === undefined) throw notFound();
  return { file };
}

export interface BatchFacts {
  batch: MockCpdBatch;
}

export function batchRule({ at }: OnCpdBatch, { ids, state, person }: RuleCall): BatchFacts {
  const batch = state.cpdBatches.get(ids.at(at));
  refuse(batchRefusal(batch ?? null, person));
  if (batch === undefined) throw notFound();
  return { batch };
}
