import type { CpdReminderWishes } from '@portal/api';
import { useMessages } from '@portal/kit';
import { SwitchesDialog, type SwitchesDialogProps } from '@portal/ui';
import { reminderMessages } from '../../messages-reminders.ts';

export type RemindersDialogProps = Pick<
  SwitchesDialogProps<keyof CpdReminderWishes>,
  'view' | 'pending' | 'onChange' | 'onClose'
>;

const leads = ['quarter', 'month', 'week'] as const;

/** Which reminders one gets before a period ends; each is turned on or off at once. */
export function RemindersDialog(props: RemindersDialogProps) {
  const t = useMessages(reminderMessages);
  return (
    <SwitchesDialog
      {...props}
      title={t('title')}
      description={t('text')}
      switches={leads.map((id) => ({ id, label: t(id) }))}
      failedTitle={t('failed')}
      closeLabel={t('done')}
    />
  );
}
