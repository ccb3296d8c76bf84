import { type PageProps, useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { OrderScreen } from './OrderScreen.tsx';
import { useOrder } from './use-order.ts';

/** Where somebody comes back to from paying. */
export function OrderPage({ params, search }: PageProps<'id'>) {
  const to = useDestinations(destinations);
  const hasPaid = search['from'] === 'paid';
  const { view, cancel, isCancelling, tryAgain, isRetrying } = useOrder(params.id, hasPaid);
  return (
    <OrderScreen
      view={view}
      hasPaid={hasPaid}
      backHref={to.discover({ filterType: 'all' })}
      eventHref={(id) => to.event({ id })}
      isCancelling={isCancelling}
      isRetrying={isRetrying}
      onCancel={cancel}
      onTryAgain={(ticketPriceId) => void tryAgain(ticketPriceId)}
    />
  );
}

/** The page as a route loads it. */
export const orderPage = { default: OrderPage };
