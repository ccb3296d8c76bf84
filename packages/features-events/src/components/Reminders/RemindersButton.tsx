import { useMessages } from '@portal/kit';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { eventsMessages } from '../../messages.ts';
import { LiveReminders } from './LiveReminders.tsx';

/** Opens the person's reminders, which are asked for then. */
export function RemindersButton() {
  const t = useMessages(eventsMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('reminders')}</Button>
      {isOpen && <LiveReminders onClose={() => setOpen(false)} />}
    </>
  );
}
