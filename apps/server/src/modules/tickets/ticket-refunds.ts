import type { RefundFacts } from '@portal/api/rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, refundRequests, refunds, tickets } from '../../db/schema/index.ts';
import type { TicketRow } from './repository.ts';

type HeldTicket = Omit<TicketRow, 'type'>;
type Money = Pick<RefundFacts, 'refund' | 'requests'>;

const nothing: Money = { refund: null, requests: [] };

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

export function refundFacts(ticket: HeldTicket, money: Money = nothing): RefundFacts {
  const { status, amountCents, attendedAt, orderId } = ticket;
  return { status, amountCents, attendedAt, isPaid: orderId !== null, ...money };
}

/** Nobody else changes the ticket or what is asked of it until the transaction ends. The event comes first, as whoever cancels it locks it. */
export async function lockTicket(tx: Db, { id, eventId }: { id: string; eventId: string }): Promise<void> {
  await tx.select({ id: events.id }).from(events).where(eq(events.id, eventId)).for('share');
  await tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.id, id)).for('update');
}

/** What comes back anyway is asked for no more. */
export async function withdrawOpen(tx: Db, ticketId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(refundRequests)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(and(eq(refundRequests.ticketId, ticketId), eq(refundRequests.status, 'open')))
    .returning({ id: refundRequests.id });
  return rows.length > 0;
}

/** Whoever waits for an answer has it when their event is cancelled: all that they paid comes back. */
export async function approveAsCancelled(
  tx: Db,
  due: readonly { id: string; amountCents: number }[],
  { personId, now }: { personId: string; now: Date },
): Promise<void> {
  if (due.length === 0) return;
  await tx
    .update(refundRequests)
    .set({
      status: 'approved',
      grantedCents: sql`(select ${tickets.amountCents} from ${tickets} where ${tickets.id} = ${refundRequests.ticketId})`,
      decidedBy: personId,
      decidedAt: now,
    })
    .where(
      and(
        inArray(
          refundRequests.ticketId,
          due.map(({ id }) => id),
        ),
        eq(refundRequests.status, 'open'),
      ),
    );
}
