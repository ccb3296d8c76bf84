import type { CpdGoal, CpdPlan } from '@portal/api';
import type { Portal } from '@portal/kit';

/** Where a goal is kept until it is saved; null: a new one, of its period. */
export function goalDraftKey(goal: Pick<CpdGoal, 'goalId'> | null, { lastDay }: Pick<CpdPlan, 'lastDay'>): string {
  return `cpd-goal-${goal?.goalId ?? `new-${lastDay}`}`;
}

export function reflectionDraftKey(periodId: string): string {
  return `cpd-reflection-${periodId}`;
}

/** The goal with which somebody goes on who comes from the list of drafts; null: a new one, undefined: none. */
export function takenUpGoal(plan: CpdPlan, { isTakenUp }: Portal['drafts']): CpdGoal | null | undefined {
  return [null, ...plan.goals].find((goal) => isTakenUp(goalDraftKey(goal, plan)));
}
