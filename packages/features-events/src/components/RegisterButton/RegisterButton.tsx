import type { PortalEvent } from '@portal/api';
import { useMessages, usePortal } from '@portal/kit';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { listMessages } from '../../messages-list.ts';
import type { SingleClick } from './SingleClick.tsx';

/** Registers for an event with one click; what costs something is paid for elsewhere. A list is read before anybody registers, so what a press begins comes with the first. */
export function RegisterButton({ event }: { event: PortalEvent }) {
  const t = useMessages(listMessages);
  const { notify } = usePortal();
  const [presses, setPresses] = useState(0);
  const [isPending, setPending] = useState(false);
  const [begun, setBegun] = useState<{ Part: typeof SingleClick }>();

  async function press() {
    setPending(true);
    try {
      const { SingleClick: Part } = await import('./SingleClick.tsx');
      setBegun({ Part });
      setPresses((before) => before + 1);
    } catch {
      setPending(false);
      notify.failure(t('registerFailed'));
    }
  }

  return (
    <>
      <Button
        size="sm"
        label={t('registerFor', { title: event.title })}
        isPending={isPending}
        onPress={() => void press()}
      >
        {t('register')}
      </Button>
      {begun && <begun.Part event={event} presses={presses} onPendingChange={setPending} />}
    </>
  );
}
