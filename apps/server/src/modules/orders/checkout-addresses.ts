import type { Deps } from '../../deps.ts';
import type { CheckoutOrder } from './payable-order.ts';

export const checkoutAddress = '/api/checkout/:id{[0-9a-f-]{36}}';

/** Where an order is paid: whoever has its address, which cannot be guessed, may pay it. */
export function checkoutUrl({ portalUrl }: Deps, orderId: string): string {
  return new URL(`/api/checkout/${orderId}`, portalUrl).href;
}

/** Where an order leads once it was paid, or not: to its event, or to all that one attends where it is of several. */
export function afterCheckoutUrl({ portalUrl }: Deps, { items }: CheckoutOrder): string {
  const [first, ...others] = new Set(items.map(({ eventId }) => eventId));
  const page = first === undefined || others.length > 0 ? 'attending' : encodeURIComponent(first);
  return new URL(`/events/${page}`, portalUrl).href;
}
