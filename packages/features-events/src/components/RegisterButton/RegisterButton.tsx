import type { PortalEvent } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import { CheckoutDialog } from '../Tickets/CheckoutDialog.tsx';
import { useSingleClick } from './use-single-click.ts';

/** Registers for an event with one click; what costs something is paid for elsewhere. */
export function RegisterButton({ event }: { event: PortalEvent }) {
  const t = useMessages(eventsMessages);
  const { register, isPending, isAsking, confirm, dismiss } = useSingleClick(event);
  return (
    <>
      <Button
        size="sm"
        label={t('registerFor', { title: event.title })}
        isPending={isPending && !isAsking}
        // A failure has been told in a toast.
        onPress={() => void register().catch(() => undefined)}
      >
        {t('register')}
      </Button>
      {isAsking && (
        <CheckoutDialog isPending={isPending} onConfirm={() => void confirm().catch(dismiss)} onCancel={dismiss} />
      )}
    </>
  );
}
