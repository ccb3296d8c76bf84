import type { contract, HandlerInput } from '@portal/api/contract';
import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { people, tickets } from '../../db/schema/index.ts';
import { containsText, fitsPattern, patternOf } from '../../db/search.ts';
import { keyText, paged } from '../../http/cursor.ts';
import type { DeskCall } from '../desk/index.ts';
import { isAfter, selectAttendees, sortName } from './attendee-rows.queries.ts';

type AttendeesQuery = HandlerInput<typeof contract.attendance.attendees>['query'];

const keysetShape = z.tuple([keyText, keyText]);

export async function listAttendees(query: AttendeesQuery, { db, deps, facts }: DeskCall) {
  const { id } = facts.event;
  const cursor = deps.cursors(`attendees of ${id}`, keysetShape);
  const keyset = query.after === undefined ? null : cursor.unpack(query.after);
  const wanted = and(
    eq(tickets.eventId, id),
    eq(tickets.status, query.status),
    query.ticketPriceId === undefined ? undefined : eq(tickets.ticketTypeId, query.ticketPriceId),
    isShown(query.show),
    isFoundBy(query.keyword),
  );
  const rows = await selectAttendees(db)
    .where(and(wanted, keyset ? isAfter(keyset) : undefined))
    .orderBy(sortName, tickets.id)
    .limit(query.pageSize + 1)
    .offset(keyset ? 0 : (query.page - 1) * query.pageSize);
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(tickets)
    .innerJoin(people, eq(people.id, tickets.personId))
    .where(wanted);
  const page = paged(rows, query.pageSize, (row) => [row.sortName, row.ticketId] as [string, string], cursor);
  return { ...page, totalItemCount: found?.total ?? 0 };
}

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
