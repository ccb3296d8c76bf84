import { randomUUID } from 'node:crypto';
import { invoiceAmounts } from '@portal/rules';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { invoicePayments, invoices } from '../../db/schema/index.ts';
import { type InvoicePayment, pendingPayment } from './payments.queries.ts';

/** As long as somebody sits at a payment. */
const heldMs = 30 * 60_000;
/** No other server tries a refund that one is trying. */
const tryingMs = 120_000;
const longestMs = 6 * 3_600_000;
const refundsAtOnce = 50;

/** The payment that is begun, of one invoice at a time: who presses again goes on with it. Null: nothing is left to pay. */
export async function beginPayment(db: Db, invoiceId: string, now: Date): Promise<InvoicePayment | null> {
  return db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const { balanceDue } = invoice === null ? { balanceDue: 0 } : invoiceAmounts(invoice);
    if (balanceDue === 0) return null;
    const begun = await pendingPayment(tx, invoiceId);
    if (begun !== null) return begun;
    const [payment = null] = await tx
      .insert(invoicePayments)
      .values({
        ...{ id: randomUUID(), invoiceId, status: 'pending', amountCents: balanceDue },
        ...{ heldUntil: new Date(now.getTime() + heldMs), createdAt: now, updatedAt: now },
      })
      .returning();
    return payment;
  });
}

/** Nobody else pays it, or changes it, before the transaction is over. */
export async function lockInvoice(tx: Db, id: string) {
  const invoice = await lockedRow(tx, invoices, id);
  return invoice;
}

export async function lockPayment(tx: Db, id: string): Promise<InvoicePayment | null> {
  const payment = await lockedRow(tx, invoicePayments, id);
  return payment;
}

export async function setPayment(
  tx: Db,
  id: string,
  change: Pick<Partial<InvoicePayment>, 'status' | 'refusals' | 'nextAt'>,
  now: Date,
): Promise<void> {
  await tx
    .update(invoicePayments)
    .set({ ...change, updatedAt: now })
    .where(eq(invoicePayments.id, id));
}

export async function markPaid(tx: Db, id: string, amountCents: number, now: Date): Promise<void> {
  await tx
    .update(invoices)
    .set({ status: 'Paid', paidCents: sql`${invoices.paidCents} + ${amountCents}`, updatedAt: now })
    .where(eq(invoices.id, id));
}

export async function claimRefunds(db: Db, now: Date): Promise<InvoicePayment[]> {
  return db.transaction(async (tx) => {
    const { status, nextAt, id } = invoicePayments;
    const due = await tx
      .select()
      .from(invoicePayments)
      .where(and(eq(status, 'refundDue'), or(isNull(nextAt), lte(nextAt, now))))
      .orderBy(sql`${nextAt} asc nulls first`, asc(id))
      .limit(refundsAtOnce)
      .for('update', { skipLocked: true });
    const ids = due.map((one) => one.id);
    if (ids.length > 0)
      await tx
        .update(invoicePayments)
        .set({ nextAt: new Date(now.getTime() + tryingMs) })
        .where(inArray(id, ids));
    return due;
  });
}

export async function refundLater(db: Db, { id, refusals }: InvoicePayment, now: Date): Promise<void> {
  const wait = Math.min(longestMs, 60_000 * 2 ** refusals);
  await setPayment(db, id, { refusals: refusals + 1, nextAt: new Date(now.getTime() + wait) }, now);
}

/** What was given back has come back to us, as from an account that was closed: it is due again. */
export async function oweInvoiceAgain(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(invoicePayments)
    .set({
      status: 'refundDue',
      nextAt: new Date(now.getTime() + 60_000),
      refusals: sql`${invoicePayments.refusals} + 1`,
      updatedAt: now,
    })
    .where(and(eq(invoicePayments.id, id), eq(invoicePayments.status, 'refunded')));
}
