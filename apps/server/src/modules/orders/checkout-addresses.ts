import type { Deps } from '../../deps.ts';
import type { CheckoutOrder } from './payable-order.ts';

export const checkoutAddress = '/api/checkout/:id{[0-9a-f-]{36}}';

/** Where an order is paid: whoever has its address, which cannot be guessed, may pay it. */
export function checkoutUrl({ portalUrl }: Deps, orderId: string): string {
  return new URL(`/api/checkout/${orderId}`, portalUrl).href;
}

/** Where an order leads once it was paid, or not. */
export function afterCheckoutUrl({ portalUrl }: Deps, { items }: CheckoutOrder): string {
  const [first] = items;
  return new URL(first === undefined ? '/events' : `/events/${encodeURIComponent(first.eventId)}`, portalUrl).href;
}
