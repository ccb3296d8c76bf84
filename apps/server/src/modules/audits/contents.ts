import type { AuditedRecord } from '@portal/api/contract';
import {
  auditContents,
  auditedRecord,
  contentsRefusal,
  type CpdPeriod,
  daysAfter,
  momentOf,
  standingIn,
} from '@portal/api/rules';
import { and, asc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { bytewise } from '../../db/fragments.ts';
import { assets, cpdRecords } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem.ts';
import { attachmentsOf, historyOf, isMine, recordColumns, rulesOf } from '../cpd/index.ts';
import { planNow } from '../goals/index.ts';
import type { AuditRow, CaseCall } from './access.ts';
import { weightOf } from './contents.queries.ts';

/** The days of an audit, by the clock of the organisation. */
export function periodOfAudit({ firstDay, lastDay }: Pick<AuditRow, 'firstDay' | 'lastDay'>, zone: string): CpdPeriod {
  const midnight = (day: string) => momentOf(`${day}T00:00:00`, zone);
  const [startAt, endAt] = [midnight(firstDay), midnight(daysAfter(lastDay, 1))];
  return { id: lastDay, firstDay, lastDay, startAt, endAt };
}

export interface Recorded {
  personId: string;
  period: CpdPeriod;
}

/** What a member is asked about in an audit. */
export function recordedIn({ facts: { auditCase, audit }, deps }: CaseCall): Recorded {
  return { personId: auditCase.personId, period: periodOfAudit(audit, rulesOf(deps).zone) };
}

export function finishedIn({ personId, period }: Recorded): SQL | undefined {
  return and(isMine(personId), gte(cpdRecords.completedAt, period.startAt), lt(cpdRecords.completedAt, period.endAt));
}

interface Around {
  deps: Pick<Deps, 'profile'>;
  now: Date;
}

/** What the records of a period come to, and what was planned for it; of the records no more is read than their sums. */
export async function factsNow(db: Db, { personId, period }: Recorded, { deps, now }: Around) {
  const { pack, zone } = rulesOf(deps);
  const { sums, person } = await historyOf(db, personId, zone);
  const counted = sums.flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const standing = standingIn({ pack, zone, records: counted, person }, period, now);
  const written = await planNow(db, { personId, period });
  const { records: _, ...facts } = auditContents([], pack, standing, written);
  return { standing, written, facts };
}

/** How many records of a period are finished, and how many files prove them; more than goes together is refused. */
export async function countsOf(db: Db, recorded: Recorded): Promise<{ recordsCount: number; filesCount: number }> {
  const isWithin = finishedIn(recorded);
  const weight = await weightOf(db, isWithin);
  refuse(contentsRefusal(weight));
  const [row] = await db
    .select({ files: sql<number>`count(*)::int` })
    .from(assets)
    .innerJoin(cpdRecords, eq(cpdRecords.id, assets.ownerId))
    .where(and(eq(assets.ownerKind, 'cpdRecord'), isWithin));
  return { recordsCount: weight.records, filesCount: row?.files ?? 0 };
}

/** What a member has recorded in a period, in a few statements. */
export async function recordedNow(db: Db, recorded: Recorded, around: Around) {
  const { pack } = rulesOf(around.deps);
  const isWithin = finishedIn(recorded);
  refuse(contentsRefusal(await weightOf(db, isWithin)));
  const rows = await db
    .select(recordColumns)
    .from(cpdRecords)
    .where(isWithin)
    .orderBy(asc(cpdRecords.completedAt), asc(cpdRecords.id));
  const { standing, written } = await factsNow(db, recorded, around);
  const evidence = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const records = rows.map((row) => ({ ...row, evidence: evidence.get(row.id) ?? [] }));
  return { rows, standing, contents: auditContents(records, pack, standing, written) };
}

// As the rules order them, whatever the language of the database.
export const byId = bytewise(cpdRecords.id);

export interface RecordedSpan {
  /** The record before the first; null: from the beginning. */
  after: { completedDate: string; cpdId: string } | null;
  size: number;
}

/** Some of the same records, from a place on. */
export async function pageRecorded(
  db: Db,
  recorded: Recorded,
  span: RecordedSpan,
  deps: Pick<Deps, 'profile'>,
): Promise<AuditedRecord[]> {
  const { pack } = rulesOf(deps);
  return (await rowsRecorded(db, recorded, span)).map((row) => auditedRecord(row, pack));
}

/** The same as they are stored, each with its evidence. */
export async function rowsRecorded(db: Db, recorded: Recorded, { after, size }: RecordedSpan) {
  const rows = await db
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
  const evidence = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ completedAt, ...row }) =>
    completedAt === null ? [] : [{ ...row, completedAt, evidence: evidence.get(row.id) ?? [] }],
  );
}
