import { randomUUID } from 'node:crypto';
import type { EventFields } from '@portal/api/contract';
import { endZoneOf, isBlankHtml, keptPageTexts, momentAt, ownEndZone, wholeOf } from '@portal/api/rules';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  eventCategories,
  eventCategoryLinks,
  eventLocations,
  eventPresenters,
  events,
  eventSessions,
  eventTags,
  eventTicketTypes,
  people,
  tags,
} from '../../db/schema/index.ts';
import { invalid } from '../../http/problem.ts';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { sessionIds } from './session-ids.ts';

/** As it is kept: markup of the allow-list alone, and nothing where nothing is drawn. */
export function asKept(fields: EventFields): EventFields {
  const kept = (html: string) => (isBlankHtml(html) ? '' : sanitisePage(html));
  return {
    ...fields,
    endTimeZone: ownEndZone(fields),
    sessions: fields.sessions.map((session) => ({ ...session, endTimeZone: ownEndZone(session) })),
    content: kept(fields.content),
    sponsor: kept(fields.sponsor),
    reasoning: kept(fields.reasoning),
    access: kept(fields.access),
    enrol: kept(fields.enrol),
    categoryIds: [...new Set(fields.categoryIds)].toSorted(),
    tagIds: [...new Set(fields.tagIds)].toSorted(),
  };
}

/** What the fields name is there. */
export async function checkNamed(db: Db, fields: EventFields): Promise<void> {
  const [place] = await db
    .select({ id: eventLocations.id })
    .from(eventLocations)
    .where(eq(eventLocations.id, fields.locationId));
  if (place === undefined) throw invalid('body.locationId', 'This place is not there any more');
  const members = fields.presenters.flatMap(({ personId }) => personId ?? []);
  const named = [
    ['body.categoryIds', eventCategories, fields.categoryIds],
    ['body.tagIds', tags, fields.tagIds],
    ['body.presenters', people, members],
  ] as const;
  for (const [field, table, ids] of named) {
    const wanted = [...new Set(ids)];
    if (wanted.length === 0) continue;
    const found = db.select({ id: table.id }).from(table).where(inArray(table.id, wanted));
    // Tags are deleted while others write.
    const there = await (table === tags ? found.for('key share') : found);
    if (there.length < wanted.length) throw invalid(field, 'One of these is not there any more');
  }
}

/** The columns of an event that its fields fill. */
export function rowOf(fields: EventFields) {
  const { timeZone: zone } = fields;
  const perhaps = (at: EventFields['opens']) => {
    const whole = wholeOf(at);
    return whole === null ? null : momentAt(whole, zone);
  };
  return {
    title: fields.title,
    kind: fields.type,
    shortDesc: fields.shortDesc,
    contentHtml: fields.content,
    startAt: momentAt(fields.start, zone),
    startZone: zone,
    endAt: momentAt(fields.end, endZoneOf(fields)),
    endZone: endZoneOf(fields),
    locationId: fields.locationId,
    address: fields.address,
    externalUrl: fields.externalUrl,
    cpdHours: fields.cpdHours,
    cpdDetails: fields.cpdDetails,
    isMembersOnly: fields.isMembersOnly,
    opensAt: perhaps(fields.opens),
    closesAt: perhaps(fields.closes),
    ...keptPageTexts(fields),
  };
}

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
