import type { Order } from '@portal/api/contract';
import { conflict, notFound, type Refusal } from '@portal/api/rules';
import { alreadyRegistered } from '../tickets/rules.ts';

/** An order is known to whoever placed it. */
export function orderRefusal(order: { personId: string | null } | null, actor: { id: string }): Refusal | null {
  return order?.personId === actor.id ? null : notFound;
}

/** What was paid is given back by its tickets; what is over is given up already. */
export function giveUpRefusal({ status }: Pick<Order, 'status'>): Refusal | null {
  const isPaid = status === 'paid' || status === 'refundDue' || status === 'refunded';
  return isPaid ? conflict('This order has been paid. Cancel its tickets instead.') : null;
}

export interface OpenOrderFacts {
  /** What is in a cart may be for anybody; what was ordered by one click, or for a seat that was offered, is for whoever ordered it. */
  isOfCart: boolean;
  ticketTypeIds: readonly string[];
}

/** Registering is for oneself, once: an open order of an event ends when whoever placed it turns to a ticket of another type. */
export function isGivenUpFor({ isOfCart, ticketTypeIds }: OpenOrderFacts, typeId: string): boolean {
  return !isOfCart && !ticketTypeIds.includes(typeId);
}

const stillPaying = /* @__PURE__ */ conflict(
  'Your payment of another ticket of this event is on its way. Try again when it is decided.',
);

/** Why nobody registers who would have given up an order: it was paid meanwhile, or money is on its way. */
export function givenUpRefusal(status: Order['status'] | null): Refusal | null {
  if (status === 'paid') return alreadyRegistered;
  return status === 'pending' ? stillPaying : null;
}

/** Nobody pays another sum than they were `shown`, where that is said; `advice` tells what to do instead. */
export function totalRefusal(total: number, shown: number | undefined, advice: string): Refusal | null {
  return shown === undefined || shown === total ? null : conflict(`The price has changed since you saw it. ${advice}`);
}

/** What one person may keep from others of one event before anything is paid, where the organisation says nothing else. */
export const heldSeatsSettings = { id: 'events', settings: { heldSeats: 20, openOrders: 3 } };

export interface HeldFacts {
  eventId: string;
  /** In orders that are not paid yet. */
  seats: number;
  orders: number;
}

/** Holds of one person, this order among them: nobody keeps a whole event from others for half an hour. */
export function heldSeatsRefusal(
  held: readonly HeldFacts[],
  { heldSeats, openOrders }: (typeof heldSeatsSettings)['settings'],
): Refusal | null {
  if (held.some(({ orders }) => orders > openOrders))
    return conflict(`You have ${openOrders} orders of this event that are not paid. Pay or give up one of them first.`);
  return held.some(({ seats }) => seats > heldSeats)
    ? conflict(`At most ${heldSeats} seats of an event are held for one person until they are paid.`)
    : null;
}
