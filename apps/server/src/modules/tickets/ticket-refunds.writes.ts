import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { events, refundRequests, tickets } from '../../db/schema/index.ts';

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
