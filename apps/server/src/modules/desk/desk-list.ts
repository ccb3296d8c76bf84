import type { contract, DeskEvent, HandlerInput, HandlerReply } from '@portal/api/contract';
import { deskOrder } from '@portal/api/rules';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { counted } from '../../db/counted.ts';
import { events, eventTicketTypes } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { found } from '../../http/problem.ts';
import { timesReply, within } from '../events/index.ts';
import type { DeskCall } from './access.ts';

type Query = typeof contract.desk.query;

/** When an event begins, and its id. */
const keysetShape = z.tuple([moment, keyText]);

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

const selectEvents = (db: Db) => db.select(columns).from(events);
type Row = Awaited<ReturnType<typeof selectEvents>>[number];

/** Events of every state: those to come from the next on, all others from the last on. */
export async function queryEvents(
  { pageSize, after }: HandlerInput<Query>['query'],
  body: HandlerInput<Query>['body'],
  { db, deps, now }: Call,
): Promise<HandlerReply<Query>> {
  const order = deskOrder(body.time);
  const cursor = deps.cursors(`events of the desk ${order}`, keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const where = and(...listed(body, now));
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
  const { rows: page, total } = await counted(rows, counting);
  const { rows: shown, nextCursor } = paged(page, pageSize, ({ startAt, id }) => [startAt.toISOString(), id], cursor);
  return { events: shown.map(reply), totalItemCount: total, nextCursor };
}

function isBehind([startAt, id]: z.output<typeof keysetShape>, order: 'asc' | 'desc'): SQL {
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

/** The event that the access rule has found. */
export async function deskEvent({ db, facts }: DeskCall): Promise<DeskEvent> {
  const [row = null] = await selectEvents(db).where(eq(events.id, facts.event.id));
  return reply(found(row));
}

function reply({ kind, ...row }: Row): DeskEvent {
  const { id, title, status, address, isMembersOnly, revision, sold, capacity } = row;
  return {
    ...{ id, title, status, address, isMembersOnly, revision, sold, capacity },
    type: kind,
    ...timesReply(row),
    eventStartUtc: row.startAt.toISOString(),
    eventEndUtc: row.endAt.toISOString(),
  };
}
