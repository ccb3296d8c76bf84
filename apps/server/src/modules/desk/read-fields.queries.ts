import type { KnownTicketType } from '@portal/rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  eventCategoryLinks,
  eventPresenters,
  events,
  eventSessions,
  eventTags,
  eventTicketTypes,
  orderItems,
  tickets,
  waitingEntries,
} from '../../db/schema/index.ts';
import { within } from '../events/index.ts';

export async function knownTypes(db: Db, eventId: string): Promise<KnownTicketType[]> {
  const ofType = (table: typeof tickets | typeof orderItems) =>
    sql`exists (select 1 from ${table} where ${table.ticketTypeId} = ${eventTicketTypes.id})`;
  const inLine = db
    .select({ n: sql<number>`count(*)::int` })
    .from(waitingEntries)
    .where(
      and(eq(waitingEntries.ticketTypeId, eventTicketTypes.id), inArray(waitingEntries.status, ['waiting', 'offered'])),
    );
  return db
    .select({
      id: eventTicketTypes.id,
      inLine: within<number>(sql`(${inLine})`),
      sold: eventTicketTypes.sold,
      isUsed: within<boolean>(sql`(${ofType(tickets)} or ${ofType(orderItems)})`),
    })
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId))
    .orderBy(asc(eventTicketTypes.id));
}

export async function eventRow(db: Db, id: string) {
  const [event = null] = await db.select().from(events).where(eq(events.id, id));
  return event;
}

export function typesOf(db: Db, eventId: string) {
  return db
    .select()
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId))
    .orderBy(asc(eventTicketTypes.position), asc(eventTicketTypes.id));
}

export function sessionsOf(db: Db, eventId: string) {
  return db.select().from(eventSessions).where(eq(eventSessions.eventId, eventId)).orderBy(asc(eventSessions.position));
}

export function presentersOf(db: Db, eventId: string) {
  return db
    .select()
    .from(eventPresenters)
    .where(eq(eventPresenters.eventId, eventId))
    .orderBy(asc(eventPresenters.position));
}

export function categoryLinksOf(db: Db, eventId: string) {
  return db.select().from(eventCategoryLinks).where(eq(eventCategoryLinks.eventId, eventId));
}

export function tagLinksOf(db: Db, eventId: string) {
  return db.select().from(eventTags).where(eq(eventTags.eventId, eventId));
}
