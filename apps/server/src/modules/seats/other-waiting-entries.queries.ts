import { and, eq, exists, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { eventTicketTypes, tickets, waitingEntries } from '../../db/schema/index.ts';

/** Of an entry in a line: whoever stands in it has a ticket of the event. */
export function hasTicket(db: Db) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(tickets)
      .innerJoin(eventTicketTypes, eq(eventTicketTypes.eventId, tickets.eventId))
      .where(
        and(
          eq(eventTicketTypes.id, waitingEntries.ticketTypeId),
          eq(tickets.personId, waitingEntries.personId),
          eq(tickets.status, 'Active'),
        ),
      ),
  );
}
