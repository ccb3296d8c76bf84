import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Payments, PaymentState } from '../../adapters/payments.ts';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { orders, refunds, tickets } from '../../db/schema/index.ts';
import { queueMails } from '../mail-queue/index.ts';
import { endOtherWaitingEntries, goesOnAsOffer, settleOffer } from '../seats/index.ts';
import { newTicketNumber, registeredMail } from '../tickets/index.ts';
import { calledOffFor, giveAllSeatsBack, type Item, itemsOf, lockedItemsOf, takeAllSeats } from './order-items.ts';
import { hasNoSeats, isOver, orderStep, type OrderStatus } from './order-step.ts';
import { takeOutPaid } from './take-out-paid.writes.ts';

export interface Till {
  db: Db;
  payments: Payments;
}

interface SettleOptions {
  /** Nobody has told of the payment: what was known a minute ago will do. */
  unasked?: boolean;
  /** Whoever ordered does not want it any more. */
  givesUp?: boolean;
}

/**
 * Brings an order to where its payment is. It may be asked at any time and any number of times, by a webhook, by whoever returns and by the clock: each step is one
 * transaction, and the payment is remembered elsewhere, so that a server that dies between the two goes on when it is asked again.
 */
export async function settleOrder(
  till: Till,
  id: string,
  now: Date,
  options: SettleOptions = {},
): Promise<OrderStatus | null> {
  const [known] = await till.db.select().from(orders).where(eq(orders.id, id));
  if (known === undefined) return null;
  const payment = await paymentOf(till, known, now, options);
  // Most of those that are over, which the clock asks about again and again.
  if (known.status !== 'pending' && payment !== 'paid') return known.status;
  return till.db.transaction(async (tx) => {
    const items = await lockedItemsOf(tx, id);
    const order = await lockedRow(tx, orders, id);
    if (order === null) return null;
    const heldUntil = options.givesUp ? now : order.heldUntil;
    const step = orderStep({ ...order, heldUntil, calledOff: calledOffFor(order, items) }, payment, now);
    if (step === null) return order.status;
    const changed = await take({ db: tx, order, items, now }, step);
    const status = changed === 'expired' && options.givesUp ? 'cancelled' : changed;
    await tx.update(orders).set({ status, updatedAt: now }).where(eq(orders.id, id));
    return status;
  });
}

type Order = typeof orders.$inferSelect;

/** What is over is closed before its seats go to others, so that nobody pays for what they do not get. */
async function paymentOf(
  { db, payments }: Till,
  order: Order,
  now: Date,
  { unasked, givesUp }: SettleOptions,
): Promise<PaymentState> {
  const isToClose =
    hasNoSeats(order) ||
    (order.status === 'pending' &&
      (givesUp || isOver({ ...order, calledOff: calledOffFor(order, await itemsOf(db, order.id)) }, now)));
  return isToClose ? payments.close(order.id) : payments.stateOf(order.id, unasked ? 'unasked' : 'told');
}

interface Taken {
  db: Db;
  order: Order;
  items: readonly Item[];
  now: Date;
}

async function take(taken: Taken, step: NonNullable<ReturnType<typeof orderStep>>): Promise<OrderStatus> {
  const { db, order, items, now } = taken;
  if (step === 'fail' || step === 'expire') {
    if (!(await goesOnAsOffer(db, order.id, now))) await giveAllSeatsBack(db, items, now);
    return step === 'fail' ? 'failed' : 'expired';
  }
  if (step === 'refund' && order.status === 'pending') {
    await settleOffer(db, order.id, now);
    await giveAllSeatsBack(db, items, now);
  }
  if (step === 'refund' || (step === 'takeSeatsAgain' && !(await takeAllSeats(db, order, items, now)))) {
    await owe(taken, order.id, order.amountCents);
    return 'refundDue';
  }
  await makeTickets(taken);
  await takeOutPaid(db, order.id);
  return 'paid';
}

/** Tickets of what takes place, and the money of the rest. */
async function makeTickets(taken: Taken): Promise<void> {
  const { db, order, items, now } = taken;
  const calledOff = items.filter(({ isCalledOff }) => isCalledOff);
  await settleOffer(db, order.id, now);
  await giveAllSeatsBack(db, calledOff, now);
  for (const { ticketTypeId, unitCents, quantity } of calledOff)
    await owe(taken, `${order.id}-${ticketTypeId}`, unitCents * quantity);
  const each = items
    .filter(({ isCalledOff }) => !isCalledOff)
    .flatMap((item) => Array.from({ length: item.quantity }, () => item));
  const attended = [...new Set(each.map(({ eventId }) => eventId))];
  const { personId } = order;
  // Nobody's order is given back whole.
  if (personId === null) return;
  await queueMails(
    db,
    attended.map((eventId) => registeredMail({ personId, eventId, createdAt: now }, order.id)),
  );
  await db.insert(tickets).values(
    each.map(({ ticketTypeId, eventId, unitCents }, orderPosition) => ({
      id: randomUUID(),
      number: newTicketNumber(),
      eventId,
      ticketTypeId,
      personId,
      status: 'Active' as const,
      amountCents: unitCents,
      orderId: order.id,
      orderPosition,
      createdAt: now,
      updatedAt: now,
    })),
  );
  for (const eventId of attended.toSorted()) await endOtherWaitingEntries(db, eventId, personId, now);
}

async function owe({ db, order, now }: Taken, id: string, amountCents: number): Promise<void> {
  await db.insert(refunds).values({ id, orderId: order.id, amountCents, createdAt: now }).onConflictDoNothing();
}
