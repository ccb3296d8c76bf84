import type { AuditFilter } from '@portal/api/contract';
import type { CpdPeriod } from '@portal/rules';
import { and, asc, eq, exists, inArray, isNull, not, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';
import { cpdAuditCases, cpdAudits, cpdRecords, people } from '../../db/schema/index.ts';

/** `sampleOf` of the rules, drawn by the database. */
export async function drawSample(
  db: Db,
  { filter, size, seed }: { filter: AuditFilter; size: number; seed: string },
  period: CpdPeriod,
): Promise<string[]> {
  const place = sql`encode(sha256(convert_to(${seed}::text || ':' || ${people.id}, 'UTF8')), 'hex') collate "C"`;
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(isCandidate(db, filter, period))
    .orderBy(asc(place))
    .limit(size);
  return rows.map(({ id }) => id);
}

export async function countCandidates(db: Db, filter: AuditFilter, period: CpdPeriod): Promise<number> {
  const [row] = await db
    .select({ people: sql<number>`count(*)::int` })
    .from(people)
    .where(isCandidate(db, filter, period));
  return row?.people ?? 0;
}

function isCandidate(
  db: Db,
  { records, includesLapsed, leavesOutAsked }: AuditFilter,
  { startAt, endAt, lastDay }: CpdPeriod,
): SQL | undefined {
  const one = { one: sql`1` };
  const within = sql`${cpdRecords.completedAt} >= ${instantSql(startAt)} and ${cpdRecords.completedAt} < ${instantSql(endAt)}`;
  const hasRecords = exists(
    db
      .select(one)
      .from(cpdRecords)
      .where(and(eq(cpdRecords.personId, people.id), isNull(cpdRecords.deletedAt), within)),
  );
  const hasCase = exists(
    db
      .select(one)
      .from(cpdAuditCases)
      .innerJoin(cpdAudits, eq(cpdAudits.id, cpdAuditCases.auditId))
      .where(and(eq(cpdAuditCases.personId, people.id), eq(cpdAudits.lastDay, lastDay))),
  );
  return and(
    sql`'Member' = any(${people.contactTypes})`,
    isNull(people.disabledAt),
    includesLapsed ? undefined : eq(people.membershipLapsed, false),
    records === 'any' ? undefined : records === 'some' ? hasRecords : not(hasRecords),
    leavesOutAsked ? not(hasCase) : undefined,
  );
}

export function activePeople(tx: Db, personIds: string[]) {
  return tx
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, personIds), isNull(people.disabledAt)));
}
