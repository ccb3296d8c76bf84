import Papa from 'papaparse';
import type { CpdBatch } from '../../../contract/entities.ts';
import type { HandlerInput } from '../../../contract/endpoint.ts';
import type { Contract } from '../../../contract/index.ts';
import { limits } from '../../../contract/limits.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import {
  batchesRefusal,
  chosenLinesRefusal,
  dayIn,
  guessChoices,
  type ImportChoices,
  importedRecord,
  importPreview,
  importTableRefusal,
  linesLookedAt,
  readImport,
  recordsRefusal,
  tableOf,
} from '../../../rules/index.ts';
import type { MockCpdBatch } from '../state.ts';
import type { BatchFacts } from './access.ts';
import { mine, rulesOf } from './periods.ts';

type Cpd = Contract['cpd'];

export function previewImport(body: HandlerInput<Cpd['previewImport']>['body'], call: MockCall) {
  const { pack, zone } = rulesOf(call.state);
  const recorded = mine(call).flatMap(({ title, minutes, completedAt }) =>
    completedAt === null ? [] : [{ title, minutes, day: dayIn(completedAt, zone) }],
  );
  return importPreview(read(body, call), recorded, pack);
}

export function importRecords(
  { fileName, lines: chosen, ...file }: HandlerInput<Cpd['importRecords']>['body'],
  call: MockCall,
): CpdBatch {
  const { state, now } = call;
  const { zone } = rulesOf(state);
  const personId = viewerOf(call).id;
  const { lines } = read(file, call);
  refuse(chosenLinesRefusal(lines, chosen));
  const wanted = new Set(chosen);
  const brought = lines.filter(({ line }) => wanted.has(line));
  refuse(batchesRefusal(state.cpdBatches.values().filter(isOf(personId)).length, limits.cpd.import.batches));
  refuse(recordsRefusal(mine(call).length + brought.length - 1, limits.cpd.records));
  const id = state.nextId('cpd-batch');
  const batch = { id, personId, name: fileName, createdAt: now, recordsCount: brought.length };
  state.cpdBatches.prepend(id, batch);
  for (const line of brought) {
    const cpdId = state.nextId('cpd');
    const own = { id: cpdId, personId, batchId: id, eventId: null, withdrawnAt: null, attachments: [] };
    state.cpdRecords.prepend(cpdId, { ...importedRecord(line, zone), ...own, revision: 0, isDeleted: false });
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

function read({ text, choices: chosen }: { text: string; choices?: ImportChoices | undefined }, call: MockCall) {
  const { pack, zone } = rulesOf(call.state);
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy', preview: linesLookedAt });
  const table = tableOf(data);
  refuse(importTableRefusal(table));
  const choices = chosen ?? guessChoices(table, pack);
  return { table, choices, lines: readImport(table, choices, { pack, zone, now: call.now }) };
}

function batchReply({ id, name, createdAt, recordsCount }: MockCpdBatch, call: MockCall): CpdBatch {
  const leftCount = mine(call).filter(({ batchId }) => batchId === id).length;
  return { batchId: id, name, createdDate: createdAt.toISOString(), recordsCount, leftCount };
}
