import { dayIn, invoiceAmounts, paidStep } from '@portal/rules';
import type { Payments, PaymentState } from '../../adapters/payments.ts';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import type { Deps } from '../../deps.ts';
import { renewMembership } from '../own-membership/index.ts';
import { queueReceipt } from './invoice-mails.writes.ts';
import { invoiceById } from './invoices.queries.ts';
import { type InvoicePaymentStatus, isOver, paymentStep } from './payment-step.ts';
import { type InvoicePayment, paymentById } from './payments.queries.ts';
import { lockInvoice, lockPayment, markPaid, setPayment } from './payments.writes.ts';

export interface InvoiceTill extends Pick<Deps, 'profile'> {
  db: Db;
  payments: Payments;
}

/**
 * Brings a payment of an invoice to where the money is. It may be asked at any time and any number of times, by a webhook, by whoever returns and by the clock. Null: it
 * is no payment of an invoice.
 */
export async function settleInvoicePayment(
  till: InvoiceTill,
  id: string,
  now: Date,
  { unasked = false } = {},
): Promise<InvoicePaymentStatus | null> {
  const known = await paymentById(till.db, id);
  if (known === null) return null;
  const state = await stateOf(till, known, now, unasked);
  if (paymentStep(known, state, now) === null) return known.status;
  const sentTo = (await invoiceById(till.db, known.invoiceId))?.personId ?? null;
  return till.db.transaction(async (tx) => {
    if (sentTo !== null) await lockPerson(tx, sentTo);
    const invoice = await lockInvoice(tx, known.invoiceId);
    const payment = await lockPayment(tx, id);
    if (invoice === null || payment === null) return null;
    const status = await take(tx, {
      ...{ invoice, payment, now },
      step: paymentStep(payment, state, now),
      today: dayIn(now, till.profile.timeZone),
    });
    await setPayment(tx, id, { status }, now);
    return status;
  });
}

/** What is over is closed before another is begun, so that nobody pays twice. */
function stateOf(
  { payments }: InvoiceTill,
  payment: InvoicePayment,
  now: Date,
  unasked: boolean,
): Promise<PaymentState> {
  return isOver(payment, now) ? payments.close(payment.id) : payments.stateOf(payment.id, unasked ? 'unasked' : 'told');
}

interface Taken {
  invoice: NonNullable<Awaited<ReturnType<typeof lockInvoice>>>;
  payment: InvoicePayment;
  step: ReturnType<typeof paymentStep>;
  today: string;
  now: Date;
}

async function take(tx: Db, { invoice, payment, step, today, now }: Taken): Promise<InvoicePaymentStatus> {
  if (step === null) return payment.status;
  if (step === 'end') return 'over';
  if (paidStep(invoiceAmounts(invoice), payment.amountCents) === 'giveBack') return 'refundDue';
  await markPaid(tx, invoice.id, payment.amountCents, now);
  const { personId, membershipEndDate: lastDay } = invoice;
  if (personId !== null && lastDay !== null) await renewMembership(tx, { personId, lastDay, today });
  await queueReceipt(tx, invoice, now);
  return 'paid';
}
