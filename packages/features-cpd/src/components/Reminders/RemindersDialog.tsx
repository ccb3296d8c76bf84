import type { CpdReminderWishes } from '@portal/api';
import { useMessages } from '@portal/kit';
import { SwitchesDialog, type SwitchesDialogProps } from '@portal/ui';
import { cpdMessages } from '../../messages.ts';

export type RemindersDialogProps = Pick<
  SwitchesDialogProps<keyof CpdReminderWishes>,
  'view' | 'pending' | 'onChange' | 'onClose'
>;

const leads = ['quarter', 'month', 'week'] as const;

/** Which reminders one gets before a period ends; each is turned on or off at once. */
export function RemindersDialog(props: RemindersDialogProps) {
  const t = useMessages(cpdMessages);
  return (
    <SwitchesDialog
      {...props}
      title={t('remindersTitle')}
      description={t('remindersText')}
      switches={leads.map((id) => ({ id, label: t(id) }))}
      failedTitle={t('remindersFailed')}
      closeLabel={t('done')}
    />
  );
}
