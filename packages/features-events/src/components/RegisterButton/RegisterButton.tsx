import type { PortalEvent } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Button, lazyComponent } from '@portal/ui';
import { useState } from 'react';
import { eventsMessages } from '../../messages.ts';

const SingleClick = lazyComponent(() =>
  import('./SingleClick.tsx').then((module) => ({ default: module.SingleClick })),
);

/** Registers for an event with one click; what costs something is paid for elsewhere. A list is read before anybody registers, so what a press begins comes with the first. */
export function RegisterButton({ event }: { event: PortalEvent }) {
  const t = useMessages(eventsMessages);
  const { notify } = usePortal();
  const [presses, setPresses] = useState(0);
  const [isPending, setPending] = useState(false);

  function press() {
    setPending(true);
    setPresses(presses + 1);
  }

  function fail() {
    setPending(false);
    setPresses(0);
    notify.failure(t('registerFailed'));
  }

  return (
    <>
      <Button size="sm" label={t('registerFor', { title: event.title })} isPending={isPending} onPress={press}>
        {t('register')}
      </Button>
      {presses > 0 && <SingleClick event={event} presses={presses} onPendingChange={setPending} onError={fail} />}
    </>
  );
}
