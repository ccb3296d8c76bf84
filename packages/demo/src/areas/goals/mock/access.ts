import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { goalRefusal } from '@portal/rules';
import type { OnGoal } from '@portal/api/contract';
import type { MockGoal } from '../state.ts';

export interface GoalFacts {
  goal: MockGoal;
}

export function goalRule({ at }: OnGoal, { ids, state, person }: RuleCall): GoalFacts {
  const goal = state.goals.get(ids.at(at));
  refuse(goalRefusal(goal ?? null, person));
  if (goal === undefined) throw notFound();
  return { goal };
}
