import type { MockState } from '../../../mock/mock-state.ts';
import { seatsToOffer } from '@portal/rules';
import { seatsInOrders } from '../../orders/mock/placing.ts';
import type { MockEvent } from '../../events/state.ts';
import type { MockWaiting } from '../state.ts';

export function entriesOf(state: MockState, typeId: string, status: MockWaiting['status']): readonly MockWaiting[] {
  return state.waiting.values().filter((one) => one.ticketTypeId === typeId && one.status === status);
}

export function entryOf(state: MockState, typeId: string, personId: string): MockWaiting | undefined {
  return ['waiting', 'offered']
    .flatMap((status) => entriesOf(state, typeId, status as 'waiting' | 'offered'))
    .find((one) => one.personId === personId);
}

/** How many seats of a type are gone: tickets, what waits for its payment, and what is kept for those to whom it is offered. */
export function soldOf(state: MockState, typeId: string): number {
  const held = state.tickets
    .values()
    .filter(({ ticketTypeId, status }) => ticketTypeId === typeId && status === 'Active');
  return held.length + seatsInOrders(state, typeId) + entriesOf(state, typeId, 'offered').length;
}

/** Offers what has come free to the next in line. */
export function offerFreeSeats(state: MockState, type: { id: string; capacity: number | null }, now: Date): void {
  const waiting = entriesOf(state, type.id, 'waiting');
  const free = seatsToOffer({ capacity: type.capacity, sold: soldOf(state, type.id), waiting: waiting.length });
  for (const { id } of waiting.slice(0, free)) state.waiting.change(id, { status: 'offered', offeredAt: now });
}

/** Whoever has got a ticket waits for no other of its event, and what is offered to them goes to the next. */
export function endOtherWaitingEntries(state: MockState, event: MockEvent, personId: string, now: Date): void {
  for (const type of event.ticketTypes) {
    const entry = entryOf(state, type.id, personId);
    if (entry === undefined) continue;
    state.waiting.change(entry.id, { status: entry.status === 'offered' ? 'declined' : 'left' });
    offerFreeSeats(state, type, now);
  }
}
