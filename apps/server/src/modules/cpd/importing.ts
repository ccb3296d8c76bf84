import type { contract, CpdBatch, HandlerInput, HandlerReply } from '@portal/api/contract';
import {
  chosenLinesRefusal,
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
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { addBatch } from './batches.ts';
import { rulesOf } from './rules-of.ts';
import { recordedOf } from './importing.queries.ts';

type Cpd = typeof contract.cpd;

/** What a file would bring. */
export async function previewImport(
  body: HandlerInput<Cpd['previewImport']>['body'],
  call: Call,
): Promise<HandlerReply<Cpd['previewImport']>> {
  const { pack, zone } = rulesOf(call.deps);
  return importPreview(read(body, call), await recordedOf(call.db, personOf(call).id, zone), pack);
}

/** Keeps the chosen lines of a file, all of them or none. */
export async function importRecords(
  { fileName, lines: chosen, ...file }: HandlerInput<Cpd['importRecords']>['body'],
  call: Call,
): Promise<CpdBatch> {
  const { zone } = rulesOf(call.deps);
  const { lines } = read(file, call);
  refuse(chosenLinesRefusal(lines, chosen));
  const wanted = new Set(chosen);
  const brought = lines.filter(({ line }) => wanted.has(line));
  return addBatch({ kind: 'import', name: fileName, records: brought.map((line) => importedRecord(line, zone)) }, call);
}

function read({ text, choices: chosen }: { text: string; choices?: ImportChoices | undefined }, call: Call) {
  const { pack, zone } = rulesOf(call.deps);
  const table = tableOf(readCsv(text, linesLookedAt));
  refuse(importTableRefusal(table));
  const choices = chosen ?? guessChoices(table, pack);
  return { table, choices, lines: readImport(table, choices, { pack, zone, now: call.now }) };
}
