import { and, eq, exists, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, people, tickets } from '../../db/schema/index.ts';

/** Of a person who is selected: they hold a ticket that they paid for, have not used, and could have their money back for. */
export function hasPaidTickets(db: Db, now: Date): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(tickets)
      .innerJoin(events, eq(events.id, tickets.eventId))
      .where(
        and(
          eq(tickets.personId, people.id),
          eq(tickets.status, 'Active'),
          gt(tickets.amountCents, 0),
          isNull(tickets.attendedAt),
          gt(events.endAt, now),
        ),
      ),
  );
}
