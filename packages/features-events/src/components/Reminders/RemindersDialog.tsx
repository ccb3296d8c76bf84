import type { ReminderWishes } from '@portal/api';
import { useMessages } from '@portal/kit';
import { SwitchesDialog, type SwitchesDialogProps } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';

export type RemindersDialogProps = Pick<
  SwitchesDialogProps<keyof ReminderWishes>,
  'view' | 'pending' | 'onChange' | 'onClose'
>;

/** Which reminders one gets; each is turned on or off at once. */
export function RemindersDialog(props: RemindersDialogProps) {
  const t = useMessages(eventsMessages);
  return (
    <SwitchesDialog
      {...props}
      title={t('remindersTitle')}
      description={t('remindersText')}
      switches={[
        { id: 'week', label: t('remindWeek') },
        { id: 'day', label: t('remindDay') },
        { id: 'hour', label: t('remindHour') },
      ]}
      failedTitle={t('remindersFailed')}
      closeLabel={t('done')}
    />
  );
}
