import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, people, refundRequests, tickets } from '../../db/schema/index.ts';
import { containsText, fitsPattern, patternOf } from '../../db/search.ts';
import { selectRequests } from './request-rows.queries.ts';

function isBehind([createdAt, id]: [string, string], order: 'asc' | 'desc'): SQL {
  const comes = sql.raw(order === 'asc' ? '>' : '<');
  return sql`(${refundRequests.createdAt}, ${refundRequests.id}) ${comes} (${createdAt}::timestamptz, ${id})`;
}

function isFoundBy(keyword: string): SQL | undefined {
  if (keyword.trim() === '') return undefined;
  return or(
    fitsPattern(people.searchName, patternOf(keyword)),
    fitsPattern(events.searchText, patternOf(keyword)),
    containsText(people.email, keyword),
    containsText(tickets.number, keyword),
  );
}

export function requestsBehind(
  db: Db,
  {
    eventId,
    keyword,
    order,
    status,
    keyset,
    pageSize,
  }: {
    eventId: string | undefined;
    keyword: string;
    order: 'asc' | 'desc';
    status: 'approved' | 'declined' | 'open';
    keyset: [string, string] | null;
    pageSize: number;
  },
) {
  const wanted = and(eventId === undefined ? undefined : eq(refundRequests.eventId, eventId), isFoundBy(keyword));
  const direction = sql.raw(order);
  return selectRequests(db)
    .where(and(eq(refundRequests.status, status), wanted, keyset === null ? undefined : isBehind(keyset, order)))
    .orderBy(sql`${refundRequests.createdAt} ${direction}`, sql`${refundRequests.id} ${direction}`)
    .limit(pageSize + 1);
}

export function countByStatus(db: Db, eventId: string | undefined, keyword: string) {
  const wanted = and(eventId === undefined ? undefined : eq(refundRequests.eventId, eventId), isFoundBy(keyword));
  return db
    .select({ status: refundRequests.status, n: sql<number>`count(*)::int` })
    .from(refundRequests)
    .innerJoin(tickets, eq(tickets.id, refundRequests.ticketId))
    .innerJoin(events, eq(events.id, refundRequests.eventId))
    .innerJoin(people, eq(people.id, tickets.personId))
    .where(wanted)
    .groupBy(refundRequests.status);
}
