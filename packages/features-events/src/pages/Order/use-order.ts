import { calls, useAction, useEndpoint } from '@portal/api';
import { useMessages } from '@portal/kit';
import { eventsMessages } from '../../messages.ts';
import { useLeadToPay } from '../../model/use-lead-to-pay.ts';
import { nextPollMs, orderStateOf } from './order-state.ts';

/** An order, asked for again while its payment is not known yet; giving it up, and beginning anew. */
export function useOrder(id: string, hasPaid: boolean) {
  const t = useMessages(eventsMessages);
  const leadToPay = useLeadToPay();
  const { view, refetch } = useEndpoint(
    calls.orders.byId,
    { params: { id } },
    {
      renewsMs: (order, times) => (order === undefined ? undefined : nextPollMs(orderStateOf(order, hasPaid), times)),
    },
  );
  const giveUp = useAction(calls.orders.cancel, { failure: t('orderCancelFailed'), invalidates: [calls.orders.byId] });
  const again = useAction(calls.tickets.register, { failure: t('orderAgainFailed') });
  return {
    view,
    isCancelling: giveUp.isPending,
    isRetrying: again.isPending,
    // A failure has been told in a toast; it may have been paid elsewhere meanwhile.
    cancel: () => void giveUp.run({ body: { orderId: id } }).catch(refetch),
    async tryAgain(ticketPriceId: string): Promise<void> {
      const begun = await again.run({ body: { ticketPriceId } }).catch(() => null);
      if (begun !== null && begun.checkoutUrl !== null) leadToPay(begun.checkoutUrl, ticketPriceId);
    },
  };
}
