import { momentIn } from '@portal/rules';
import type { World } from '@portal/demo/world';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import type { Db } from '../connect.ts';
import {
  doorScans,
  cartItems,
  carts,
  eventAttachments,
  eventCategories,
  eventCategoryLinks,
  eventFavourites,
  eventLocations,
  eventPresenters,
  events,
  eventSessions,
  eventTags,
  eventTicketTypes,
  refundRequests,
  tickets,
  waitingEntries,
} from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import { paidWith, seedOrders, timesOfRequest } from './order-rows.ts';
import type { WorldFiles } from './world-files.ts';

type Event = World['events'][number];

export async function seedEvents(db: Db, world: World, files: WorldFiles, now: Date): Promise<void> {
  const all = world.events;
  await insertRows(db, eventLocations, world.eventPlaces);
  await insertRows(db, eventCategories, world.eventCategories);
  await insertRows(
    db,
    events,
    all.map((event) => eventRow(event, files, now)),
  );
  await insertRows(
    db,
    eventCategoryLinks,
    all.flatMap(({ id, categoryIds }) => categoryIds.map((categoryId) => ({ eventId: id, categoryId }))),
  );
  await insertRows(
    db,
    eventTags,
    all.flatMap(({ id, tagIds }) => tagIds.map((tagId) => ({ eventId: id, tagId }))),
  );
  await seedParts(db, all, files, now);
  const refunded = new Set(
    world.refundRequests.flatMap(({ ticketId, status }) => (status === 'approved' ? [ticketId] : [])),
  );
  const rows = world.tickets.map((ticket) => {
    const row = paidWith(ticketRow(ticket, all, now));
    return refunded.has(row.id) ? { ...row, status: 'Removed' as const } : row;
  });
  await seedOrders(db, rows, world, now);
  await insertRows(db, tickets, rows);
  await insertRows(
    db,
    refundRequests,
    world.refundRequests.map((request) => requestRow(request, rows, now)),
  );
  await insertRows(db, doorScans, rows.flatMap(scanRow));
  await insertRows(
    db,
    waitingEntries,
    world.waiting.map((entry) => waitingRow(entry, now)),
  );
  await seedCarts(db, world.carts, now);
  await insertRows(
    db,
    eventFavourites,
    world.eventFavourites.map(({ targetId, personId }) => ({ eventId: targetId, personId, at: now })),
  );
}

async function seedCarts(db: Db, all: World['carts'], now: Date): Promise<void> {
  await insertRows(
    db,
    carts,
    all.map(({ id, personId }) => ({ id, personId, createdAt: now, updatedAt: now })),
  );
  await insertRows(
    db,
    cartItems,
    all.flatMap(({ id: cartId, items }) => items.map((item) => ({ ...item, cartId, addedAt: now }))),
  );
}

async function seedParts(db: Db, all: readonly Event[], files: WorldFiles, now: Date): Promise<void> {
  await insertRows(
    db,
    eventSessions,
    all.flatMap(({ id, sessions }) =>
      sessions.map((session, position) => ({
        ...{ eventId: id, position, id: String(position), title: session.title },
        ...timesOf(session, now),
      })),
    ),
  );
  await insertRows(
    db,
    eventPresenters,
    all.flatMap(({ id, presenters }) => presenters.map((one, position) => ({ eventId: id, position, ...one }))),
  );
  await insertRows(
    db,
    eventTicketTypes,
    all.flatMap(({ id, ticketTypes }) => ticketTypes.map((type, position) => ({ eventId: id, position, ...type }))),
  );
  await insertRows(
    db,
    eventAttachments,
    all.flatMap((event) => event.attachments.map((one, position) => attachmentRow(event, one, position, files, now))),
  );
}

function timesOf(timing: Pick<Event, 'day' | 'startTime' | 'minutes' | 'timeZone'>, now: Date) {
  const startAt = momentIn(timing, now);
  const endAt = new Date(startAt.getTime() + timing.minutes * 60_000);
  return { startAt, startZone: timing.timeZone, endAt, endZone: timing.timeZone };
}

