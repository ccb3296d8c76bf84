import type { Db } from '../../db/connect.ts';
import { giveSeatsBack, takeOfferedSeat, takeSeats } from '../seats/index.ts';
import type { OrderFacts } from './order-step.ts';
import { rowsOf } from './order-items.queries.ts';
import { lockRows } from './order-items.writes.ts';

export interface Item {
  ticketTypeId: string;
  eventId: string;
  quantity: number;
  unitCents: number;
  isCalledOff: boolean;
}

/** In one order everywhere, so that no two wait for each other's seats. */
export async function itemsOf(db: Db, orderId: string): Promise<Item[]> {
  return (await rowsOf(db, orderId)).map(itemOf);
}

/** Their events cannot be called off before the transaction is over. */
export async function lockedItemsOf(tx: Db, orderId: string): Promise<Item[]> {
  return (await lockRows(tx, orderId)).map(itemOf);
}

function itemOf({ status, ...item }: Awaited<ReturnType<typeof rowsOf>>[number]): Item {
  return { ...item, isCalledOff: status === 'cancelled' };
}

/** As much as if all of it was called off: whoever ordered it has no account any more, and nobody comes. */
export function calledOffFor(
  { personId }: { personId: string | null },
  items: readonly Pick<Item, 'isCalledOff'>[],
): OrderFacts['calledOff'] {
  return personId === null ? 'all' : calledOffOf(items);
}

function calledOffOf(items: readonly Pick<Item, 'isCalledOff'>[]): OrderFacts['calledOff'] {
  if (!items.some(({ isCalledOff }) => isCalledOff)) return 'nothing';
  return items.every(({ isCalledOff }) => isCalledOff) ? 'all' : 'some';
}

/** All or none; the seat that is offered to who has paid is theirs. */
export async function takeAllSeats(
  db: Db,
  order: { id: string; personId: string | null },
  items: readonly Item[],
  now: Date,
): Promise<boolean> {
  const [only] = items;
  if (only?.quantity === 1 && items.length === 1 && order.personId !== null) {
    const offered = { personId: order.personId, ticketTypeId: only.ticketTypeId, orderId: order.id };
    if (await takeOfferedSeat(db, offered, now)) return true;
  }
  const taken: Item[] = [];
  for (const item of items) {
    if (!(await takeSeats(db, item.ticketTypeId, item.quantity))) {
      await giveAllSeatsBack(db, taken, now);
      return false;
    }
    taken.push(item);
  }
  return true;
}

export async function giveAllSeatsBack(db: Db, items: readonly Item[], now: Date): Promise<void> {
  for (const { ticketTypeId, quantity } of items) await giveSeatsBack(db, ticketTypeId, quantity, now);
}
