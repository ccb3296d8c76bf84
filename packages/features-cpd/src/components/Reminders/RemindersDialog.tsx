import type { CpdReminderWishes } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import { Button, Dialog, PanelSwitch, Skeleton, Stack, Switch } from '@portal/ui';
import { reminderMessages } from '../../messages-reminders.ts';

export interface RemindersDialogProps {
  view: View<CpdReminderWishes>;
  /** The reminder that is being turned on or off. */
  pending: keyof CpdReminderWishes | null;
  onChange: (which: keyof CpdReminderWishes, isWanted: boolean) => void;
  onClose: () => void;
}

const leads = ['quarter', 'month', 'week'] as const;

/** Which reminders one gets before a period ends; each is turned on or off at once. */
export function RemindersDialog({ view, pending, onChange, onClose }: RemindersDialogProps) {
  const t = useMessages(reminderMessages);
  return (
    <Dialog
      isOpen
      size="sm"
      title={t('title')}
      description={t('text')}
      onClose={onClose}
      footer={
        <Button tone="primary" onPress={onClose}>
          {t('done')}
        </Button>
      }
    >
      <PanelSwitch view={view} skeleton={<Skeleton lines={4} />} failedTitle={t('failed')}>
        {(wishes) => (
          <Stack gap={4}>
            {leads.map((lead) => (
              <Switch
                key={lead}
                label={t(lead)}
                labelPosition="start"
                isSelected={wishes[lead]}
                isPending={pending === lead}
                isReadOnly={pending !== null}
                onChange={(isWanted) => onChange(lead, isWanted)}
              />
            ))}
          </Stack>
        )}
      </PanelSwitch>
    </Dialog>
  );
}
