import { PaymentRefused } from '../../adapters/payments.ts';
import { paymentsToAskAbout } from './payments.queries.ts';
import { claimRefunds, refundLater, setPayment } from './payments.writes.ts';
import { type InvoiceTill, settleInvoicePayment } from './settle-payment.writes.ts';

/** The line to whoever takes the money may be down for all. */
const mostFailures = 3;

/** Settles what waits, and gives back what was paid twice. */
export async function settleInvoices(till: InvoiceTill, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const id of await paymentsToAskAbout(till.db, now)) {
    try {
      await settleInvoicePayment(till, id, now, { unasked: true });
    } catch (error) {
      failures.push(error);
      await setPayment(till.db, id, {}, now);
      if (failures.length === mostFailures) break;
    }
  }
  await giveBack(till, now).catch((error: unknown) => failures.push(error));
  const [first] = failures;
  if (first !== undefined) throw first;
}

async function giveBack({ db, payments }: InvoiceTill, now: Date): Promise<void> {
  const failures: unknown[] = [];
  for (const payment of await claimRefunds(db, now)) {
    const { id, amountCents, refusals } = payment;
    try {
      await payments.refund({ id, orderId: id, amountCents, refusals });
      await setPayment(db, id, { status: 'refunded' }, now);
    } catch (error) {
      failures.push(error);
      if (error instanceof PaymentRefused) await refundLater(db, payment, now);
    }
  }
  const [first] = failures;
  if (first !== undefined) throw first;
}
