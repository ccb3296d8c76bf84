import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  events,
  eventTicketTypes,
  orderItems,
  orders,
  refunds,
  tickets,
  waitingEntries,
} from '../../db/schema/index.ts';
import { approveAsCancelled } from '../tickets/index.ts';
import { announceCancelled } from './announce.ts';
import { announceCancelledToWaiting } from './announce.writes.ts';

/** In the order in which sales lock rows (docs/operating.md); the types come last. */
export async function endAll(tx: Db, eventId: string, by: { personId: string; now: Date }): Promise<void> {
  const { now } = by;
  await letOrdersGo(tx, eventId, now);
  await announceCancelled(tx, eventId, now);
  await announceCancelledToWaiting(tx, eventId, now);
  await endTickets(tx, eventId, by);
  await endWaiting(tx, eventId, now);
  await tx.update(eventTicketTypes).set({ sold: 0 }).where(eq(eventTicketTypes.eventId, eventId));
}

/** Of what is paid later none is kept: an order that is over wants its seats again, which a cancelled event has none of. */
async function letOrdersGo(tx: Db, eventId: string, now: Date): Promise<void> {
  const ofEvent = tx
    .select({ one: sql`1` })
    .from(orderItems)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, orderItems.ticketTypeId))
    .where(and(eq(orderItems.orderId, orders.id), eq(eventTicketTypes.eventId, eventId)));
  // One order may be for events that are called off at the same moment.
  const over = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending'), exists(ofEvent)))
    .orderBy(asc(orders.id))
    .for('no key update', { of: orders });
  if (over.length === 0) return;
  const ids = over.map((order) => order.id);
  await tx.update(orders).set({ status: 'expired', updatedAt: now }).where(inArray(orders.id, ids));
  const held = await tx
    .select({ typeId: orderItems.ticketTypeId, seats: sql<number>`sum(${orderItems.quantity})::int` })
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .groupBy(orderItems.ticketTypeId)
    .orderBy(orderItems.ticketTypeId);
  for (const { typeId, seats } of held)
    await tx
      .update(eventTicketTypes)
      .set({ sold: sql`greatest(${eventTicketTypes.sold} - ${seats}, 0)` })
      .where(eq(eventTicketTypes.id, typeId));
}

async function endTickets(tx: Db, eventId: string, by: { personId: string; now: Date }): Promise<void> {
  const { now } = by;
  const ended = await tx
    .update(tickets)
    .set({ status: 'Removed', updatedAt: now })
    .where(and(eq(tickets.eventId, eventId), eq(tickets.status, 'Active')))
    .returning({ id: tickets.id, orderId: tickets.orderId, amountCents: tickets.amountCents });
  const due = ended.flatMap(({ id, orderId, amountCents }) =>
    orderId === null || amountCents === 0 ? [] : [{ id, orderId, amountCents, createdAt: now }],
  );
  if (due.length > 0) await tx.insert(refunds).values(due).onConflictDoNothing();
  await approveAsCancelled(tx, due, by);
}

async function endWaiting(tx: Db, eventId: string, now: Date): Promise<void> {
  const types = tx
    .select({ id: eventTicketTypes.id })
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId));
  await tx
    .update(waitingEntries)
    .set({ status: 'expired', updatedAt: now })
    .where(and(inArray(waitingEntries.status, ['waiting', 'offered']), inArray(waitingEntries.ticketTypeId, types)));
}

export async function setCancelled(tx: Db, id: string, revision: number): Promise<void> {
  await tx.update(events).set({ status: 'cancelled', revision }).where(eq(events.id, id));
}
