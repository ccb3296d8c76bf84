import type { ObjectAccess } from '../../contract/access.ts';

export type RecordAction = 'see' | 'change' | 'restore';

export type OnCpdRecord = ObjectAccess<'cpdRecords', RecordAction>;

/** About a CPD record, by its id. */
export function onCpdRecord(action: RecordAction): OnCpdRecord {
  return {
    rule: 'object',
    area: 'cpdRecords',
    module: 'cpd',
    action,
    at: { from: 'params', name: 'id' },
    who: 'Whoever the record belongs to.',
  };
}

export type OnCpdEvidence = ObjectAccess<'cpdEvidence', 'see'>;

/** About a file that proves a CPD record, by the file's id. */
export function onCpdEvidence(): OnCpdEvidence {
  return {
    rule: 'object',
    area: 'cpdEvidence',
    module: 'cpd',
    action: 'see',
    at: { from: 'params', name: 'id' },
    who: 'Whoever the record belongs to.',
  };
}

export type OnCpdBatch = ObjectAccess<'cpdBatches', 'change'>;

/** About CPD records that were brought in together, by the id of what brought them. */
export function onCpdBatch(): OnCpdBatch {
  return {
    rule: 'object',
    area: 'cpdBatches',
    module: 'cpd',
    action: 'change',
    at: { from: 'params', name: 'id' },
    who: 'Whoever the records belong to.',
  };
}
