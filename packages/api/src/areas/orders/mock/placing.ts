import type { MockState } from '../../../mock/mock-state.ts';
import type { MockOrder } from '../state.ts';

export const heldMs = 30 * 60_000;

type Item = MockOrder['items'][number];

/** Whoever asks again for the same goes on with the same order, as on the server; its seats are taken till then. */
export function placeOrder(state: MockState, personId: string, items: readonly Item[], now: Date): string {
  const known = openOrderOf(state, personId, items, now);
  if (known !== undefined) return checkoutUrlOf(known.id);
  const id = state.nextId('order');
  state.orders.set(id, { id, personId, status: 'pending', heldUntil: new Date(now.getTime() + heldMs), items });
  return checkoutUrlOf(id);
}

export function openOrderOf(state: MockState, personId: string, items: readonly Item[], now: Date) {
  const asked = JSON.stringify(items);
  return openOrders(state, now).find((order) => order.personId === personId && JSON.stringify(order.items) === asked);
}

/** Paid nowhere: there is no such page. */
export function checkoutUrlOf(id: string): string {
  return `https://pay.example/${id}`;
}

function openOrders(state: MockState, now: Date): readonly MockOrder[] {
  return state.orders.values().filter(({ status, heldUntil }) => status === 'pending' && heldUntil > now);
}

/** The seats of a type that wait for their payment. */
export function seatsInOrders(state: MockState, typeId: string): number {
  return openOrders(state, state.clock())
    .flatMap(({ items }) => items)
    .reduce((sum, { ticketTypeId, quantity }) => sum + (ticketTypeId === typeId ? quantity : 0), 0);
}
