import { calls, type CpdGoal, type CpdPlan, useAction } from '@portal/api';
import { type Problem, useMessages } from '@portal/kit';
import { useState } from 'react';
import { planMessages } from '../../messages-plan.ts';
import { bodyOfGoal, type GoalValues } from './goal-values.ts';

const touches = [calls.goals.ofPeriod, calls.cpd.periods, calls.cpd.currentPeriod];

/** What is done to the goals and the reflection of a period. */
export function useGoalActions(periodId: string) {
  const t = useMessages(planMessages);
  const [reaching, setReaching] = useState<string | null>(null);
  const saving = { success: t('goalSaved'), touches };
  const unsaved = (words: 'goalUnsaved' | 'reflectionUnsaved') => (problem: Problem) => ({
    text: t(words),
    ...(problem.code === 'stale' ? { description: t('stale') } : {}),
  });
  const add = useAction(calls.goals.add, { ...saving, failure: unsaved('goalUnsaved') });
  const edit = useAction(calls.goals.edit, { ...saving, failure: unsaved('goalUnsaved') });
  const mark = useAction(calls.goals.reach, { failure: t('reachFailed'), touches });
  const remove = useAction(calls.goals.remove, { success: t('deleted'), failure: t('deleteFailed'), touches });
  const write = useAction(calls.goals.reflect, {
    success: t('reflectionSaved'),
    failure: unsaved('reflectionUnsaved'),
    touches,
  });
  const params = { id: periodId };
  return {
    reaching,
    isRemoving: remove.isPending,
    save(goal: CpdGoal | null, values: GoalValues, plan: CpdPlan) {
      const body = bodyOfGoal(values, plan);
      if (goal === null) return add.run({ params, body });
      return edit.run({ params: { id: goal.goalId }, body: { ...body, revision: goal.revision } });
    },
    reach({ goalId: id }: CpdGoal, isReached: boolean) {
      setReaching(id);
      // A failure is told by the action, and the goal stays as it was.
      void mark
        .run({ params: { id }, body: { isReached } })
        .catch(() => undefined)
        .finally(() => setReaching(null));
    },
    remove: ({ goalId: id }: CpdGoal) => remove.run({ params: { id } }),
    reflect: (text: string, revision: number) => write.run({ params, body: { text, revision } }),
  };
}
