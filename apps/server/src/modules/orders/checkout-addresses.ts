import type { Deps } from '../../deps.ts';

export const checkoutAddress = '/api/checkout/:id{[0-9a-f-]{36}}';

/** Where an order is paid: whoever has its address, which cannot be guessed, may pay it. */
export function checkoutUrl({ portalUrl }: Deps, orderId: string): string {
  return new URL(`/api/checkout/${orderId}`, portalUrl).href;
}

/** The page of an order, with where whoever goes there comes from. */
export function orderUrl({ portalUrl }: Deps, orderId: string, from: 'paid' | 'unpaid'): string {
  return new URL(`/events/orders/${orderId}?from=${from}`, portalUrl).href;
}
