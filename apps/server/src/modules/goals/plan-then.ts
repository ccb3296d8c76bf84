import type { Db } from '../../db/connect.ts';
import type { SummaryPlan } from '../../documents/summary-facts.ts';
import { goalsIn, reflectionIn } from './goals.queries.ts';
import type { PlanQuery } from './plan-then.queries.ts';

/** What somebody plans for a period, and how they look back on it. */
export async function planNow(db: Db, { personId, period }: PlanQuery): Promise<SummaryPlan> {
  const goals = await goalsIn(db, personId, period);
  const [reflection] = await reflectionIn(personId, period)(db);
  return {
    goals: goals.map(({ title, why, by, reachedAt }) => ({ title, why, by, reachedAt })),
    reflection: reflection?.text ?? '',
  };
}
