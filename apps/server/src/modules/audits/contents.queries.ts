import type { CpdPeriod } from '@portal/rules';
import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { assets, cpdRecords } from '../../db/schema/index.ts';
import { isMine, recordColumns } from '../cpd/index.ts';

/** Weighed before they are read. */
export async function weightOf(db: Db, which: SQL | undefined) {
  const { title, domain, presenter, learned, plan } = cpdRecords;
  const words = sql`length(${title}) + length(${domain}) + length(${presenter}) + length(${learned}) + length(${plan})`;
  const [weight] = await db
    .select({ records: sql<number>`count(*)::int`, characters: sql<number>`coalesce(sum(${words}), 0)::float8` })
    .from(cpdRecords)
    .where(which);
  return weight ?? { records: 0, characters: 0 };
}

export interface Recorded {
  personId: string;
  period: CpdPeriod;
}

export function finishedIn({ personId, period }: Recorded): SQL | undefined {
  return and(isMine(personId), gte(cpdRecords.completedAt, period.startAt), lt(cpdRecords.completedAt, period.endAt));
}

// As the rules order them, whatever the language of the database.
export const byId = bytewise(cpdRecords.id);

export interface RecordedSpan {
  /** The record before the first; null: from the beginning. */
  after: { completedDate: string; cpdId: string } | null;
  size: number;
}

export async function countEvidence(db: Db, isWithin: SQL | undefined) {
  const [row] = await db
    .select({ files: sql<number>`count(*)::int` })
    .from(assets)
    .innerJoin(cpdRecords, eq(cpdRecords.id, assets.ownerId))
    .where(and(eq(assets.ownerKind, 'cpdRecord'), isWithin));
  return row;
}

export function recordsWithin(db: Db, isWithin: SQL | undefined) {
  return db
    .select(recordColumns)
    .from(cpdRecords)
    .where(isWithin)
    .orderBy(asc(cpdRecords.completedAt), asc(cpdRecords.id));
}

export function recordRows(db: Db, recorded: Recorded, after: RecordedSpan['after'], size: number) {
  return db
    .select(recordColumns)
    .from(cpdRecords)
    .where(
      and(
        finishedIn(recorded),
        after === null
          ? undefined
          : sql`(${cpdRecords.completedAt}, ${byId}) > (${after.completedDate}::timestamptz, ${after.cpdId})`,
      ),
    )
    .orderBy(asc(cpdRecords.completedAt), asc(byId))
    .limit(size);
}
