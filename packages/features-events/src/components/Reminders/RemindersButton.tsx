import { useMessages } from '@portal/kit';
import { Button, lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { eventsMessages } from '../../messages.ts';

const LiveReminders = lazyComponent(() =>
  import('./LiveReminders.tsx').then((module) => ({ default: module.LiveReminders })),
);

/** Opens what is fetched when somebody wants it. */
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
