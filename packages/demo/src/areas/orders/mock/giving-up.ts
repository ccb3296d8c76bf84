import type { MockState } from '../../../mock/mock-state.ts';
import { isGivenUpFor } from '@portal/rules';
import { type TicketTypeFacts, typeById } from '../../tickets/mock/access.ts';
import { offerFreeSeats } from '../../waiting-lists/mock/waiting-entries.ts';
import type { MockOrder } from '../state.ts';
import { openOrders } from './placing.ts';

/** What somebody has ordered for themselves of an event ends when they take a ticket of another type; nobody has paid for it here. */
export function giveUpOthers(state: MockState, personId: string, { event, type }: TicketTypeFacts, now: Date): void {
  for (const { id, items, isOfCart, ...order } of openOrders(state, now)) {
    const ofEvent = items.filter(({ ticketTypeId }) => event.ticketTypes.some((one) => one.id === ticketTypeId));
    if (order.personId !== personId || ofEvent.length === 0) continue;
    const ticketTypeIds = ofEvent.map(({ ticketTypeId }) => ticketTypeId);
    if (isGivenUpFor({ isOfCart, ticketTypeIds }, type.id)) cancelOrder(state, id, now);
  }
}

/** Its seats go to those who wait. */
export function cancelOrder(state: MockState, id: string, now: Date): MockOrder {
  const cancelled = state.orders.change(id, { status: 'cancelled' });
  for (const { ticketTypeId } of cancelled.items) {
    const type = typeById(state, ticketTypeId)?.type;
    if (type !== undefined) offerFreeSeats(state, type, now);
  }
  return cancelled;
}
