import type { ReminderWishes } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Dialog, PanelSwitch, Skeleton, Stack, Switch } from '@portal/ui';
import { reminderMessages } from '../../messages-reminders.ts';

export interface RemindersDialogProps {
  view: View<ReminderWishes>;
  /** The reminder that is being turned on or off. */
  pending: keyof ReminderWishes | null;
  onChange: (which: keyof ReminderWishes, isWanted: boolean) => void;
  onClose: () => void;
}

const reminders = [
  ['week', 'remindWeek'],
  ['day', 'remindDay'],
  ['hour', 'remindHour'],
] as const;

/** Which reminders one gets; each is turned on or off at once. */
export function RemindersDialog({ view, pending, onChange, onClose }: RemindersDialogProps) {
  const t = useMessages(reminderMessages);
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('remindersTitle')}
      description={t('remindersText')}
      onClose={onClose}
      footer={
        <Button tone="primary" onPress={onClose}>
          {t('remindersDone')}
        </Button>
      }
    >
      <PanelSwitch view={view} skeleton={<Skeleton lines={4} />} failedTitle={t('remindersFailed')}>
        {(wishes) => (
          <Stack gap={4}>
            {reminders.map(([which, words]) => (
              <Switch
                key={which}
                label={t(words)}
                labelPosition="start"
                isSelected={wishes[which]}
                isPending={pending === which}
                isReadOnly={pending !== null}
                onChange={(isWanted) => onChange(which, isWanted)}
              />
            ))}
          </Stack>
        )}
      </PanelSwitch>
    </Dialog>
  );
}
