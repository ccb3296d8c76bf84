import { calls, type CpdGoal, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';
import { planReads as touches } from './plan-reads.ts';

/** What is done to a goal without a form. */
export function useGoalActions() {
  const t = useMessages(cpdMessages);
  const [reaching, setReaching] = useState<string | null>(null);
  const mark = useAction(calls.goals.reach, { failure: t('reachFailed'), invalidates: touches });
  const remove = useAction(calls.goals.remove, {
    success: t('goalDeleted'),
    failure: t('goalDeleteFailed'),
    invalidates: touches,
  });
  return {
    reaching,
    isRemoving: remove.isPending,
    reach({ goalId: id }: CpdGoal, isReached: boolean) {
      setReaching(id);
      // A failure is told by the action, and the goal stays as it was.
      void mark
        .run({ params: { id }, body: { isReached } })
        .catch(() => undefined)
        .finally(() => setReaching(null));
    },
    remove: ({ goalId: id }: CpdGoal) => remove.run({ params: { id } }),
  };
}
