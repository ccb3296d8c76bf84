import { type Contract, type HandlerInput, limits } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { fileCountRefusal, isLocked, recordFieldsRefusal, staleRecordRefusal } from '@portal/rules';
import { storeFiles } from '../../files/mock.ts';
import type { RecordFacts } from './access.ts';
import { rulesOf } from './periods.ts';
import { recordDetail } from './record-reply.ts';

type Cpd = Contract['cpd'];
type RecordInput = HandlerInput<Cpd['addRecord']>['body'];

export async function addRecord({ files, ...input }: RecordInput, call: MockCall) {
  const { state, now } = call;
  const rules = rulesOf(state);
  refuse(recordFieldsRefusal(checkedFields(input), { ...rules, now }));
  const record = {
    ...fieldsOf(input),
    id: state.nextId('cpd'),
    personId: viewerOf(call).id,
    timeZone: rules.zone,
    eventId: null,
    source: 'own' as const,
    withdrawnAt: null,
    correctedAt: null,
    acceptedAs: null,
    batchId: null,
    attachments: await storeFiles(state, files),
    revision: 0,
    isDeleted: false,
  };
  state.cpdRecords.prepend(record.id, record);
  return recordDetail(record, rules);
}

export async function editRecord(
  { files, removedAttachmentIds = [], revision, ...input }: HandlerInput<Cpd['editRecord']>['body'],
  { state, now, facts: { record } }: MockCall<RecordFacts>,
) {
  const rules = rulesOf(state);
  if (!isLocked(record)) refuse(recordFieldsRefusal(checkedFields(input), { ...rules, now }, record.category));
  refuse(staleRecordRefusal(revision, record.revision));
  const gone = new Set(removedAttachmentIds);
  const remaining = record.attachments.filter(({ id }) => !gone.has(`asset-${id}`));
  const attachments = [...remaining, ...(await storeFiles(state, files))];
  refuse(fileCountRefusal(attachments.length, limits.cpd.files));
  const words = isLocked(record) ? { learned: input.learned, plan: input.plan } : fieldsOf(input);
  const changed = state.cpdRecords.change(record.id, { ...words, attachments, revision: record.revision + 1 });
  return recordDetail(changed, rules);
}

type Fields = Omit<RecordInput, 'files'>;

function checkedFields({ category, completedDate }: Fields) {
  return { category, completedDate: completedDate ?? null };
}

function fieldsOf({ completedDate, ...words }: Fields) {
  return { ...words, completedAt: completedDate === undefined ? null : new Date(completedDate) };
}
