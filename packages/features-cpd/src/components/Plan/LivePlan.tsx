import { calls, type CpdGoal, type CpdPlan, useEndpoint } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';
import { LiveGoalDialog } from './LiveGoalDialog.tsx';
import { LiveLinkDialog } from './LiveLinkDialog.tsx';
import { takenUpGoal } from './plan-drafts.ts';
import { PlanPanel } from './PlanPanel.tsx';
import { useGoalActions } from './use-goal-actions.ts';
import { useReflect } from './use-reflect.ts';

type Open = { kind: 'write'; goal: CpdGoal | null } | { kind: 'link' | 'delete'; goal: CpdGoal };

function latestOf(opened: CpdGoal | null, { goals }: CpdPlan): CpdGoal | null {
  return goals.find(({ goalId }) => goalId === opened?.goalId) ?? opened;
}

/** Goals and reflection of a period, with what is done to them. */
export function LivePlan({ periodId }: { periodId: string }) {
  const t = useMessages(cpdMessages);
  const { drafts } = usePortal();
  const [open, setOpen] = useState<Open | null>();
  const { view, data } = useEndpoint(calls.goals.ofPeriod, { params: { id: periodId } });
  // Who comes from the list of drafts goes on with their goal, as soon as it is known.
  if (open === undefined && data !== undefined) {
    const goal = takenUpGoal(data, drafts);
    setOpen(goal === undefined ? null : { kind: 'write', goal });
  }
  const actions = useGoalActions();
  const { reflect, refused } = useReflect(periodId);
  const close = () => setOpen(null);
  return (
    <>
      <PlanPanel
        periodId={periodId}
        view={view}
        reaching={actions.reaching}
        onAdd={() => setOpen({ kind: 'write', goal: null })}
        onEdit={(goal) => setOpen({ kind: 'write', goal })}
        onLink={(goal) => setOpen({ kind: 'link', goal })}
        onDelete={(goal) => setOpen({ kind: 'delete', goal })}
        onReach={actions.reach}
        onReflect={reflect}
        refused={refused}
      />
      {open?.kind === 'write' && data !== undefined && (
        <LiveGoalDialog periodId={periodId} plan={data} goal={latestOf(open.goal, data)} onClose={close} />
      )}
      {open?.kind === 'link' && <LiveLinkDialog goal={open.goal} periodId={periodId} onClose={close} />}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          isOpen
          title={t('goalDeleteTitle', { title: open.goal.title })}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
          tone="critical"
          isPending={actions.isRemoving}
          onConfirm={() => void actions.remove(open.goal).then(close, () => undefined)}
          onCancel={close}
        >
          {t('goalDeleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
