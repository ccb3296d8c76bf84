import { limits } from '@portal/api/contract';
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, eventTicketTypes, tickets } from '../../db/schema/index.ts';
import { isOfEvent, selectAttendees, sortName } from './attendee-rows.queries.ts';

const registered = sql<number>`count(${tickets.id})::int`;

const attended = sql<number>`count(${tickets.attendedAt})::int`;

/** How many have a ticket, and how many of them have come. */
export async function countAttendees(db: Db, eventId: string): Promise<{ registered: number; attended: number }> {
  const [counts] = await db.select({ registered, attended }).from(tickets).where(isOfEvent(eventId));
  return counts ?? { registered: 0, attended: 0 };
}

export async function eventTitle(db: Db, eventId: string) {
  const [event = null] = await db.select({ title: events.title }).from(events).where(eq(events.id, eventId));
  return event;
}

export function countsByType(db: Db, eventId: string) {
  return db
    .select({ id: eventTicketTypes.id, name: eventTicketTypes.name, registered, attended })
    .from(eventTicketTypes)
    .leftJoin(tickets, and(eq(tickets.ticketTypeId, eventTicketTypes.id), eq(tickets.status, 'Active')))
    .where(eq(eventTicketTypes.eventId, eventId))
    .groupBy(eventTicketTypes.id)
    .orderBy(eventTicketTypes.position, eventTicketTypes.id);
}

export function dietsOf(db: Db, eventId: string) {
  const diet = sql<string>`diet.value`;
  return db
    .select({ diet, count: sql<number>`count(*)::int` })
    .from(tickets)
    .innerJoin(sql`jsonb_array_elements_text(${tickets.dietaryRequirements}) as diet(value)`, sql`true`)
    .where(isOfEvent(eventId))
    .groupBy(diet)
    .orderBy(desc(sql`count(*)`));
}

export function attendeesWithNeeds(db: Db, eventId: string) {
  return selectAttendees(db)
    .where(
      and(
        isOfEvent(eventId),
        or(isNotNull(tickets.otherDietaryRequirement), isNotNull(tickets.accessibilityRequirement)),
      ),
    )
    .orderBy(sortName, tickets.id)
    .limit(limits.door.notes + 1);
}
