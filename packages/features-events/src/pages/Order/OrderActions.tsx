import type { Order } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, Inline } from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import type { OrderState } from './order-state.ts';

export interface OrderActionsProps {
  order: Order;
  state: OrderState;
  eventHref: (id: string) => string | undefined;
  isCancelling: boolean;
  isRetrying: boolean;
  onCancel: () => void;
  /** Orders one ticket of a type again. */
  onTryAgain: (ticketPriceId: string) => void;
}

/** What to do next. */
export function OrderActions({ order, state, eventHref, ...props }: OrderActionsProps) {
  const t = useMessages(eventsMessages);
  const [first] = order.items;
  const href = first && eventHref(first.eventId);
  if (state === 'unpaid' && order.checkoutUrl !== null)
    return (
      <Inline gap={3}>
        <Button tone="primary" href={order.checkoutUrl}>
          {t('orderPay')}
        </Button>
        <Button isPending={props.isCancelling} onPress={props.onCancel}>
          {t('orderCancel')}
        </Button>
      </Inline>
    );
  if (state === 'paid' && href !== undefined)
    return (
      <Inline>
        <Button tone="primary" href={href}>
          {t('orderSeeEvent', { n: order.ticketsHeld })}
        </Button>
      </Inline>
    );
  if (first === undefined || (state !== 'failed' && state !== 'expired' && state !== 'cancelled')) return null;
  // One ticket is ordered again as it was; of several, their event asks how many.
  if (order.items.length === 1 && first.quantity === 1)
    return (
      <Inline>
        <Button tone="primary" isPending={props.isRetrying} onPress={() => props.onTryAgain(first.ticketPriceId)}>
          {t('tryAgain')}
        </Button>
      </Inline>
    );
  return (
    <Inline>
      <Button tone="primary" href={href}>
        {t('tryAgain')}
      </Button>
    </Inline>
  );
}
