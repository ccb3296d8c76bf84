import type { AuditedRecord } from '@portal/api/contract';
import {
  auditContents,
  auditedRecord,
  contentsRefusal,
  type CpdPeriod,
  daysAfter,
  momentOf,
  standingIn,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem.ts';
import { attachmentsOf, historyOf, rulesOf } from '../cpd/index.ts';
import { planNow } from '../goals/index.ts';
import type { AuditRow, CaseCall } from './access.ts';
import {
  countEvidence,
  finishedIn,
  type Recorded,
  type RecordedSpan,
  recordRows,
  recordsWithin,
  weightOf,
} from './contents.queries.ts';

/** The days of an audit, by the clock of the organisation. */
export function periodOfAudit({ firstDay, lastDay }: Pick<AuditRow, 'firstDay' | 'lastDay'>, zone: string): CpdPeriod {
  const midnight = (day: string) => momentOf(`${day}T00:00:00`, zone);
  const [startAt, endAt] = [midnight(firstDay), midnight(daysAfter(lastDay, 1))];
  return { id: lastDay, firstDay, lastDay, startAt, endAt };
}

/** What a member is asked about in an audit. */
export function recordedIn({ facts: { auditCase, audit }, deps }: CaseCall): Recorded {
  return { personId: auditCase.personId, period: periodOfAudit(audit, rulesOf(deps).zone) };
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
  const row = await countEvidence(db, isWithin);
  return { recordsCount: weight.records, filesCount: row?.files ?? 0 };
}

/** What a member has recorded in a period, in a few statements. */
export async function recordedNow(db: Db, recorded: Recorded, around: Around) {
  const { pack } = rulesOf(around.deps);
  const isWithin = finishedIn(recorded);
  refuse(contentsRefusal(await weightOf(db, isWithin)));
  const rows = await recordsWithin(db, isWithin);
  const { standing, written } = await factsNow(db, recorded, around);
  const evidence = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const records = rows.map((row) => ({ ...row, evidence: evidence.get(row.id) ?? [] }));
  return { rows, standing, contents: auditContents(records, pack, standing, written) };
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
  const rows = await recordRows(db, recorded, after, size);
  const evidence = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ completedAt, ...row }) =>
    completedAt === null ? [] : [{ ...row, completedAt, evidence: evidence.get(row.id) ?? [] }],
  );
}
