import type { contract, CpdBatch, HandlerInput, HandlerReply } from '@portal/api/contract';
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
} from '@portal/api/rules';
import { and, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { addBatch } from './batches.ts';
import { isMine } from './repository.ts';
import { rulesOf } from './rules-of.ts';

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

async function recordedOf(db: Db, personId: string, zone: string) {
  const { title, minutes, completedAt } = cpdRecords;
  const rows = await db
    .select({ title, minutes, completedAt })
    .from(cpdRecords)
    .where(and(isMine(personId), isNotNull(completedAt)));
  return rows.map((row) => ({ ...row, day: row.completedAt && dayIn(row.completedAt, zone) }));
}
