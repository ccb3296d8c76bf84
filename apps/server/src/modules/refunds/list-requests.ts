import type { contract, HandlerInput, HandlerReply } from '@portal/api/contract';
import { refundOrder } from '@portal/api/rules';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { events, people, refundRequests, tickets } from '../../db/schema/index.ts';
import { containsText, fitsPattern, patternOf } from '../../db/search.ts';
import type { Call } from '../../http/call.ts';
import { keyText, moment, paged } from '../../http/cursor.ts';
import { selectRequests } from './request-rows.queries.ts';
import { requestReply } from './request-rows.ts';

type List = typeof contract.refunds.list;

/** When it was asked, and its id. */
const keysetShape = z.tuple([moment, keyText]);

export async function listRequests(
  { status, eventId, keyword, pageSize, after }: HandlerInput<List>['query'],
  { db, deps }: Call,
): Promise<HandlerReply<List>> {
  const order = refundOrder(status);
  const cursor = deps.cursors(`refund requests ${order}`, keysetShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const wanted = and(eventId === undefined ? undefined : eq(refundRequests.eventId, eventId), isFoundBy(keyword));
  const direction = sql.raw(order);
  const rows = await selectRequests(db)
    .where(and(eq(refundRequests.status, status), wanted, keyset === null ? undefined : isBehind(keyset, order)))
    .orderBy(sql`${refundRequests.createdAt} ${direction}`, sql`${refundRequests.id} ${direction}`)
    .limit(pageSize + 1);
  const counted = await db
    .select({ status: refundRequests.status, n: sql<number>`count(*)::int` })
    .from(refundRequests)
    .innerJoin(tickets, eq(tickets.id, refundRequests.ticketId))
    .innerJoin(events, eq(events.id, refundRequests.eventId))
    .innerJoin(people, eq(people.id, tickets.personId))
    .where(wanted)
    .groupBy(refundRequests.status);
  const countOf = (one: typeof status) => counted.find((row) => row.status === one)?.n ?? 0;
  const page = paged(rows, pageSize, (row) => [row.createdAt.toISOString(), row.id] as [string, string], cursor);
  return {
    requests: page.rows.map((row) => requestReply({ ...row, status })),
    nextCursor: page.nextCursor,
    totalItemCount: countOf(status),
    counts: { open: countOf('open'), approved: countOf('approved'), declined: countOf('declined') },
  };
}

function isBehind([createdAt, id]: z.output<typeof keysetShape>, order: 'asc' | 'desc'): SQL {
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
