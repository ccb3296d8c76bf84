import type { Order } from '@portal/api';

/** What the page says: an order that waits for its payment was paid a moment ago, or is still to be paid. */
export type OrderState = Exclude<Order['status'], 'pending'> | 'waiting' | 'unpaid';

export function orderStateOf({ status, checkoutUrl }: Order, hasPaid: boolean): OrderState {
  if (status !== 'pending') return status;
  return hasPaid || checkoutUrl === null ? 'waiting' : 'unpaid';
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** How long until an order that waits is asked for again: soon at first, since most payments are known at once. */
export function nextAskMs(state: OrderState, times: number): number | undefined {
  return state === 'waiting' ? Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, times - 1)) : undefined;
}
