import { randomUUID } from 'node:crypto';
import { type contract, type CpdBatch, type HandlerInput, type HandlerReply, limits } from '@portal/api/contract';
import {
  batchesRefusal,
  chosenLinesRefusal,
  dayIn,
  guessChoices,
  type ImportChoices,
  importedRecord,
  type ImportedLine,
  importPreview,
  importTableRefusal,
  readImport,
  recordsRefusal,
  tableOf,
} from '@portal/api/rules';
import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdBatches, cpdRecords } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { readCsv } from './read-csv.ts';
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
  const personId = personOf(call).id;
  const { lines } = read(file, call);
  refuse(chosenLinesRefusal(lines, chosen));
  const wanted = new Set(chosen);
  const brought = lines.filter(({ line }) => wanted.has(line));
  const batch = { id: randomUUID(), personId, name: fileName, recordsCount: brought.length, createdAt: call.now };
  await call.db.transaction(async (tx) => {
    await refuseTooMany(tx, personId, brought.length);
    await tx.insert(cpdBatches).values(batch);
    await tx
      .insert(cpdRecords)
      .values(brought.map((line) => rowOf(line, { personId, batchId: batch.id, zone, now: call.now })));
  });
  return batchReply({ ...batch, left: batch.recordsCount });
}

function read({ text, choices: chosen }: { text: string; choices?: ImportChoices | undefined }, call: Call) {
  const { pack, zone } = rulesOf(call.deps);
  const table = tableOf(readCsv(text));
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

async function refuseTooMany(tx: Db, personId: string, added: number): Promise<void> {
  const [batches] = await tx.select({ total: count() }).from(cpdBatches).where(eq(cpdBatches.personId, personId));
  refuse(batchesRefusal(batches?.total ?? 0, limits.cpd.import.batches));
  const [records] = await tx.select({ total: count() }).from(cpdRecords).where(isMine(personId));
  refuse(recordsRefusal((records?.total ?? 0) + added - 1, limits.cpd.records));
}

function rowOf(
  line: ImportedLine,
  { personId, batchId, zone, now }: { personId: string; batchId: string; zone: string; now: Date },
): typeof cpdRecords.$inferInsert {
  const row = { id: randomUUID(), personId, batchId, sourceKey: null, createdAt: now, updatedAt: now };
  return { ...importedRecord(line, zone), ...row };
}

interface BatchRow extends Pick<typeof cpdBatches.$inferSelect, 'id' | 'name' | 'createdAt' | 'recordsCount'> {
  left: number;
}

export function batchReply({ id, name, createdAt, recordsCount, left }: BatchRow): CpdBatch {
  return { batchId: id, name, createdDate: createdAt.toISOString(), recordsCount, leftCount: left };
}
