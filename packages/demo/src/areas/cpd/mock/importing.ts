import type { Contract, CpdBatch, HandlerInput } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import {
  chosenLinesRefusal,
  dayIn,
  guessChoices,
  type ImportChoices,
  importedRecord,
  importPreview,
  importTableRefusal,
  linesLookedAt,
  readCsv,
  readImport,
  tableOf,
} from '@portal/rules';
import { addBatch } from './batches.ts';
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
  const { zone } = rulesOf(call.state);
  const { lines } = read(file, call);
  refuse(chosenLinesRefusal(lines, chosen));
  const wanted = new Set(chosen);
  const brought = lines.filter(({ line }) => wanted.has(line));
  return addBatch({ kind: 'import', name: fileName, records: brought.map((line) => importedRecord(line, zone)) }, call);
}

function read({ text, choices: chosen }: { text: string; choices?: ImportChoices | undefined }, call: MockCall) {
  const { pack, zone } = rulesOf(call.state);
  const table = tableOf(readCsv(text, linesLookedAt));
  refuse(importTableRefusal(table));
  const choices = chosen ?? guessChoices(table, pack);
  return { table, choices, lines: readImport(table, choices, { pack, zone, now: call.now }) };
}
