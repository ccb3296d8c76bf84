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
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import type { SummaryPlan } from '../../documents/summary-facts.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { certificatesAt } from '../certificates/index.ts';
import { rulesOf } from '../cpd/index.ts';
import { planBefore } from '../goals/index.ts';
import { personBefore, rulesBefore } from './as-it-was.queries.ts';
import { exactSince } from './exact-since.queries.ts';
import type { PackLook } from './look.ts';
import type { PackState } from './pack-state.ts';
import { countedBefore, filesThen, recordsThen, weightThen } from './state-on-day.queries.ts';

export interface AsOfDay {
  asOf: string;
  /** The first moment after the day. */
  end: Date;
}

export function asOfDay(asOf: string, zone: string): AsOfDay {
  return { asOf, end: momentOf(`${daysAfter(asOf, 1)}T00:00:00`, zone) };
}

type KnownDay = AsOfDay & { since: string | null };

/** What somebody had recorded in a period at the end of a day, from the states that were kept. */
export async function stateOnDay(period: CpdPeriod, day: KnownDay, call: Call): Promise<PackState> {
  const { asOf, end, since } = day;
  const { db } = call;
  const personId = personOf(call).id;
  refuse(contentsRefusal(await weightThen(db, personId, period, end)));
  const records = await recordsThen(db, { personId, period, end });
  const { pack, holder, plan, standing } = await factsThen(period, day, call);
  const contents = auditContents(records, pack, standing, plan);
  return {
    ...{ holder, asOf, contents, submittedAt: null, exactSince: since, rulePack: pack },
    period: { firstDay: period.firstDay, lastDay: period.lastDay },
    files: await filesThen(db, records),
    confirmed: new Set(records.filter(isLocked).map(({ id }) => id)),
    certificates: await certificatesAt(db, records, end),
    summary: {
      ...{ holder, pack, standing, proof: null },
      records: records.map(({ category, ...record }) => ({
        ...record,
        category: categoryNameIn(pack, category),
        isConfirmed: isLocked(record),
      })),
      recordsCount: records.length,
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
      const records = await recordsThen(db, { personId, period, end }, span);
      const pack = await rulesBefore(db, rulesOf(call.deps).pack, end);
      const given = await certificatesAt(db, records, end);
      return {
        records: records.map((record) => auditedRecord(record, pack)),
        files: await filesThen(db, records),
        certified: new Set(given.keys()),
      };
    },
  };
}

/** By which rules what somebody had recorded and planned was judged on a day, and what it came to. */
async function factsThen(period: CpdPeriod, { asOf, end }: AsOfDay, call: Call) {
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
  { zone, ...query }: { personId: string; period: CpdPeriod; zone: string },
  { asOf, end }: AsOfDay,
): Promise<SummaryPlan | null> {
  const since = await exactSince(db, zone, 'plans');
  return since !== null && asOf < since ? null : planBefore(db, query, end);
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
