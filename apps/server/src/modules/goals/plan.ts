import type { CpdGoal, CpdPlan, CpdReflection } from '@portal/api/contract';
import { categoryNameIn, type CpdPeriod, goalDays, inUnits, plannedPeriod, standingIn } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { found } from '../../http/problem.ts';
import { type CpdRules, historyOf, rulesOf } from '../cpd/index.ts';
import type { GoalRow } from './access.ts';
import { goalsIn, type LinkedRecord, linkedTo, reflectionIn, type ReflectionRow } from './goals.queries.ts';

export function periodToPlan(id: string, { deps, now }: Call): CpdPeriod {
  const { pack, zone } = rulesOf(deps);
  return found(plannedPeriod(pack, zone, id, now));
}

/** Goals and reflection of a period, in four statements however many goals there are. */
export async function planOf(id: string, call: Call): Promise<CpdPlan> {
  const { db, deps, now } = call;
  const rules = rulesOf(deps);
  const { pack, zone } = rules;
  const period = periodToPlan(id, call);
  const personId = personOf(call).id;
  const { person } = await historyOf(db, personId, zone);
  const { plan } = standingIn({ pack, zone, records: [], person }, period, now);
  const rows = await goalsIn(db, personId, period);
  const linked = await linkedTo(
    db,
    rows.map((row) => row.id),
  );
  const [reflection = null] = await reflectionIn(personId, period)(db);
  return {
    unit: pack.unit.name,
    unitMinutes: pack.unit.minutes,
    categories: pack.categories.map((one) => ({ id: one.id, name: one.name })),
    ...goalDays(pack, period),
    goalsRequired: plan.goalsRequired,
    asksReflection: plan.asksReflection,
    goals: rows.map((row) => goalReply(row, linked.get(row.id) ?? [], rules)),
    reflection: reflectionReply(reflection),
  };
}

export function goalReply(row: GoalRow, linked: readonly LinkedRecord[], { pack }: CpdRules): CpdGoal {
  const { id, title, why, by, category, minutes, reachedAt, revision } = row;
  const done = linked.reduce((sum, record) => sum + (record.completedAt === null ? 0 : record.minutes), 0);
  return {
    ...{ goalId: id, title, why, by, category, minutes, revision },
    categoryName: categoryNameIn(pack, category),
    hours: minutes === null ? null : inUnits(pack, minutes),
    doneHours: inUnits(pack, done),
    reachedDate: reachedAt?.toISOString() ?? null,
    records: linked.map((record) => ({
      cpdId: record.id,
      title: record.title,
      completedDate: record.completedAt?.toISOString() ?? null,
      hours: inUnits(pack, record.minutes),
    })),
  };
}

export function reflectionReply(row: ReflectionRow | null): CpdReflection {
  return {
    text: row?.text ?? '',
    writtenDate: row?.writtenAt.toISOString() ?? null,
    revision: row?.revision ?? 0,
  };
}
