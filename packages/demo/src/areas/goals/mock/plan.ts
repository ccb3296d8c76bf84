import type { CpdGoal, CpdPlan, CpdReflection } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import {
  categoryNameIn,
  type CpdPeriod,
  goalDays,
  inUnits,
  isWithinPeriod,
  plannedPeriod,
  standingIn,
} from '@portal/rules';
import { personFacts, rulesOf } from '../../cpd/mock/periods.ts';
import type { MockGoal, MockReflection } from '../state.ts';

export function periodToPlan(id: string, { state, now }: MockCall): CpdPeriod {
  const { pack, zone } = rulesOf(state);
  const period = plannedPeriod(pack, zone, id, now);
  if (period === null) throw notFound();
  return period;
}

export function planOf(id: string, call: MockCall): CpdPlan {
  const { pack, zone } = rulesOf(call.state);
  const period = periodToPlan(id, call);
  const person = personFacts(viewerOf(call).id, call);
  const { plan } = standingIn({ pack, zone, records: [], person }, period, call.now);
  return {
    unit: pack.unit.name,
    unitMinutes: pack.unit.minutes,
    categories: pack.categories.map((one) => ({ id: one.id, name: one.name })),
    ...goalDays(pack, period),
    goalsRequired: plan.goalsRequired,
    asksReflection: plan.asksReflection,
    goals: goalsIn(period, call).map((goal) => goalReply(goal, call)),
    reflection: reflectionReply(reflectionIn(period, call)),
  };
}

export function goalsIn(period: CpdPeriod, call: MockCall): MockGoal[] {
  return ownGoals(call).filter(({ day }) => isWithinPeriod(day, period));
}

export function ownGoals(call: MockCall): readonly MockGoal[] {
  const { id } = viewerOf(call);
  return call.state.goals.values().filter(({ personId }) => personId === id);
}

export function reflectionIn(period: CpdPeriod, call: MockCall): MockReflection | undefined {
  const { id } = viewerOf(call);
  return call.state.reflections
    .values()
    .filter(({ personId, day }) => personId === id && isWithinPeriod(day, period))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0];
}

export function reflectionReply(reflection: MockReflection | undefined): CpdReflection {
  return {
    text: reflection?.text ?? '',
    writtenDate: reflection?.writtenAt.toISOString() ?? null,
    revision: reflection?.revision ?? 0,
  };
}

export function goalReply(goal: MockGoal, { state }: MockCall): CpdGoal {
  const { pack } = rulesOf(state);
  const linked = goal.recordIds
    .flatMap((id) => state.cpdRecords.get(id) ?? [])
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((a, b) => timeOf(a) - timeOf(b) || (a.id < b.id ? -1 : 1));
  return {
    goalId: goal.id,
    title: goal.title,
    why: goal.why,
    by: goal.by,
    category: goal.category,
    categoryName: categoryNameIn(pack, goal.category),
    minutes: goal.minutes,
    hours: goal.minutes === null ? null : inUnits(pack, goal.minutes),
    doneHours: inUnits(
      pack,
      linked.reduce((sum, { completedAt, minutes }) => sum + (completedAt === null ? 0 : minutes), 0),
    ),
    reachedDate: goal.reachedAt?.toISOString() ?? null,
    records: linked.map(({ id, title, completedAt, minutes }) => ({
      cpdId: id,
      title,
      completedDate: completedAt?.toISOString() ?? null,
      hours: inUnits(pack, minutes),
    })),
    revision: goal.revision,
  };
}

/** What is not finished comes last. */
function timeOf({ completedAt }: { completedAt: Date | null }): number {
  return completedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
