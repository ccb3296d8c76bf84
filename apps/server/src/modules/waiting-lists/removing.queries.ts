import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventTicketTypes, orders, waitingEntries } from '../../db/schema/index.ts';

export async function entryOf(db: Db, eventId: string, entryId: string) {
  const [entry = null] = await db
    .select({
      typeId: waitingEntries.ticketTypeId,
      personId: waitingEntries.personId,
      status: waitingEntries.status,
      orderId: orders.id,
    })
    .from(waitingEntries)
    .innerJoin(
      eventTicketTypes,
      and(eq(eventTicketTypes.id, waitingEntries.ticketTypeId), eq(eventTicketTypes.eventId, eventId)),
    )
    .leftJoin(orders, and(eq(orders.id, waitingEntries.orderId), eq(orders.status, 'pending')))
    .where(eq(waitingEntries.id, entryId));
  return entry && { ...entry, isAtCheckout: entry.orderId !== null };
}
