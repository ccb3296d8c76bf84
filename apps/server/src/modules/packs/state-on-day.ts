import { limits } from '@portal/api/contract';
import {
  auditContents,
  categoryNameIn,
  contentsRefusal,
  type CpdPeriod,
  type CpdPerson,
  daysAfter,
  momentOf,
  standingIn,
} from '@portal/api/rules';
import { and, inArray, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, cpdRecordVersions, type KeptRecord } from '../../db/schema/index.ts';
import type { SummaryPlan } from '../../documents/summary-facts.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { nameOf } from '../certificates/certificate-pdf.ts';
import { certificatesAt } from '../certificates/certificates-at.ts';
import { historyOf } from '../cpd/repository.ts';
import { rulesOf } from '../cpd/rules-of.ts';
import { planBefore } from '../goals/plan-then.ts';
import { exactSince } from './exact-since.ts';
import type { EvidenceFile, PackState } from './pack-state.ts';

export interface DayToTell {
  asOf: string;
  /** The first moment after the day. */
  end: Date;
}

export function dayToTell(asOf: string, zone: string): DayToTell {
  return { asOf, end: momentOf(`${daysAfter(asOf, 1)}T00:00:00`, zone) };
}

/** What somebody had recorded in a period at the end of a day, from the states that were kept. */
export async function stateOnDay(
  period: CpdPeriod,
  { asOf, end, since }: DayToTell & { since: string | null },
  call: Call,
): Promise<PackState> {
  const { db, deps } = call;
  const { pack, zone } = rulesOf(deps);
  const personId = personOf(call).id;
  const kept = await keptIn(db, personId, period, end);
  refuse(contentsRefusal(kept.length));
  const { person } = await historyOf(db, personId, zone);
  const plan = await planOnDay(db, { personId, period, zone }, { asOf, end });
  const records = await countedBefore(db, { personId, zone }, end);
  // The last moment of the day: what is said to be done later did not count yet.
  const standing = standingIn(
    { pack, zone, records, person: { ...person, ...planFacts(plan, period) } },
    period,
    new Date(end.getTime() - 1),
  );
  const contents = auditContents(kept, pack, standing);
  const holder = await nameOf(db, personId);
  return {
    ...{ holder, asOf, contents, submittedAt: null, exactSince: since, rulePack: pack },
    period: { firstDay: period.firstDay, lastDay: period.lastDay },
    files: await filesThen(db, kept),
    certificates: await certificatesAt(db, kept, end),
    summary: {
      ...{ holder, pack, standing, proof: null },
      records: kept.map(({ category, ...record }) => ({ ...record, category: categoryNameIn(pack, category) })),
      recordsCount: kept.length,
      plan,
      asOf: new Date(end.getTime() - 1),
    },
  };
}

/** Null: of that day none was kept. */
async function planOnDay(
  db: Db,
  { zone, ...asked }: { personId: string; period: CpdPeriod; zone: string },
  { asOf, end }: DayToTell,
): Promise<SummaryPlan | null> {
  const since = await exactSince(db, zone, 'plans');
  return since !== null && asOf < since ? null : planBefore(db, asked, end);
}

/** What the rules look at of it; of no other period. */
function planFacts(plan: SummaryPlan | null, { lastDay: day }: CpdPeriod): Pick<CpdPerson, 'goals' | 'reflectedOn'> {
  const goals = plan?.goals ?? [];
  const reached = goals.filter(({ reachedAt }) => reachedAt !== null).length;
  return {
    goals: [{ day, goals: goals.length, reached }],
    reflectedOn: plan === null || plan.reflection === '' ? [] : [day],
  };
}

type KeptThen = Omit<KeptRecord, 'completedAt'> & { id: string; completedAt: Date };

/** The last state of every record before a moment, those left out that were deleted then. */
function statesBefore(personId: string, end: Date) {
  const { recordId, at, id, isDeleted, contents } = cpdRecordVersions;
  return sql`(select * from (
    select distinct on (${recordId}) ${recordId} as record_id, ${isDeleted} as is_deleted, ${contents} as contents
    from ${cpdRecordVersions} where ${cpdRecordVersions.personId} = ${personId} and ${at} < ${end.toISOString()}::timestamptz
    order by ${recordId}, ${at} desc, ${id} desc) latest where not is_deleted and contents ->> 'completedAt' is not null) state`;
}

const completedAt = sql`(contents ->> 'completedAt')::timestamptz`;

async function keptIn(db: Db, personId: string, { startAt, endAt }: CpdPeriod, end: Date): Promise<KeptThen[]> {
  const { rows } = await db.execute<{ id: string; contents: KeptRecord }>(sql`
    select record_id as id, contents from ${statesBefore(personId, end)}
    where ${completedAt} >= ${startAt.toISOString()}::timestamptz and ${completedAt} < ${endAt.toISOString()}::timestamptz
    order by ${completedAt}, record_id limit ${limits.audit.records + 1}`);
  return rows.flatMap(({ id, contents }) =>
    contents.completedAt === null ? [] : [{ ...contents, id, completedAt: new Date(contents.completedAt) }],
  );
}

/** Everything of any time by day and category: it counts like the records themselves. */
async function countedBefore(db: Db, { personId, zone }: { personId: string; zone: string }, end: Date) {
  const { rows } = await db.execute<{ at: string; category: string; minutes: number }>(sql`
    select min(${completedAt})::text as at, contents ->> 'category' as category, sum((contents ->> 'minutes')::int)::int as minutes
    from ${statesBefore(personId, end)}
    group by (${completedAt} at time zone ${zone})::date, contents ->> 'category'`);
  return rows.map(({ at, category, minutes }) => ({ completedAt: new Date(at), categoryId: category, minutes }));
}

/** What was removed since is known by its name and sum alone: its owner wanted it gone. */
async function filesThen(db: Db, kept: readonly KeptThen[]): Promise<Map<string, EvidenceFile>> {
  const files = kept.flatMap(({ evidence }) => evidence);
  const ids = files.map(({ id }) => id);
  const there =
    ids.length === 0
      ? []
      : await db
          .select({ id: assets.id })
          .from(assets)
          .where(and(eq(assets.ownerKind, 'cpdRecord'), inArray(assets.id, ids)));
  const isThere = new Set(there.map(({ id }) => id));
  return new Map(files.map(({ id, name, hash, bytes }) => [id, { name, hash, bytes, isRemoved: !isThere.has(id) }]));
}
