import { calls, type EventDetail, type Ticket, useEndpoint } from '@portal/api';
import { useHasBar, useMessages, useModule } from '@portal/kit';
import { cartMessages } from '../../cart/messages.ts';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { useCheckout } from '../../model/use-checkout.ts';
import { useRegistration } from '../../model/use-registration.ts';
import { LiveWaitingList } from '../WaitingList/LiveWaitingLists.tsx';
import { TicketsPanel } from './TicketsPanel.tsx';
import { useTicketChanges } from './use-ticket-changes.ts';

/** The person's tickets of an event, and how to get one. */
export function LiveTickets({ event }: { event: EventDetail }) {
  const { view } = useEndpoint(calls.tickets.mine, { params: { id: event.id } });
  const registration = useRegistration(event.id);
  const checkout = useCheckout();
  const t = useMessages(cartMessages);
  const { add, isAdding } = useAddToCart({
    success: ({ quantity }) => t('added', { n: quantity }),
    failure: t('addFailed'),
  });
  const hasCart = useHasBar();
  const changes = useTicketChanges();
  const mayHandBack = useModule('events', 'cancellation_nominate_substitute');
  const showsPolicy = useModule('events', 'cancellation_terms_and_conditions');

  // A failure has been told in a toast.
  function take({ ticketPriceId, amount }: Ticket, quantity: number): Promise<void> {
    if (amount === 0) return registration.register(ticketPriceId);
    return checkout.buy({ itemPriceId: ticketPriceId, quantity, total: amount * quantity });
  }

  return (
    <TicketsPanel
      view={view}
      closedBecause={event.closedBecause}
      timeZone={event.startTimeZone}
      waitingList={(types) => <LiveWaitingList types={types} />}
      isRegistering={registration.isPending || checkout.isPending}
      onRegister={(ticket, quantity) => void take(ticket, quantity).catch(() => undefined)}
      cart={
        hasCart
          ? {
              isAdding,
              onAdd: ({ ticketPriceId: itemPriceId }, quantity) =>
                void add({ itemPriceId, quantity }).catch(() => undefined),
            }
          : undefined
      }
      changes={changes}
      mayHandBack={mayHandBack}
      showsPolicy={showsPolicy}
    />
  );
}
