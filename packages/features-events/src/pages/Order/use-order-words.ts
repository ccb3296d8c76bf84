import type { Order } from '@portal/api';
import { readerZone, useFormats, useMessages } from '@portal/kit';
import { eventsMessages } from '../../messages.ts';
import type { OrderState } from './order-state.ts';

/** What has become of an order, in words. */
export function useOrderWords(
  { items, heldUntil, ticketsHeld }: Order,
  state: OrderState,
): { title: string; text: string } {
  const t = useMessages(eventsMessages);
  // Of minutes that run, whoever pays has their own clock before them.
  const { time } = useFormats(readerZone());
  switch (state) {
    case 'paid':
      return { title: t('orderPaid', { n: ticketsHeld }), text: t('orderPaidText', { n: ticketsHeld }) };
    case 'over': {
      const n = items.reduce((sum, { quantity }) => sum + quantity, 0);
      return { title: t('orderOver', { n }), text: t('orderOverText', { n }) };
    }
    case 'waiting':
      return { title: t('orderWaiting'), text: t('orderWaitingText') };
    case 'unpaid':
      return { title: t('orderUnpaid'), text: t('orderUnpaidText', { time: time(heldUntil) }) };
    case 'failed':
      return { title: t('orderFailedPayment'), text: t('orderFailedPaymentText') };
    case 'expired':
      return { title: t('orderExpired'), text: t('orderExpiredText') };
    case 'cancelled':
      return { title: t('orderCancelled'), text: t('orderCancelledText') };
    case 'refundDue':
      return { title: t('orderRefundDue'), text: t('orderRefundDueText') };
    case 'refunded':
      return { title: t('orderRefunded'), text: t('orderRefundedText') };
  }
}
