import { withdrawal, withdrawnMinutes } from '@portal/rules';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';
import { attachmentsOf } from './cpd.queries.ts';

/** Takes back records that the organisation wrote: what their owners added nothing to goes, the others stay and count for nothing. */
export async function withdrawRecords(tx: Db, which: SQL | undefined, now: Date): Promise<void> {
  const { id, learned, plan } = cpdRecords;
  const rows = await tx
    .select({ id, learned, plan })
    .from(cpdRecords)
    .where(and(which, isNull(cpdRecords.withdrawnAt)))
    .for('update');
  const evidence = await attachmentsOf(
    tx,
    rows.map((row) => row.id),
  );
  const fates = Map.groupBy(rows, (row) => withdrawal({ ...row, evidence: evidence.get(row.id)?.length ?? 0 }));
  const idsOf = (fate: ReturnType<typeof withdrawal>) => (fates.get(fate) ?? []).map((row) => row.id);
  await tx.delete(cpdRecords).where(inArray(id, idsOf('goes')));
  await tx
    .update(cpdRecords)
    .set({ minutes: withdrawnMinutes, withdrawnAt: now, updatedAt: now, revision: sql`${cpdRecords.revision} + 1` })
    .where(inArray(id, idsOf('stays')));
}
