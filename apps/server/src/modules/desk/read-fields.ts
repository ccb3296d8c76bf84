import type { EventFields } from '@portal/api/contract';
import { dayAndTimeOf, type KnownTicketType, pageTextsOf } from '@portal/api/rules';
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
import { found } from '../../http/problem.ts';
import { within } from '../events/index.ts';

type Row = typeof events.$inferSelect;

/** An event with its parts, as those see it who change it. */
export async function readFields(db: Db, id: string): Promise<EventFields> {
  const [event = null] = await db.select().from(events).where(eq(events.id, id));
  return { ...ownFields(found(event)), ...(await readParts(db, id)) };
}

function ownFields(event: Row): Omit<EventFields, keyof Awaited<ReturnType<typeof readParts>>> {
  const zone = event.startZone;
  const perhaps = (moment: Date | null) => (moment === null ? { day: null, time: null } : dayAndTimeOf(moment, zone));
  return {
    title: event.title,
    type: event.kind,
    shortDesc: event.shortDesc,
    content: event.contentHtml,
    start: dayAndTimeOf(event.startAt, zone),
    end: dayAndTimeOf(event.endAt, event.endZone),
    timeZone: zone,
    ...otherEnd(event),
    locationId: event.locationId,
    address: event.address,
    externalUrl: event.externalUrl,
    cpdHours: event.cpdHours,
    cpdDetails: event.cpdDetails,
    isMembersOnly: event.isMembersOnly,
    opens: perhaps(event.opensAt),
    closes: perhaps(event.closesAt),
    isSingleClick: event.singleClickTicketTypeId !== null,
    ...pageTextsOf(event),
  };
}

/** The zone of an end, where it is another than that of its start. */
function otherEnd({ startZone, endZone }: Pick<Row, 'startZone' | 'endZone'>): { endTimeZone?: string } {
  return startZone === endZone ? {} : { endTimeZone: endZone };
}

async function readParts(db: Db, id: string) {
  const types = await db
    .select()
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, id))
    .orderBy(asc(eventTicketTypes.position), asc(eventTicketTypes.id));
  const sessions = await db
    .select()
    .from(eventSessions)
    .where(eq(eventSessions.eventId, id))
    .orderBy(asc(eventSessions.position));
  const presenters = await db
    .select()
    .from(eventPresenters)
    .where(eq(eventPresenters.eventId, id))
    .orderBy(asc(eventPresenters.position));
  const categories = await db.select().from(eventCategoryLinks).where(eq(eventCategoryLinks.eventId, id));
  const tags = await db.select().from(eventTags).where(eq(eventTags.eventId, id));
  return {
    ticketTypes: types.map(({ id: typeId, name, amountCents, capacity, isMembersOnly }) => ({
      ...{ id: typeId, name, amountCents, capacity, isMembersOnly },
    })),
    sessions: sessions.map(({ title, startAt, endAt, startZone, endZone }) => ({
      title,
      start: dayAndTimeOf(startAt, startZone),
      end: dayAndTimeOf(endAt, endZone),
      timeZone: startZone,
      ...otherEnd({ startZone, endZone }),
    })),
    presenters: presenters.map(({ name, role, profileDesc, personId }) => ({ name, role, profileDesc, personId })),
    categoryIds: categories.map(({ categoryId }) => categoryId).toSorted(),
    tagIds: tags.map(({ tagId }) => tagId).toSorted(),
  };
}

/** Locked, so that no seat is sold while it is decided what becomes of them. */
export async function lockTypes(db: Db, eventId: string): Promise<KnownTicketType[]> {
  await db
    .select({ id: eventTicketTypes.id })
    .from(eventTicketTypes)
    .where(eq(eventTicketTypes.eventId, eventId))
    .orderBy(asc(eventTicketTypes.id))
    .for('no key update');
  // Counted once they are locked: whoever held them before may have joined a line.
  return knownTypes(db, eventId);
}

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
