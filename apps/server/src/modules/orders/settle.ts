import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Payments } from '../../adapters/payments.ts';
import type { Db } from '../../db/connect.ts';
import { eventTicketTypes, orderItems, orders, refunds, tickets } from '../../db/schema/index.ts';
import { giveSeatsBack, takeSeats } from '../tickets/repository.ts';
import { goesOnAsOffer, settleOffer, takeOfferedSeat } from '../waiting-lists/offered-orders.ts';
import { newTicketNumber } from '../tickets/ticket-number.ts';
import { orderStep, type OrderStatus } from './order-step.ts';

interface Till {
  db: Db;
  payments: Payments;
}

/**
 * Brings an order to where its payment is. It may be asked at any time and any number of times, by a webhook, by whoever returns and by the clock: each step is one
 * transaction, and the payment is remembered elsewhere, so that a server that dies between the two goes on when it is asked again.
 */
export async function settleOrder({ db, payments }: Till, id: string, now: Date): Promise<OrderStatus | null> {
  const payment = await payments.stateOf(id);
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
    if (order === undefined) return null;
    const step = orderStep(order, payment, now);
    const changed = step === null ? order.status : await take(tx, order, step, now);
    if (step !== null) await tx.update(orders).set({ status: changed, updatedAt: now }).where(eq(orders.id, id));
    return changed;
  });
}

type Order = typeof orders.$inferSelect;

async function take(
  db: Db,
  order: Order,
  step: NonNullable<ReturnType<typeof orderStep>>,
  now: Date,
): Promise<OrderStatus> {
  const items = await itemsOf(db, order.id);
  if (step === 'fail' || step === 'expire') {
    if (!(await goesOnAsOffer(db, order.id, now)))
      for (const { ticketTypeId, quantity } of items) await giveSeatsBack(db, ticketTypeId, quantity, now);
    return step === 'fail' ? 'failed' : 'expired';
  }
  if (step === 'takeSeatsAgain' && !(await takeAllSeats(db, order, items, now))) {
    await db
      .insert(refunds)
      .values({ id: order.id, orderId: order.id, amountCents: order.amountCents, createdAt: now })
      .onConflictDoNothing();
    return 'refundDue';
  }
  await makeTickets(db, order, items, now);
  return 'paid';
}

interface Item {
  ticketTypeId: string;
  eventId: string;
  quantity: number;
  unitCents: number;
}

/** In one order everywhere, so that no two wait for each other's seats. */
function itemsOf(db: Db, orderId: string): Promise<Item[]> {
  return db
    .select({
      ticketTypeId: orderItems.ticketTypeId,
      eventId: eventTicketTypes.eventId,
      quantity: orderItems.quantity,
      unitCents: orderItems.unitCents,
    })
    .from(orderItems)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, orderItems.ticketTypeId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.ticketTypeId));
}

/** All or none; the seat that is offered to who has paid is theirs. */
async function takeAllSeats(db: Db, order: Order, items: readonly Item[], now: Date): Promise<boolean> {
  const [only] = items;
  if (only?.quantity === 1 && items.length === 1) {
    const offered = { personId: order.personId, ticketTypeId: only.ticketTypeId, orderId: order.id };
    if (await takeOfferedSeat(db, offered, now)) return true;
  }
  const taken: Item[] = [];
  for (const item of items) {
    if (!(await takeSeats(db, item.ticketTypeId, item.quantity))) {
      for (const { ticketTypeId, quantity } of taken) await giveSeatsBack(db, ticketTypeId, quantity, now);
      return false;
    }
    taken.push(item);
  }
  return true;
}

async function makeTickets(db: Db, { id, personId }: Order, items: readonly Item[], now: Date): Promise<void> {
  await settleOffer(db, id, now);
  const each = items.flatMap((item) => Array.from({ length: item.quantity }, () => item));
  await db.insert(tickets).values(
    each.map(({ ticketTypeId, eventId, unitCents }, orderPosition) => ({
      id: randomUUID(),
      number: newTicketNumber(),
      eventId,
      ticketTypeId,
      personId,
      status: 'Active' as const,
      amountCents: unitCents,
      orderId: id,
      orderPosition,
      createdAt: now,
      updatedAt: now,
    })),
  );
}

/** A payment may be told of long after the seats were given away. */
const rememberedMs = 7 * 86_400_000;
const atOnce = 200;

/** Settles what waits, and gives back what is due: what was lost on the way arrives, and what nobody pays for is let go. */
export async function settleWaiting(till: Till, now: Date): Promise<void> {
  const { db } = till;
  const idsOf = (which: SQL | undefined) =>
    db.select({ id: orders.id }).from(orders).where(which).orderBy(desc(orders.createdAt));
  const since = new Date(now.getTime() - rememberedMs);
  const isOver = and(inArray(orders.status, ['expired', 'failed']), gt(orders.createdAt, since));
  // Those that hold seats are all asked for, however old, so that those which are over cannot keep them waiting.
  const waiting = [...(await idsOf(eq(orders.status, 'pending'))), ...(await idsOf(isOver).limit(atOnce))];
  for (const { id } of waiting) await settleOrder(till, id, now);
  await payRefunds(till, now);
}

async function payRefunds({ db, payments }: Till, now: Date): Promise<void> {
  const due = await db
    .select()
    .from(refunds)
    .where(isNull(refunds.doneAt))
    .orderBy(asc(refunds.createdAt))
    .limit(atOnce);
  for (const refund of due) {
    await payments.refund(refund);
    await db.transaction(async (tx) => {
      await tx.update(refunds).set({ doneAt: now }).where(eq(refunds.id, refund.id));
      await tx
        .update(orders)
        .set({ status: 'refunded', updatedAt: now })
        .where(and(eq(orders.id, refund.id), eq(orders.status, 'refundDue')));
    });
  }
}
