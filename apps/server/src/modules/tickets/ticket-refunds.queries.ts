import type { RefundFacts } from '@portal/rules';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { refundRequests, refunds, tickets } from '../../db/schema/index.ts';
import type { TicketRow } from './tickets.queries.ts';

export type HeldTicket = Omit<TicketRow, 'type'>;

export type Money = Pick<RefundFacts, 'refund' | 'requests'>;

export const nothing: Money = { refund: null, requests: [] };

/** What was asked and given back of those tickets that were paid for. */
export async function refundsOf(db: Db, held: readonly HeldTicket[]): Promise<ReadonlyMap<string, Money>> {
  const ids = held.flatMap(({ id, orderId }) => (orderId === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      ticketId: tickets.id,
      refund: { amountCents: refunds.amountCents, createdAt: refunds.createdAt, doneAt: refunds.doneAt },
      request: {
        status: refundRequests.status,
        createdAt: refundRequests.createdAt,
        decidedAt: refundRequests.decidedAt,
        answer: refundRequests.answer,
      },
    })
    .from(tickets)
    .leftJoin(refunds, eq(refunds.id, tickets.id))
    .leftJoin(refundRequests, eq(refundRequests.ticketId, tickets.id))
    .where(inArray(tickets.id, ids))
    .orderBy(asc(refundRequests.createdAt), asc(refundRequests.id));
  const found = new Map<string, Money>();
  for (const { ticketId, refund, request } of rows) {
    const before = found.get(ticketId) ?? { ...nothing, refund };
    found.set(ticketId, request === null ? before : { ...before, requests: [...before.requests, request] });
  }
  return found;
}
