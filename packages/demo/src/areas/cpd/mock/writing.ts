import { type Contract, type HandlerInput, limits } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { fileCountRefusal, isLocked, recordFieldsRefusal, staleRecordRefusal } from '@portal/rules';
import { storeFiles } from '../../files/mock.ts';
import type { RecordFacts } from './access.ts';
import { rulesOf } from './periods.ts';
import { recordDetail } from './record-reply.ts';

type Cpd = Contract['cpd'];
type Said = HandlerInput<Cpd['addRecord']>['body'];

export async function addRecord({ files, ...said }: Said, call: MockCall) {
  const { state, now } = call;
  const rules = rulesOf(state);
  refuse(recordFieldsRefusal(asSaid(said), { ...rules, now }));
  const record = {
    ...fieldsOf(said),
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
  { files, removedAttachmentIds = [], revision, ...said }: HandlerInput<Cpd['editRecord']>['body'],
  { state, now, facts: { record } }: MockCall<RecordFacts>,
) {
  const rules = rulesOf(state);
  if (!isLocked(record)) refuse(recordFieldsRefusal(asSaid(said), { ...rules, now }, record.category));
  refuse(staleRecordRefusal(revision, record.revision));
  const gone = new Set(removedAttachmentIds);
  const kept = record.attachments.filter(({ id }) => !gone.has(`asset-${id}`));
  const attachments = [...kept, ...(await storeFiles(state, files))];
  refuse(fileCountRefusal(attachments.length, limits.cpd.files));
  const words = isLocked(record) ? { learned: said.learned, plan: said.plan } : fieldsOf(said);
  const changed = state.cpdRecords.change(record.id, { ...words, attachments, revision: record.revision + 1 });
  return recordDetail(changed, rules);
}

type Fields = Omit<Said, 'files'>;

function asSaid({ category, completedDate }: Fields) {
  return { category, completedDate: completedDate ?? null };
}

function fieldsOf({ completedDate, ...words }: Fields) {
  return { ...words, completedAt: completedDate === undefined ? null : new Date(completedDate) };
}
