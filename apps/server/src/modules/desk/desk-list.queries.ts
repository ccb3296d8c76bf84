import type { contract, HandlerInput } from '@portal/api/contract';
import { and, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, eventTicketTypes } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import { within } from '../events/index.ts';

export type Query = typeof contract.desk.query;

const ofEvent = sql`from ${eventTicketTypes} where ${eventTicketTypes.eventId} = ${events.id}`;

const columns = {
  id: events.id,
  title: events.title,
  kind: events.kind,
  status: events.status,
  startAt: events.startAt,
  startZone: events.startZone,
  endAt: events.endAt,
  endZone: events.endZone,
  address: events.address,
  isMembersOnly: events.isMembersOnly,
  revision: events.revision,
  sold: within<number>(sql`(select coalesce(sum(${eventTicketTypes.sold}), 0)::int ${ofEvent})`),
  // One type without a limit leaves the event without one.
  capacity: within<number | null>(
    sql`(select case when count(*) = count(${eventTicketTypes.capacity}) then coalesce(sum(${eventTicketTypes.capacity}), 0)::int end ${ofEvent})`,
  ),
};

export const selectEvents = (db: Db) => db.select(columns).from(events);

function isBehind([startAt, id]: [string, string], order: 'asc' | 'desc'): SQL {
  const comes = sql.raw(order === 'asc' ? '>' : '<');
  return sql`(${events.startAt}, ${events.id}) ${comes} (${startAt}::timestamptz, ${id})`;
}

function listed({ keyword, status, type, time }: HandlerInput<Query>['body'], now: Date): SQL[] {
  const conditions = [
    status !== null && eq(events.status, status),
    type !== null && eq(events.kind, type),
    time !== null && (time === 'past' ? lte : gt)(events.endAt, now),
    keyword.trim() !== '' && fitsPattern(events.searchText, patternOf(keyword)),
  ];
  return conditions.filter((condition) => condition !== false);
}

export async function eventOfDesk(db: Db, eventId: string) {
  const [row = null] = await selectEvents(db).where(eq(events.id, eventId));
  return row;
}

interface Page {
  order: 'asc' | 'desc';
  keyset: [string, string] | null;
  pageSize: number;
}

/** A page of events, each with how many there are, and how to count them where the page is empty. */
export async function eventsBehind(
  db: Db,
  narrowed: HandlerInput<Query>['body'],
  now: Date,
  { order, keyset, pageSize }: Page,
) {
  const where = and(...listed(narrowed, now));
  const counting = () =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(events)
      .where(where);
  const direction = sql.raw(order);
  const rows = await db
    .select({ ...columns, total: sql<number>`(${counting()})` })
    .from(events)
    .where(and(where, keyset === null ? undefined : isBehind(keyset, order)))
    .orderBy(sql`${events.startAt} ${direction}`, sql`${events.id} ${direction}`)
    .limit(pageSize + 1);
  return { rows, counting };
}
