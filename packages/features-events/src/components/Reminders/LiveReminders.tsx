import { calls, type ReminderWishes, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { eventsMessages } from '../../messages.ts';
import { RemindersDialog } from './RemindersDialog.tsx';

/** The person's reminders. */
export function LiveReminders({ onClose }: { onClose: () => void }) {
  const t = useMessages(eventsMessages);
  const [pending, setPending] = useState<keyof ReminderWishes | null>(null);
  const { view } = useEndpoint(calls.reminders.mine);
  const update = useAction(calls.reminders.update, {
    failure: t('remindersUnsaved'),
    invalidates: [calls.reminders.mine],
  });
  const change = async (which: keyof ReminderWishes, isWanted: boolean) => {
    if (view.state !== 'ready') return;
    setPending(which);
    // A failure is told by the action, and the switch stays as it was.
    await update.run({ body: { ...view.data, [which]: isWanted } }).catch(() => undefined);
    setPending(null);
  };
  return (
    <RemindersDialog view={view} pending={pending} onClose={onClose} onChange={(...wish) => void change(...wish)} />
  );
}
