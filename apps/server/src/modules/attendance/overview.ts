import type { contract, HandlerReply } from '@portal/api/contract';
import { limits } from '@portal/api/contract';
import { needsSummary } from '@portal/api/rules';
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, eventTicketTypes, tickets } from '../../db/schema/index.ts';
import { found } from '../../http/problem.ts';
import type { DeskCall } from '../desk/index.ts';
import { isOfEvent, selectAttendees, sortName } from './attendee-rows.queries.ts';
import { attendeeReply } from './attendee-rows.ts';

type Attendance = typeof contract.attendance;

const registered = sql<number>`count(${tickets.id})::int`;
const attended = sql<number>`count(${tickets.attendedAt})::int`;

/** How many have a ticket, and how many of them have come. */
export async function countAttendees(db: Db, eventId: string): Promise<{ registered: number; attended: number }> {
  const [counts] = await db.select({ registered, attended }).from(tickets).where(isOfEvent(eventId));
  return counts ?? { registered: 0, attended: 0 };
}

/** The same by type of ticket. */
export async function overviewOf({ db, facts }: DeskCall): Promise<HandlerReply<Attendance['overview']>> {
  const { id } = facts.event;
  const [event = null] = await db.select({ title: events.title }).from(events).where(eq(events.id, id));
  const ticketTypes = await db
    .select({ id: eventTicketTypes.id, name: eventTicketTypes.name, registered, attended })
    .from(eventTicketTypes)
    .leftJoin(tickets, and(eq(tickets.ticketTypeId, eventTicketTypes.id), eq(tickets.status, 'Active')))
    .where(eq(eventTicketTypes.eventId, id))
    .groupBy(eventTicketTypes.id)
    .orderBy(eventTicketTypes.position, eventTicketTypes.id);
  return { title: found(event).title, counts: await countAttendees(db, id), ticketTypes };
}

/** Counted by the database, however many there are. */
export async function needsOfEvent({ db, facts }: DeskCall): Promise<HandlerReply<Attendance['needs']>> {
  const { id } = facts.event;
  const diet = sql<string>`diet.value`;
  const diets = await db
    .select({ diet, count: sql<number>`count(*)::int` })
    .from(tickets)
    .innerJoin(sql`jsonb_array_elements_text(${tickets.dietaryRequirements}) as diet(value)`, sql`true`)
    .where(isOfEvent(id))
    .groupBy(diet)
    .orderBy(desc(sql`count(*)`));
  const written = await selectAttendees(db)
    .where(
      and(isOfEvent(id), or(isNotNull(tickets.otherDietaryRequirement), isNotNull(tickets.accessibilityRequirement))),
    )
    .orderBy(sortName, tickets.id)
    .limit(limits.door.notes + 1);
  const counted = {
    registered: (await countAttendees(db, id)).registered,
    diets: diets.map((row) => [row.diet, row.count] as const),
    written: written.map(attendeeReply),
  };
  return needsSummary(counted, limits.door.notes);
}
