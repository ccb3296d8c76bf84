import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { orders, refundRequests, refunds, tickets } from '../../db/schema/index.ts';
import { queueMails } from '../mail-queue/index.ts';

const atOnce = 50;

/** No other server tries a refund that one is trying. */
const tryingMs = 120_000;

const longestMs = 6 * 3_600_000;

/** What was not tried is tried the next time, before what was. */
export async function release(db: Db, ids: readonly string[]): Promise<void> {
  await db
    .update(refunds)
    .set({ nextAt: null })
    .where(and(inArray(refunds.id, [...ids]), isNull(refunds.doneAt)));
}

/** Those that were not tried yet come first. */
export async function claimDue(db: Db, now: Date) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select()
      .from(refunds)
      .where(and(isNull(refunds.doneAt), or(isNull(refunds.nextAt), lte(refunds.nextAt, now))))
      .orderBy(sql`${refunds.nextAt} asc nulls first`, asc(refunds.createdAt))
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0)
      await tx
        .update(refunds)
        .set({ nextAt: new Date(now.getTime() + tryingMs) })
        .where(inArray(refunds.id, ids));
    return due;
  });
}

export async function noteDone(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(refunds).set({ doneAt: now }).where(eq(refunds.id, id));
    await tx
      .update(orders)
      .set({ status: 'refunded', updatedAt: now })
      .where(and(eq(orders.id, id), eq(orders.status, 'refundDue')));
    await notifyRequesters(tx, id, now);
  });
}

/** Whoever asked for the money of a ticket hears when it has left. */
async function notifyRequesters(tx: Db, ticketId: string, now: Date): Promise<void> {
  const requests = await tx
    .select({ about: refundRequests.id, personId: tickets.personId, eventId: tickets.eventId })
    .from(refundRequests)
    .innerJoin(tickets, eq(tickets.id, refundRequests.ticketId))
    .where(and(eq(refundRequests.ticketId, ticketId), eq(refundRequests.status, 'approved')));
  await queueMails(
    tx,
    requests.map((one) => ({ ...one, key: `refundPaid:${ticketId}`, kind: 'refundPaid' as const, dueAt: now })),
  );
}

export async function tryLater(db: Db, { id, refusals }: { id: string; refusals: number }, now: Date): Promise<void> {
  const wait = Math.min(longestMs, 60_000 * 2 ** refusals);
  await db
    .update(refunds)
    .set({ refusals: refusals + 1, nextAt: new Date(now.getTime() + wait) })
    .where(eq(refunds.id, id));
}

/** What was given back has come back to us, as from an account that was closed: it is due again. */
export async function oweAgain(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(refunds)
    .set({ doneAt: null, nextAt: new Date(now.getTime() + 60_000), refusals: sql`${refunds.refusals} + 1` })
    .where(and(eq(refunds.id, id), isNotNull(refunds.doneAt)));
}
