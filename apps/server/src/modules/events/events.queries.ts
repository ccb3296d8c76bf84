import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { batchedCount } from '../../db/batched-count.ts';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { prepared } from '../../db/prepared.ts';
import { eventCategoryLinks, events, eventTags } from '../../db/schema/index.ts';
import { fitsPattern } from '../../db/search.ts';
import { textArray } from '../../db/text-array.ts';
import { keyText, moment } from '../../http/cursor.ts';
import { eventColumns, isFavourite, isMine, isShown } from './event-columns.queries.ts';

/** The start of an event, and its id. */
export const placeShape = z.tuple([moment, keyText]);

/** Which events, in which order, and what is filled in for them. */
export interface Listing {
  order: 'asc' | 'desc';
  onlyMine: boolean;
  onlyFavourites?: boolean;
  isNarrowed: boolean;
  isSearched: boolean;
  filled: Record<string, unknown>;
}

/** A side of a range that is open lies beyond every event, so that one text serves all ranges. */
export const everything = { endsAfter: '-infinity', startsBefore: 'infinity', endsBy: 'infinity' };

export interface PageOfEvents {
  page: number;
  size: number;
  /** The page is what comes after it. */
  place?: z.output<typeof placeShape> | null;
  /** One more than the page has tells that another follows. */
  take?: number;
}

export async function listEvents(
  db: Db,
  listing: Listing,
  { page, size, place = null, take = size }: PageOfEvents,
  personId: string,
) {
  const where = isListed(listing);
  const filled = { ...listing.filled, personId };
  const isShared = !listing.onlyMine && listing.onlyFavourites !== true;
  const [startAt, id] = place ?? [];
  const counting = () =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(events)
      .where(where);
  const name = nameOf(listing);
  const direction = listing.order === 'asc' ? asc : desc;
  const howMany = prepared(db, `how many ${name}`, counting);
  const statement = prepared(db, place ? `${name} behind a place` : name, () =>
    db
      .select({ ...eventColumns, total: isShared ? sql<number>`0` : sql<number>`(${counting()})` })
      .from(events)
      .where(place ? and(where, isBehind(listing)) : where)
      .orderBy(direction(events.startAt), direction(events.id))
      .limit(sql.placeholder('take'))
      .offset(sql.placeholder('skip')),
  );
  const skip = place === null ? (page - 1) * size : 0;
  const [found, shared] = await Promise.all([
    statement.execute({ ...filled, startAt, id, skip, take }),
    isShared
      ? batchedCount(db, `how many ${name}`, { same: sameMoment(listing), filled }, (latest) => howMany.execute(latest))
      : 0,
  ]);
  const { rows, total } = await counted(found, async () => (isShared ? [] : howMany.execute(filled)));
  return { rows, total: shared + total };
}

/** Equal for lists of the same moment: a second counts as one. */
function sameMoment({ filled }: Listing): string {
  const { endsAfter, endsBy } = filled;
  return JSON.stringify({ ...filled, endsAfter: String(endsAfter).slice(0, 19), endsBy: String(endsBy).slice(0, 19) });
}

function isBehind({ order }: Listing): SQL {
  const place = sql`(${sql.placeholder('startAt')}::timestamptz, ${sql.placeholder('id')}::text)`;
  return order === 'asc'
    ? sql`(${events.startAt}, ${events.id}) > ${place}`
    : sql`(${events.startAt}, ${events.id}) < ${place}`;
}

function nameOf({ order, onlyMine, onlyFavourites, isNarrowed, isSearched }: Listing): string {
  return `events ${order}${onlyMine ? ' of mine' : ''}${onlyFavourites ? ' favourites' : ''}${isNarrowed ? ' narrowed' : ''}${isSearched ? ' by word' : ''}`;
}

function isListed({ onlyMine, onlyFavourites, isNarrowed, isSearched }: Listing): SQL | undefined {
  const at = (name: keyof typeof everything) => sql`${sql.placeholder(name)}::timestamptz`;
  return and(
    isShown,
    sql`${events.endAt} > ${at('endsAfter')}`,
    sql`${events.startAt} < ${at('startsBefore')}`,
    sql`${events.endAt} <= ${at('endsBy')}`,
    onlyMine ? isMine : undefined,
    onlyFavourites ? isFavourite : undefined,
    isNarrowed ? and(...narrowing()) : undefined,
    isSearched ? fitsPattern(events.searchText, sql.placeholder('pattern')) : undefined,
  );
}

/** A filter that nobody has set lets everything through. */
function narrowing(): SQL[] {
  const text = (name: string) => sql`${sql.placeholder(name)}::text`;
  const texts = (name: string) => textArray(sql.placeholder(name));
  return [
    sql`(${text('kind')} is null or ${events.kind} = ${text('kind')})`,
    sql`(${text('listing')} is distinct from 'cpd' or ${events.cpdHours} is not null)`,
    sql`(${text('listing')} is distinct from 'events' or ${events.cpdHours} is null)`,
    sql`(${texts('locationIds')} is null or ${events.locationId} = any(${texts('locationIds')}))`,
    sql`(${texts('categoryIds')} is null or exists (select 1 from ${eventCategoryLinks} where ${eventCategoryLinks.eventId} = ${events.id} and ${eventCategoryLinks.categoryId} = any(${texts('categoryIds')})))`,
    sql`(${texts('tagIds')} is null or exists (select 1 from ${eventTags} where ${eventTags.eventId} = ${events.id} and ${eventTags.tagId} = any(${texts('tagIds')})))`,
  ];
}

export function eventForAccess(db: Db) {
  return prepared(db, 'access to an event', () =>
    db
      .select({ id: events.id, status: events.status })
      .from(events)
      .where(eq(events.id, sql.placeholder('id'))),
  );
}
