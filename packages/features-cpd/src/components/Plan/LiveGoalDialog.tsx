import { calls, type CpdGoal, type CpdPlan, useAction, useClient } from '@portal/api';
import { useMessages } from '@portal/kit';
import { cpdMessages } from '../../messages.ts';
import { unsavedNotice } from '../../model/unsaved-notice.ts';
import { useRevisedSave } from '../../model/use-revised-save.ts';
import { GoalDialog } from './GoalDialog.tsx';
import { bodyOfGoal, type GoalValues } from './goal-values.ts';
import { planReads } from './plan-reads.ts';

interface LiveGoalDialogProps {
  periodId: string;
  plan: CpdPlan;
  /** The one that is changed; null: a new one. */
  goal: CpdGoal | null;
  onClose: () => void;
}

/** Writes or changes a goal of a period. */
export function LiveGoalDialog({ periodId, plan, goal, onClose }: LiveGoalDialogProps) {
  const t = useMessages(cpdMessages);
  const client = useClient();
  const actionOptions = {
    success: t('goalSaved'),
    failure: unsavedNotice(t('goalUnsaved'), t('stale')),
    invalidates: planReads,
  };
  const add = useAction(calls.goals.add, actionOptions);
  const edit = useAction(calls.goals.edit, actionOptions);
  const params = { id: periodId };
  const { save, refused } = useRevisedSave(async () => {
    const { goals } = await client.call(calls.goals.ofPeriod, { params }, { isQuiet: true });
    return goals.find(({ goalId }) => goalId === goal?.goalId);
  });
  function write(values: GoalValues) {
    const body = bodyOfGoal(values, plan);
    if (goal === null) return add.run({ params, body });
    return save(values.revision, (revision) => edit.run({ params: { id: goal.goalId }, body: { ...body, revision } }));
  }
  return <GoalDialog plan={plan} goal={goal} refused={refused} onSave={write} onClose={onClose} />;
}
