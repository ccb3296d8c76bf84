import { useMessages } from '@portal/kit';
import { Button, lazyPart } from '@portal/ui';
import { Suspense, useState } from 'react';
import { messages } from '../../messages.ts';

const Reminders = lazyPart(async () => ({ default: (await import('./LiveReminders.tsx')).LiveReminders }));

/** Opens what is fetched when somebody wants it. */
export function RemindersButton() {
  const t = useMessages(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t('reminders')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Reminders onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
