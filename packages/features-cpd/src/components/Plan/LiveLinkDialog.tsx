import { calls, type CpdGoal, useAction, useEndpointPages } from '@portal/api';
import { useMessages } from '@portal/kit';
import { cpdMessages } from '../../messages.ts';
import { LinkDialog } from './LinkDialog.tsx';

interface LiveLinkDialogProps {
  goal: CpdGoal;
  periodId: string;
  onClose: () => void;
}

/** The records of a period, to be linked to one of its goals. */
export function LiveLinkDialog({ goal, periodId, onClose }: LiveLinkDialogProps) {
  const t = useMessages(cpdMessages);
  const records = useEndpointPages(
    calls.cpd.records,
    { query: { periodId } },
    { pick: ({ cpdRecords }) => cpdRecords },
  );
  const link = useAction(calls.goals.link, {
    success: t('linkSaved'),
    failure: t('linkUnsaved'),
    invalidates: [calls.goals.ofPeriod],
  });
  const save = (recordIds: string[]) =>
    link.run({ params: { id: goal.goalId }, body: { recordIds } }).then(onClose, () => undefined);
  return (
    <LinkDialog
      goal={goal}
      view={records.view}
      onMore={records.hasMore ? records.loadMore : undefined}
      isLoadingMore={records.isLoadingMore}
      moreProblem={records.moreProblem?.message ?? null}
      isSaving={link.isPending}
      onSave={(ids) => void save(ids)}
      onClose={onClose}
    />
  );
}
