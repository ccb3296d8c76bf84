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
import { and, asc, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem.ts';
import { attachmentsOf, historyOf, isMine, recordColumns } from '../cpd/repository.ts';
import { rulesOf } from '../cpd/rules-of.ts';
import { planNow } from '../goals/plan-then.ts';
import type { AuditRow } from './access.ts';

/** The days of an audit, by the clock of the organisation. */
export function periodOfAudit({ firstDay, lastDay }: Pick<AuditRow, 'firstDay' | 'lastDay'>, zone: string): CpdPeriod {
  const midnight = (day: string) => momentOf(`${day}T00:00:00`, zone);
  const [startAt, endAt] = [midnight(firstDay), midnight(daysAfter(lastDay, 1))];
  return { id: lastDay, firstDay, lastDay, startAt, endAt };
}

/** Weighed before they are read. */
async function weightOf(db: Db, which: SQL | undefined) {
  const { title, domain, presenter, learned, plan } = cpdRecords;
  const words = sql`length(${title}) + length(${domain}) + length(${presenter}) + length(${learned}) + length(${plan})`;
  const [weight] = await db
    .select({ records: sql<number>`count(*)::int`, characters: sql<number>`coalesce(sum(${words}), 0)::float8` })
    .from(cpdRecords)
    .where(which);
  return weight ?? { records: 0, characters: 0 };
}

interface Recorded {
  personId: string;
  period: CpdPeriod;
}

function finishedIn({ personId, period }: Recorded): SQL | undefined {
  return and(isMine(personId), gte(cpdRecords.completedAt, period.startAt), lt(cpdRecords.completedAt, period.endAt));
}

/** What a member has recorded in a period, in a few statements. */
export async function recordedNow(
  db: Db,
  { personId, period }: Recorded,
  { deps, now }: { deps: Pick<Deps, 'profile'>; now: Date },
) {
  const { pack, zone } = rulesOf(deps);
  const isWithin = finishedIn({ personId, period });
  refuse(contentsRefusal(await weightOf(db, isWithin)));
  const rows = await db
    .select(recordColumns)
    .from(cpdRecords)
    .where(isWithin)
    .orderBy(asc(cpdRecords.completedAt), asc(cpdRecords.id));
  const { sums, person } = await historyOf(db, personId, zone);
  const counted = sums.flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const evidence = await attachmentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const standing = standingIn({ pack, zone, records: counted, person }, period, now);
  const records = rows.map((row) => ({ ...row, evidence: evidence.get(row.id) ?? [] }));
  return { rows, standing, contents: auditContents(records, pack, standing, await planNow(db, { personId, period })) };
}

// As the rules order them, whatever the language of the database.
const byId = sql`${cpdRecords.id} collate "C"`;

/** Some of the same records, from a place on. */
export async function pageRecorded(
  db: Db,
  recorded: Recorded,
  { after, size }: { after: { completedDate: string; cpdId: string } | null; size: number },
  deps: Pick<Deps, 'profile'>,
): Promise<AuditedRecord[]> {
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
  const { pack } = rulesOf(deps);
  return rows.flatMap(({ completedAt, ...row }) =>
    completedAt === null ? [] : [auditedRecord({ ...row, completedAt, evidence: evidence.get(row.id) ?? [] }, pack)],
  );
}
