import { randomUUID } from 'node:crypto';
import type { EventFields } from '@portal/api/contract';
import { endZoneOf, momentAt } from '@portal/rules';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  eventCategoryLinks,
  eventPresenters,
  events,
  eventSessions,
  eventTags,
  eventTicketTypes,
} from '../../db/schema/index.ts';
import { sessionIds } from './session-ids.ts';
import { tables } from './write-fields.queries.ts';

/** Everything of an event that stands in tables of its own. Sessions that stay are left alone, as calendars have them. */
export async function writeParts(
  db: Db,
  eventId: string,
  fields: EventFields,
  changed: ReadonlySet<string>,
): Promise<void> {
  await writeTypes(db, eventId, fields);
  if (changed.has('sessions')) await writeSessions(db, eventId, fields);
  const { presenters, categoryIds, tagIds } = fields;
  await db.delete(eventPresenters).where(eq(eventPresenters.eventId, eventId));
  await db.delete(eventCategoryLinks).where(eq(eventCategoryLinks.eventId, eventId));
  await db.delete(eventTags).where(eq(eventTags.eventId, eventId));
  if (presenters.length > 0)
    await db.insert(eventPresenters).values(presenters.map((one, position) => ({ ...one, eventId, position })));
  if (categoryIds.length > 0)
    await db.insert(eventCategoryLinks).values(categoryIds.map((categoryId) => ({ eventId, categoryId })));
  if (tagIds.length > 0) await db.insert(eventTags).values(tagIds.map((tagId) => ({ eventId, tagId })));
}

async function writeSessions(db: Db, eventId: string, { sessions }: EventFields): Promise<void> {
  const ofEvent = eq(eventSessions.eventId, eventId);
  const before = await db.select().from(eventSessions).where(ofEvent).orderBy(asc(eventSessions.position));
  const rows = sessions.map((one, position) => sessionRow(eventId, one, position));
  const ids = sessionIds(before, rows);
  await db.delete(eventSessions).where(ofEvent);
  if (rows.length > 0)
    await db.insert(eventSessions).values(rows.map((row, position) => ({ ...row, id: ids[position] ?? '' })));
}

function sessionRow(eventId: string, session: EventFields['sessions'][number], position: number) {
  const { title, start, end, timeZone } = session;
  const endZone = endZoneOf(session);
  return {
    eventId,
    position,
    title,
    startAt: momentAt(start, timeZone),
    startZone: timeZone,
    endAt: momentAt(end, endZone),
    endZone,
  };
}

/** Types keep their id, and with it what is sold of them. */
async function writeTypes(db: Db, eventId: string, { ticketTypes, isSingleClick }: EventFields): Promise<void> {
  const rows = ticketTypes.map(({ id, ...type }, position) => ({
    ...type,
    id: id ?? randomUUID(),
    position,
    isNew: id === null,
  }));
  const ids = rows.map(({ id }) => id);
  const ofEvent = eq(eventTicketTypes.eventId, eventId);
  await db
    .delete(eventTicketTypes)
    .where(ids.length === 0 ? ofEvent : and(ofEvent, notInArray(eventTicketTypes.id, ids)));
  for (const { isNew, ...row } of rows)
    await (isNew
      ? db.insert(eventTicketTypes).values({ ...row, eventId })
      : db.update(eventTicketTypes).set(row).where(eq(eventTicketTypes.id, row.id)));
  await db
    .update(events)
    .set({ singleClickTicketTypeId: isSingleClick ? (ids[0] ?? null) : null })
    .where(eq(events.id, eventId));
}

/** Which of these are there. */
export async function holdNamed(db: Db, kind: keyof typeof tables, ids: string[]) {
  const table = tables[kind];
  const found = db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  // Tags are deleted while others write.
  return kind === 'tags' ? found.for('key share') : found;
}
