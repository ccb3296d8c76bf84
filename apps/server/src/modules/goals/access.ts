import type { Ids, OnGoal } from '@portal/api/contract';
import { goalRefusal } from '@portal/rules';
import type { cpdGoals } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { goalById } from './goals.queries.ts';

export type GoalRow = typeof cpdGoals.$inferSelect;
export interface GoalFacts {
  goal: GoalRow;
}
export type GoalCall = Call<GoalFacts>;

export async function goalRule({ at }: OnGoal, ids: Ids, call: Call): Promise<GoalFacts> {
  const goal = await goalById(call.db, ids.at(at));
  refuse(goalRefusal(goal, personOf(call)), goal);
  return { goal };
}
