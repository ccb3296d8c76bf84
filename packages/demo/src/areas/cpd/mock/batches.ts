import { type CpdBatch, limits } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { batchesRefusal, recordsRefusal } from '@portal/rules';
import type { MockCpdBatch, MockCpdRecord } from '../state.ts';
import type { BatchFacts } from './access.ts';
import { mine } from './periods.ts';

interface NewBatch extends Pick<MockCpdBatch, 'kind' | 'name'> {
  records: readonly Omit<
    MockCpdRecord,
    | 'id'
    | 'personId'
    | 'batchId'
    | 'eventId'
    | 'withdrawnAt'
    | 'correctedAt'
    | 'acceptedAs'
    | 'attachments'
    | 'revision'
    | 'isDeleted'
  >[];
}

/** Keeps records that were brought in together. */
export function addBatch({ kind, name, records }: NewBatch, call: MockCall): CpdBatch {
  const { state, now } = call;
  const personId = viewerOf(call).id;
  refuse(batchesRefusal(state.cpdBatches.values().filter(isOf(personId)).length, limits.cpd.import.batches));
  refuse(recordsRefusal(mine(call).length + records.length - 1, limits.cpd.records));
  const id = state.nextId('cpd-batch');
  const batch = { id, personId, kind, name, createdAt: now, recordsCount: records.length };
  state.cpdBatches.prepend(id, batch);
  for (const record of records) {
    const cpdId = state.nextId('cpd');
    const own = {
      id: cpdId,
      personId,
      batchId: id,
      eventId: null,
      withdrawnAt: null,
      correctedAt: null,
      acceptedAs: null,
      attachments: [],
    };
    state.cpdRecords.prepend(cpdId, { ...record, ...own, revision: 0, isDeleted: false });
  }
  return batchReply(batch, call);
}

export function batchesOf(call: MockCall): CpdBatch[] {
  return call.state.cpdBatches
    .values()
    .filter(isOf(viewerOf(call).id))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map((batch) => batchReply(batch, call));
}

export function undoBatch({ state, facts }: MockCall<BatchFacts>) {
  const left = state.cpdRecords.values().filter((one) => one.batchId === facts.batch.id && !one.isDeleted);
  const removed = left.filter(({ revision }) => revision === 0);
  for (const { id } of removed) state.cpdRecords.change(id, { isDeleted: true });
  const kept = left.filter(({ revision }) => revision > 0).map(({ id, title }) => ({ cpdId: id, title }));
  return { removedCount: removed.length, kept };
}

const isOf = (id: string) => (batch: MockCpdBatch) => batch.personId === id;

function batchReply({ id, kind, name, createdAt, recordsCount }: MockCpdBatch, call: MockCall): CpdBatch {
  const leftCount = mine(call).filter(({ batchId }) => batchId === id).length;
  return { batchId: id, kind, name, createdDate: createdAt.toISOString(), recordsCount, leftCount };
}
