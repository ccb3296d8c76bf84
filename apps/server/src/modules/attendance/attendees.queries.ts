import type { contract, HandlerInput } from '@portal/api/contract';
import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people, tickets } from '../../db/schema/index.ts';
import { containsText, fitsPattern, patternOf } from '../../db/search.ts';
import { isAfter, selectAttendees, sortName } from './attendee-rows.queries.ts';

export type AttendeesQuery = HandlerInput<typeof contract.attendance.attendees>['query'];

function isShown(show: AttendeesQuery['show']): SQL | undefined {
  if (show === 'all') return undefined;
  return show === 'in' ? isNotNull(tickets.attendedAt) : isNull(tickets.attendedAt);
}

function isFoundBy(keyword: string): SQL | undefined {
  if (keyword.trim() === '') return undefined;
  return or(
    fitsPattern(people.searchName, patternOf(keyword)),
    fitsPattern(sql`search_text(coalesce(${tickets.nominee} ->> 'name', ''))`, patternOf(keyword)),
    containsText(people.email, keyword),
    containsText(tickets.number, keyword),
  );
}

/** Which attendees of an event are asked for. */
interface Narrowed extends Pick<AttendeesQuery, 'status' | 'ticketPriceId' | 'show' | 'keyword'> {
  eventId: string;
}

function isWanted({ eventId, status, ticketPriceId, show, keyword }: Narrowed) {
  return and(
    eq(tickets.eventId, eventId),
    eq(tickets.status, status),
    ticketPriceId === undefined ? undefined : eq(tickets.ticketTypeId, ticketPriceId),
    isShown(show),
    isFoundBy(keyword),
  );
}

export function attendeesBehind(
  db: Db,
  narrowed: Narrowed,
  { keyset, pageSize, skip }: { keyset: [string, string] | null; pageSize: number; skip: number },
) {
  return selectAttendees(db)
    .where(and(isWanted(narrowed), keyset ? isAfter(keyset) : undefined))
    .orderBy(sortName, tickets.id)
    .limit(pageSize + 1)
    .offset(skip);
}

export async function countFound(db: Db, narrowed: Narrowed) {
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tickets)
    .innerJoin(people, eq(people.id, tickets.personId))
    .where(isWanted(narrowed));
  return found;
}
