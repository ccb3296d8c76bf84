import { conflict, notFound, type Refusal } from '../../rules/refusal.ts';
import type { Order } from '../../contract/entities.ts';

/** An order is known to whoever placed it. */
export function orderRefusal(order: { personId: string | null } | null, actor: { id: string }): Refusal | null {
  return order?.personId === actor.id ? null : notFound;
}

/** What was paid is given back by its tickets; what is over is given up already. */
export function giveUpRefusal({ status }: Pick<Order, 'status'>): Refusal | null {
  const isPaid = status === 'paid' || status === 'refundDue' || status === 'refunded';
  return isPaid ? conflict('This order has been paid. Cancel its tickets instead.') : null;
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
