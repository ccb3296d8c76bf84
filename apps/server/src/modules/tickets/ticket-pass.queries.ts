import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventLocations, events, people, tickets } from '../../db/schema/index.ts';

export async function passRow(db: Db, ticketId: string) {
  const [row = null] = await db
    .select({
      event: events,
      location: eventLocations.name,
      codeVersion: tickets.codeVersion,
      firstName: people.firstName,
      lastName: people.lastName,
    })
    .from(tickets)
    .innerJoin(events, eq(events.id, tickets.eventId))
    .innerJoin(eventLocations, eq(eventLocations.id, events.locationId))
    .innerJoin(people, eq(people.id, tickets.personId))
    .where(eq(tickets.id, ticketId));
  return row;
}
