import { auditContents, contentsRefusal, type CpdPeriod, daysAfter, momentOf, standingIn } from '@portal/api/rules';
import { limits } from '@portal/api/contract';
import { and, asc, gte, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdRecords } from '../../db/schema/index.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../../http/problem.ts';
import { attachmentsOf, historyOf, isMine, recordColumns } from '../cpd/repository.ts';
import { rulesOf } from '../cpd/rules-of.ts';
import type { AuditRow } from './access.ts';

/** The days of an audit, by the clock of the organisation. */
export function periodOfAudit({ firstDay, lastDay }: Pick<AuditRow, 'firstDay' | 'lastDay'>, zone: string): CpdPeriod {
  const midnight = (day: string) => momentOf(`${day}T00:00:00`, zone);
  const [startAt, endAt] = [midnight(firstDay), midnight(daysAfter(lastDay, 1))];
  return { id: lastDay, firstDay, lastDay, startAt, endAt };
}

/** What a member has recorded in a period, in three statements. */
export async function recordedNow(
  db: Db,
  { personId, period }: { personId: string; period: CpdPeriod },
  { deps, now }: { deps: Pick<Deps, 'profile'>; now: Date },
) {
  const { pack, zone } = rulesOf(deps);
  const rows = await db
    .select(recordColumns)
    .from(cpdRecords)
    .where(and(isMine(personId), gte(cpdRecords.completedAt, period.startAt), lt(cpdRecords.completedAt, period.endAt)))
    .orderBy(asc(cpdRecords.completedAt), asc(cpdRecords.id))
    .limit(limits.audit.records + 1);
  refuse(contentsRefusal(rows.length));
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
  return { rows, standing, contents: auditContents(records, pack, standing) };
}
