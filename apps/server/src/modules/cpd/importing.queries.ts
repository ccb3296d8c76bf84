import { dayIn } from '@portal/rules';
import { and, isNotNull } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';
import { isMine } from './cpd.queries.ts';

export async function recordedOf(db: Db, personId: string, zone: string) {
  const { title, minutes, completedAt } = cpdRecords;
  const rows = await db
    .select({ title, minutes, completedAt })
    .from(cpdRecords)
    .where(and(isMine(personId), isNotNull(completedAt)));
  return rows.map((row) => ({ ...row, day: row.completedAt && dayIn(row.completedAt, zone) }));
}
