import { randomBytes, randomUUID } from 'node:crypto';
import type { AuditFilter, contract, CpdAudit, HandlerInput } from '@portal/api/contract';
import {
  type CpdPeriod,
  dayIn,
  dueRefusal,
  emptyAuditRefusal,
  periodOf,
  unknownPeopleRefusal,
  withoutDoubles,
} from '@portal/api/rules';
import { and, asc, eq, exists, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cpdAuditCases, cpdAudits, cpdRecords, people } from '../../db/schema/index.ts';
import type { Call } from '../../http/call.ts';
import { invalid, refuse } from '../../http/problem.ts';
import { rulesOf } from '../cpd/index.ts';
import { queueAuditMails } from './audit-mails.ts';
import { keepTrail } from './trail.ts';

type Said = HandlerInput<typeof contract.audits.create>['body'];

interface Chosen {
  personIds: readonly string[];
  selection: CpdAudit['selection'];
}

export function createAudit({ name, periodId, dueOn, whom }: Said, call: Call): Promise<{ id: string }> {
  const { now, deps } = call;
  const period = periodNamed(periodId, call);
  refuse(dueRefusal(dueOn, dayIn(now, deps.profile.timeZone)));
  const id = randomUUID();
  return call.db.transaction(async (tx) => {
    const { personIds, selection } = await chosen(tx, whom, period);
    const { firstDay, lastDay } = period;
    await tx
      .insert(cpdAudits)
      .values({ ...{ id, name, dueOn, firstDay, lastDay, selection }, status: 'open', createdAt: now });
    const cases = personIds.map((personId) => ({
      id: randomUUID(),
      auditId: id,
      personId,
      dueOn,
      status: 'asked' as const,
    }));
    await tx.insert(cpdAuditCases).values(cases);
    await queueAuditMails(tx, 'auditAsked', cases, { occasion: 'begun', now });
    await keepTrail(tx, { auditId: id, kind: 'created' }, call);
    return { id };
  });
}

/** A period that has begun. */
export function periodNamed(id: string, { deps, now }: Call): CpdPeriod {
  const { pack, zone } = rulesOf(deps);
  const period = periodOf(pack, zone, id);
  if (period === null || period.startAt > now) throw invalid('body.periodId', 'There is no such period');
  return period;
}

async function chosen(tx: Db, whom: Said['whom'], period: CpdPeriod): Promise<Chosen> {
  if (whom.kind === 'named') {
    const personIds = withoutDoubles(whom.personIds);
    const known = await tx
      .select({ id: people.id })
      .from(people)
      .where(and(inArray(people.id, personIds), isNull(people.disabledAt)));
    refuse(unknownPeopleRefusal(personIds.length, known.length));
    return { personIds, selection: { kind: 'named', size: personIds.length } };
  }
  const { filter, size, seed = randomBytes(4).toString('hex') } = whom;
  const of = await countCandidates(tx, filter, period);
  refuse(emptyAuditRefusal(of));
  const personIds = await drawSample(tx, { filter, size, seed }, period);
  return { personIds, selection: { kind: 'sample', of, size: personIds.length, seed, filter } };
}

/** `sampleOf` of the rules, drawn by the database. */
async function drawSample(
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
  const within = sql`${cpdRecords.completedAt} >= ${startAt.toISOString()}::timestamptz and ${cpdRecords.completedAt} < ${endAt.toISOString()}::timestamptz`;
  const hasRecords = exists(
    db
      .select(one)
      .from(cpdRecords)
      .where(and(eq(cpdRecords.personId, people.id), isNull(cpdRecords.deletedAt), within)),
  );
  const isAsked = exists(
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
    leavesOutAsked ? not(isAsked) : undefined,
  );
}
