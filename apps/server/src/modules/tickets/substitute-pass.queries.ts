import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventLocations, events, eventTicketTypes, tickets } from '../../db/schema/index.ts';

export async function passedOn(db: Db, ticketId: string) {
  const [row = null] = await db
    .select({
      id: tickets.id,
      number: tickets.number,
      codeVersion: tickets.codeVersion,
      nominee: tickets.nominee,
      status: tickets.status,
      typeName: eventTicketTypes.name,
      event: events,
      location: eventLocations.name,
    })
    .from(tickets)
    .innerJoin(eventTicketTypes, eq(eventTicketTypes.id, tickets.ticketTypeId))
    .innerJoin(events, eq(events.id, tickets.eventId))
    .innerJoin(eventLocations, eq(eventLocations.id, events.locationId))
    .where(eq(tickets.id, ticketId));
  return row;
}