function eventRow(event: Event, files: WorldFiles, now: Date): typeof events.$inferInsert {
  const page = (html: string | null) => (html === null ? null : sanitisePage(html));
  const daysBefore = (days: number | null) =>
    days === null ? null : momentIn({ ...event, day: event.day - days }, now);
  return {
    id: event.id,
    title: event.title,
    kind: event.kind,
    status: event.status,
    shortDesc: event.shortDesc,
    calendarRevisedAt: now,
    contentHtml: sanitisePage(event.contentHtml),
    ...timesOf(event, now),
    locationId: event.locationId,
    address: event.address,
    externalUrl: event.externalUrl,
    imageAssetId: files.add(event.image, { ...ownedBy(event, now), ownerKind: 'event' }),
    cpdHours: event.cpdHours,
    cpdDetails: event.cpdDetails,
    isMembersOnly: event.isMembersOnly,
    opensAt: daysBefore(event.opensDaysBefore),
    closesAt: daysBefore(event.closesDaysBefore),
    singleClickTicketTypeId: event.isSingleClick ? (event.ticketTypes[0]?.id ?? null) : null,
    sponsorHtml: page(event.sponsorHtml),
    reasoningHtml: page(event.reasoningHtml),
    accessHtml: page(event.accessHtml),
    enrolHtml: page(event.enrolHtml),
    enrolTitle: event.enrolTitle,
    coursesTitle: event.coursesTitle,
    coursesDescription: event.coursesDescription,
  };
}

function ownedBy({ id }: Event, createdAt: Date) {
  return { ownerId: id, uploadedBy: 'seed', createdAt };
}

function attachmentRow(
  event: Event,
  { id, kind, name, url }: Event['attachments'][number],
  position: number,
  files: WorldFiles,
  now: Date,
): typeof eventAttachments.$inferInsert {
  if (kind === 'doc')
    files.addAttachment(
      { id, fileName: name, type: 'application/pdf', picture: null },
      { ...ownedBy(event, now), ownerKind: 'eventDocument' },
    );
  return { id, eventId: event.id, position, kind, name, url, assetId: kind === 'doc' ? `asset-${id}` : null };
}

function waitingRow(
  { isOffered, eventId: _, ...entry }: World['waiting'][number],
  now: Date,
): typeof waitingEntries.$inferInsert {
  const offered = {
    status: isOffered ? ('offered' as const) : ('waiting' as const),
    offeredAt: isOffered ? now : null,
  };
  return { ...entry, ...offered, createdAt: now, updatedAt: now };
}

function ticketRow(
  { bookedDaysBefore, hasAttended, ...ticket }: World['tickets'][number],
  all: readonly Event[],
  now: Date,
): typeof tickets.$inferInsert {
  const event = all.find((one) => one.id === ticket.eventId);
  const type = event?.ticketTypes.find((one) => one.id === ticket.ticketTypeId);
  if (event === undefined || type === undefined) throw new Error(`The ticket ${ticket.id} is of no event`);
  const booked = momentIn({ ...event, day: event.day - bookedDaysBefore }, now);
  const createdAt = booked < now ? booked : now;
  // Whoever cancels an event ends its tickets.
  const isOver = event.status === 'cancelled';
  return {
    ...ticket,
    number: ticket.id.toUpperCase(),
    status: isOver ? 'Removed' : 'Active',
    amountCents: type.amountCents,
    attendedAt: hasAttended ? momentIn(event, now) : null,
    createdAt,
    updatedAt: isOver ? now : createdAt,
  };
}

function requestRow(
  request: World['refundRequests'][number],
  rows: readonly (typeof tickets.$inferInsert)[],
  now: Date,
): typeof refundRequests.$inferInsert {
  const { requestedDaysAgo: _, personId: __, ...row } = request;
  const eventId = rows.find(({ id }) => id === row.ticketId)?.eventId;
  if (eventId === undefined) throw new Error(`The request ${row.id} is for no ticket`);
  return { ...row, eventId, ...timesOfRequest(request, now) };
}

/** Whoever has come was scanned when the event began. */
function scanRow({ id: ticketId, attendedAt }: typeof tickets.$inferInsert): (typeof doorScans.$inferInsert)[] {
  if (!attendedAt) return [];
  return [
    { ticketId, id: 'seed', action: 'in', how: 'camera', at: attendedAt, receivedAt: attendedAt, personId: null },
  ];
}
