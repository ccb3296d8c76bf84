import type { Order } from '@portal/api';

/** What the page says: an order that waits for its payment was paid a moment ago, or is still to be paid; of one that is over no ticket is left. */
export type OrderState = Exclude<Order['status'], 'pending'> | 'waiting' | 'unpaid' | 'over';

export function orderStateOf({ status, checkoutUrl, ticketsHeld }: Order, hasPaid: boolean): OrderState {
  if (status === 'paid' && ticketsHeld === 0) return 'over';
  if (status !== 'pending') return status;
  return hasPaid || checkoutUrl === null ? 'waiting' : 'unpaid';
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** The polling interval of an order that waits: soon at first, since most payments are known at once. */
export function nextPollMs(state: OrderState, times: number): number | undefined {
  return state === 'waiting' ? Math.min(longestWaitMs, firstWaitMs * 2 ** Math.max(0, times - 1)) : undefined;
}
