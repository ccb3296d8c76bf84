import { calls, type CpdGoal, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ConfirmDialog } from '@portal/ui';
import { useState } from 'react';
import { planMessages } from '../../messages-plan.ts';
import { GoalDialog } from './GoalDialog.tsx';
import { LiveLinkDialog } from './LiveLinkDialog.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { useGoalActions } from './use-goal-actions.ts';

type Open = { kind: 'write'; goal: CpdGoal | null } | { kind: 'link' | 'delete'; goal: CpdGoal };

/** Goals and reflection of a period, with what is done to them. */
export function LivePlan({ periodId }: { periodId: string }) {
  const t = useMessages(planMessages);
  const [open, setOpen] = useState<Open | null>(null);
  const { view, data } = useEndpoint(calls.goals.ofPeriod, { params: { id: periodId } });
  const actions = useGoalActions(periodId);
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
        onReflect={actions.reflect}
      />
      {open?.kind === 'write' && data !== undefined && (
        <GoalDialog
          plan={data}
          goal={open.goal}
          onSave={(values) => actions.save(open.goal, values, data)}
          onClose={close}
        />
      )}
      {open?.kind === 'link' && <LiveLinkDialog goal={open.goal} periodId={periodId} onClose={close} />}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          isOpen
          title={t('deleteTitle', { title: open.goal.title })}
          confirmLabel={t('delete')}
          cancelLabel={t('cancel')}
          tone="critical"
          isPending={actions.isRemoving}
          onConfirm={() => void actions.remove(open.goal).then(close, () => undefined)}
          onCancel={close}
        >
          {t('deleteText')}
        </ConfirmDialog>
      )}
    </>
  );
}
