import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { isEventOfType } from '../../db/fragments.ts';
import { events, eventTicketTypes, orderItems } from '../../db/schema/index.ts';

export function rowsOf(db: Db, orderId: string) {
  return db
    .select({
      ticketTypeId: orderItems.ticketTypeId,
      eventId: eventTicketTypes.eventId,
      quantity: orderItems.quantity,
      unitCents: orderItems.unitCents,
      status: events.status,
    })
    .from(orderItems)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, orderItems.ticketTypeId))
    .innerJoin(events, isEventOfType)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.ticketTypeId));
}
