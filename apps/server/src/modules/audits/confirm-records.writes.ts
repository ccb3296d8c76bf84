import type { AuditContents } from '@portal/api/contract';
import { isAsSubmitted, isLocked } from '@portal/rules';
import { and, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import { type CpdRules, isMine, recordColumns, recordHash } from '../cpd/index.ts';

/** What was accepted is confirmed, where it still says what was submitted. */
export async function confirmRecords(
  tx: Db,
  { personId }: { personId: string },
  submitted: AuditContents['records'],
  { pack }: Pick<CpdRules, 'pack'>,
): Promise<void> {
  const entered = new Map(submitted.filter((record) => !isLocked(record)).map((record) => [record.cpdId, record]));
  if (entered.size === 0) return;
  const rows = await tx
    .select(recordColumns)
    .from(cpdRecords)
    .where(and(isMine(personId), sql`${cpdRecords.id} = any(${textArray([...entered.keys()])})`))
    .orderBy(cpdRecords.id)
    .for('update');
  const same = rows.filter((row) => {
    const record = entered.get(row.id);
    return record !== undefined && isAsSubmitted(record, row, pack);
  });
  if (same.length === 0) return;
  const ids = textArray(same.map(({ id }) => id));
  const hashes = textArray(same.map(recordHash));
  await tx.execute(sql`update ${cpdRecords} set accepted_hash = said.hash
    from unnest(${ids}, ${hashes}) said (id, hash) where ${cpdRecords.id} = said.id`);
}
