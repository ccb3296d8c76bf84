import { ne, sql, type SQL } from 'drizzle-orm';
import { eventFavourites, events, eventTicketTypes, tickets } from '../../db/schema/index.ts';

const ofEvent = sql`${eventTicketTypes.eventId} = ${events.id}`;

/** The tickets of the person who asks. */
const mine = sql`from ${tickets} where ${tickets.eventId} = ${events.id} and ${tickets.personId} = ${sql.placeholder('personId')} and ${tickets.status} = 'Active'`;

/** `eventRefusal('see')` in SQL: everybody to whom events are open sees what has been published. */
export const isShown = ne(events.status, 'draft');

export const isMine = sql`exists (select 1 ${mine})`;

export const isFavourite = sql<boolean>`exists (select 1 from ${eventFavourites} where ${eventFavourites.eventId} = ${events.id} and ${eventFavourites.personId} = ${sql.placeholder('personId')})`;

/** Drizzle leaves tables out of the names of columns where a select is of one table alone, but for those of a query within a query. */
export function within<T>(query: SQL): SQL<T> {
  return sql<T>`${query}`;
}

/** What a list tells of an event, as one person sees it. */
export const eventColumns = {
  id: events.id,
  title: events.title,
  kind: events.kind,
  status: events.status,
  shortDesc: events.shortDesc,
  startAt: events.startAt,
  startZone: events.startZone,
  endAt: events.endAt,
  endZone: events.endZone,
  address: events.address,
  imageAssetId: events.imageAssetId,
  cpdHours: events.cpdHours,
  isMembersOnly: events.isMembersOnly,
  opensAt: events.opensAt,
  closesAt: events.closesAt,
  singleClickTicketTypeId: events.singleClickTicketTypeId,
  amountFrom: within<number | null>(
    sql`(select min(${eventTicketTypes.amountCents}) from ${eventTicketTypes} where ${ofEvent})`,
  ),
  // Not `exists`, for which PostgreSQL may read the types of all events.
  hasSeats: within<boolean>(
    sql`(select coalesce(bool_or(${eventTicketTypes.capacity} is null or ${eventTicketTypes.sold} < ${eventTicketTypes.capacity}), false) from ${eventTicketTypes} where ${ofEvent})`,
  ),
  isFavorite: within<boolean>(isFavourite),
  userTicketId: within<string | null>(
    sql`(select ${tickets.id} ${mine} order by ${tickets.createdAt}, ${tickets.id} limit 1)`,
  ),
};
