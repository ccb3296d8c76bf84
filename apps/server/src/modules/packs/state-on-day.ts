import {
  auditContents,
  auditedRecord,
  categoryNameIn,
  contentsRefusal,
  type CpdPeriod,
  type CpdPerson,
  daysAfter,
  isLocked,
  momentOf,
  standingIn,
} from '@portal/api/rules';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { assets, cpdRecordVersions, type KeptRecord } from '../../db/schema/index.ts';
import { textArray } from '../../db/text-array.ts';
import type { SummaryPlan } from '../../documents/summary-facts.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import type { RecordedSpan } from '../audits/index.ts';
import { certificatesAt } from '../certificates/index.ts';
import { rulesOf } from '../cpd/index.ts';
import { planBefore } from '../goals/index.ts';
import { personBefore, rulesBefore } from './as-it-was.ts';
import { exactSince } from './exact-since.ts';
import type { PackLook } from './look.ts';
import type { EvidenceFile, PackState } from './pack-state.ts';

export interface DayToTell {
  asOf: string;
  /** The first moment after the day. */
  end: Date;
}

export function dayToTell(asOf: string, zone: string): DayToTell {
  return { asOf, end: momentOf(`${daysAfter(asOf, 1)}T00:00:00`, zone) };
}

type KnownDay = DayToTell & { since: string | null };

/** What somebody had recorded in a period at the end of a day, from the states that were kept. */
export async function stateOnDay(period: CpdPeriod, day: KnownDay, call: Call): Promise<PackState> {
  const { asOf, end, since } = day;
  const { db } = call;
  const personId = personOf(call).id;
  refuse(contentsRefusal(await weightThen(db, personId, period, end)));
  const kept = await keptIn(db, { personId, period, end });
  const { pack, holder, plan, standing } = await factsThen(period, day, call);
  const contents = auditContents(kept, pack, standing, plan);
  return {
    ...{ holder, asOf, contents, submittedAt: null, exactSince: since, rulePack: pack },
    period: { firstDay: period.firstDay, lastDay: period.lastDay },
    files: await filesThen(db, kept),
    confirmed: new Set(kept.filter(isLocked).map(({ id }) => id)),
    certificates: await certificatesAt(db, kept, end),
    summary: {
      ...{ holder, pack, standing, proof: null },
      records: kept.map(({ category, ...record }) => ({
        ...record,
        category: categoryNameIn(pack, category),
        isConfirmed: isLocked(record),
      })),
      recordsCount: kept.length,
      plan,
      asOf: new Date(end.getTime() - 1),
    },
  };
}

/** The same to be looked at. */
export async function lookOnDay(period: CpdPeriod, day: KnownDay, call: Call): Promise<PackLook> {
  const { asOf, end, since } = day;
  const { db } = call;
  const personId = personOf(call).id;
  const weight = await weightThen(db, personId, period, end);
  refuse(contentsRefusal(weight));
  return {
    ...{ period, asOf, exactSince: since, recordsCount: weight.records },
    async facts() {
      const { pack, plan, standing } = await factsThen(period, day, call);
      const { records: _, ...facts } = auditContents([], pack, standing, plan);
      return { ...facts, hasPlan: plan !== null };
    },
    async part(span) {
      const kept = await keptIn(db, { personId, period, end }, span);
      const pack = await rulesBefore(db, rulesOf(call.deps).pack, end);
      const given = await certificatesAt(db, kept, end);
      return {
        records: kept.map((record) => auditedRecord(record, pack)),
        files: await filesThen(db, kept),
        certified: new Set(given.keys()),
      };
    },
  };
}

/** By which rules what somebody had recorded and planned was judged on a day, and what it came to. */
async function factsThen(period: CpdPeriod, { asOf, end }: DayToTell, call: Call) {
  const { db, deps } = call;
  const { zone, ...rules } = rulesOf(deps);
  const personId = personOf(call).id;
  const pack = await rulesBefore(db, rules.pack, end);
  const { name: holder, person } = await personBefore(db, { personId, zone }, end);
  const plan = await planOnDay(db, { personId, period, zone }, { asOf, end });
  const records = await countedBefore(db, { personId, zone }, end);
  // The last moment of the day: what is said to be done later did not count yet.
  const standing = standingIn(
    { pack, zone, records, person: { ...person, ...planFacts(plan, period) } },
    period,
    new Date(end.getTime() - 1),
  );
  return { pack, holder, plan, standing };
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

const isWithin = ({ startAt, endAt }: CpdPeriod) =>
  sql`${completedAt} >= ${startAt.toISOString()}::timestamptz and ${completedAt} < ${endAt.toISOString()}::timestamptz`;

/** Weighed before they are read; names and sums of files weigh too. */
async function weightThen(db: Db, personId: string, period: CpdPeriod, end: Date) {
  const { rows } = await db.execute<{ records: number; characters: number }>(sql`
    select count(*)::int as records, coalesce(sum(length(contents::text)), 0)::float8 as characters
    from ${statesBefore(personId, end)} where ${isWithin(period)}`);
  return rows[0] ?? { records: 0, characters: 0 };
}

interface Then {
  personId: string;
  period: CpdPeriod;
  end: Date;
}

// As the rules order them, whatever the language of the database.
const byId = sql`record_id collate "C"`;

/** All of them, or some from a place on. */
async function keptIn(db: Db, { personId, period, end }: Then, span?: RecordedSpan): Promise<KeptThen[]> {
  const place = span?.after ?? null;
  const isAfter =
    place === null ? sql`` : sql`and (${completedAt}, ${byId}) > (${place.completedDate}::timestamptz, ${place.cpdId})`;
  const { rows } = await db.execute<{ id: string; contents: KeptRecord }>(sql`
    select record_id as id, contents from ${statesBefore(personId, end)}
    where ${isWithin(period)} ${isAfter} order by ${completedAt}, ${byId}
    ${span === undefined ? sql`` : sql`limit ${span.size}`}`);
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
          .where(and(eq(assets.ownerKind, 'cpdRecord'), sql`${assets.id} = any(${textArray(ids)})`));
  const isThere = new Set(there.map(({ id }) => id));
  return new Map(files.map(({ id, name, hash, bytes }) => [id, { name, hash, bytes, isRemoved: !isThere.has(id) }]));
}
