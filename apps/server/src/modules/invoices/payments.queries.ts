import { and, asc, desc, eq, gt, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { invoicePayments } from '../../db/schema/index.ts';

export type InvoicePayment = typeof invoicePayments.$inferSelect;

/** A payment may be told of long after it was given up. */
const rememberedMs = 7 * 86_400_000;
const atOnce = 200;

export async function paymentById(db: Db, id: string): Promise<InvoicePayment | null> {
  const [payment = null] = await db.select().from(invoicePayments).where(eq(invoicePayments.id, id));
  return payment;
}

/** The one that somebody has begun and not ended; there is no second. */
export async function pendingPayment(db: Db, invoiceId: string): Promise<InvoicePayment | null> {
  const isPending = and(eq(invoicePayments.invoiceId, invoiceId), eq(invoicePayments.status, 'pending'));
  const [payment = null] = await db.select().from(invoicePayments).where(isPending);
  return payment;
}

/** What waits for its money, and what was given up lately, which may have been paid all the same. Who failed the last time comes last. */
export async function paymentsToAskAbout(db: Db, now: Date): Promise<string[]> {
  const isRemembered = gt(invoicePayments.createdAt, new Date(now.getTime() - rememberedMs));
  const rows = await db
    .select({ id: invoicePayments.id })
    .from(invoicePayments)
    .where(or(eq(invoicePayments.status, 'pending'), and(eq(invoicePayments.status, 'over'), isRemembered)))
    .orderBy(desc(eq(invoicePayments.status, 'pending')), asc(invoicePayments.updatedAt))
    .limit(atOnce);
  return rows.map(({ id }) => id);
}
