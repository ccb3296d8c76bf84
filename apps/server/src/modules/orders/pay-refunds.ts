import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { PaymentRefused } from '../../adapters/payments.ts';
import type { Db } from '../../db/connect.ts';
import { orders, refundRequests, refunds, tickets } from '../../db/schema/index.ts';
import { queueMails } from '../event-mails/mail-queue.ts';
import type { Till } from './settle.ts';

const atOnce = 50;
/** No other server tries a refund that one is trying. */
const tryingMs = 120_000;
const longestMs = 6 * 3_600_000;

/** Gives back what is due. What is refused is tried again, later each time, and keeps no other refund waiting. */
export async function payRefunds({ db, payments }: Till, now: Date): Promise<void> {
  let failure: unknown = null;
  for (const due of await claimDue(db, now)) {
    try {
      await payments.refund(due);
      await noteDone(db, due.id, now);
    } catch (error) {
      failure = error;
      // The line may be down for all of them.
      if (!(error instanceof PaymentRefused)) break;
      await tryLater(db, due, now);
    }
  }
  if (failure !== null) throw failure;
}

async function claimDue(db: Db, now: Date) {
  const due = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(isNull(refunds.doneAt), or(isNull(refunds.nextAt), lte(refunds.nextAt, now))))
    .orderBy(asc(refunds.createdAt))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return db
    .update(refunds)
    .set({ nextAt: new Date(now.getTime() + tryingMs) })
    .where(inArray(refunds.id, due))
    .returning();
}

async function noteDone(db: Db, id: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(refunds).set({ doneAt: now }).where(eq(refunds.id, id));
    await tx
      .update(orders)
      .set({ status: 'refunded', updatedAt: now })
      .where(and(eq(orders.id, id), eq(orders.status, 'refundDue')));
    await tellWhoAsked(tx, id, now);
  });
}

/** Whoever asked for the money of a ticket hears when it has left. */
async function tellWhoAsked(tx: Db, ticketId: string, now: Date): Promise<void> {
  const asked = await tx
    .select({ about: refundRequests.id, personId: tickets.personId, eventId: tickets.eventId })
    .from(refundRequests)
    .innerJoin(tickets, eq(tickets.id, refundRequests.ticketId))
    .where(and(eq(refundRequests.ticketId, ticketId), eq(refundRequests.status, 'approved')));
  await queueMails(
    tx,
    asked.map((one) => ({ ...one, key: `refundPaid:${ticketId}`, kind: 'refundPaid' as const, dueAt: now })),
  );
}

async function tryLater(db: Db, { id, refusals }: { id: string; refusals: number }, now: Date): Promise<void> {
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
