import { featureSettings } from '@portal/kit/access';
import { refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { type HeldFacts, heldSeatsRefusal, heldSeatsSettings } from '@portal/rules';
import { typeById } from '../../tickets/mock/access.ts';
import type { MockOrder } from '../state.ts';

export const heldMs = 30 * 60_000;

type Item = MockOrder['items'][number];
type Wanted = Pick<MockOrder, 'personId' | 'items' | 'isOfCart'>;

/** Whoever asks again for the same goes on with the same order, as on the server; its seats are taken till then. */
export function placeOrder(state: MockState, wanted: Wanted, now: Date): string {
  const { personId, items, isOfCart } = wanted;
  const known = openOrderOf(state, personId, items, now);
  if (known !== undefined) {
    if (isOfCart) state.orders.change(known.id, { isOfCart });
    return checkoutUrlOf(known.id);
  }
  refuse(heldSeatsRefusal(heldWith(state, wanted, now), featureSettings(state, heldSeatsSettings)));
  const id = state.nextId('order');
  state.orders.set(id, { ...wanted, id, status: 'pending', heldUntil: new Date(now.getTime() + heldMs) });
  return checkoutUrlOf(id);
}

export function openOrderOf(state: MockState, personId: string, items: readonly Item[], now: Date) {
  const itemsKey = JSON.stringify(items);
  return openOrders(state, now).find(
    (order) => order.personId === personId && JSON.stringify(order.items) === itemsKey,
  );
}

/** What the person holds of each event that the order is for, the order among it. */
function heldWith(
  state: MockState,
  { personId, items }: Pick<MockOrder, 'personId' | 'items'>,
  now: Date,
): HeldFacts[] {
  const eventOf = ({ ticketTypeId }: Item) => typeById(state, ticketTypeId)?.event.id ?? '';
  const placed = [...openOrders(state, now).filter((order) => order.personId === personId), { items }];
  return [...new Set(items.map(eventOf))].map((eventId) => {
    const ofEvent = placed.map((order) => order.items.filter((item) => eventOf(item) === eventId));
    return {
      eventId,
      seats: ofEvent.flat().reduce((sum, { quantity }) => sum + quantity, 0),
      orders: ofEvent.filter((held) => held.length > 0).length,
    };
  });
}

/** Paid nowhere: there is no such page. */
export function checkoutUrlOf(id: string): string {
  return `https://pay.example/${id}`;
}

export function openOrders(state: MockState, now: Date): readonly MockOrder[] {
  return state.orders.values().filter(({ status, heldUntil }) => status === 'pending' && heldUntil > now);
}

/** The seats of a type that wait for their payment. */
export function seatsInOrders(state: MockState, typeId: string): number {
  return openOrders(state, state.clock())
    .flatMap(({ items }) => items)
    .reduce((sum, { ticketTypeId, quantity }) => sum + (ticketTypeId === typeId ? quantity : 0), 0);
}
