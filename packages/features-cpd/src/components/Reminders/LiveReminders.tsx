import { calls, type CpdReminderWishes, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { useState } from 'react';
import { cpdMessages } from '../../messages.ts';
import { RemindersDialog } from './RemindersDialog.tsx';

/** The member's reminders of CPD. */
export function LiveReminders({ onClose }: { onClose: () => void }) {
  const t = useMessages(cpdMessages);
  const [pending, setPending] = useState<keyof CpdReminderWishes | null>(null);
  const { view, data } = useEndpoint(calls.reminders.ofCpd);
  const update = useAction(calls.reminders.updateOfCpd, {
    failure: t('remindersUnsaved'),
    invalidates: [calls.reminders.ofCpd],
  });
  const change = async (which: keyof CpdReminderWishes, isWanted: boolean) => {
    if (data === undefined) return;
    setPending(which);
    // A failure is told by the action, and the switch stays as it was.
    await update.run({ body: { ...data, [which]: isWanted } }).catch(() => undefined);
    setPending(null);
  };
  return (
    <RemindersDialog view={view} pending={pending} onClose={onClose} onChange={(...wish) => void change(...wish)} />
  );
}
