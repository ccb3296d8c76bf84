import type { Hono } from 'hono';
import type { StripeEvent } from '../../adapters/stripe/stripe-events.ts';
import { noteAtPayment } from '../../adapters/stripe/known-sessions.ts';
import type { StripePayments } from '../../adapters/stripe/stripe-payments.ts';
import type { Deps } from '../../deps.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { invalid } from '../../http/problem.ts';
import { receive } from '../../http/receive.ts';
import { oweInvoiceAgain, settleInvoicePayment } from '../invoices/index.ts';
import { oweAgain, settleOrder } from '../orders/index.ts';

const mostBytes = 65_536;

/** What Stripe tells. It is asked itself before anything is done, so that what is told twice, late or in another order does no harm. */
export function mountStripe(app: Hono<AppEnv>, deps: Deps): void {
  const { payments } = deps;
  if (payments?.kind !== 'stripe') return;
  app.post('/api/payments/stripe', async (c) => {
    const body = await receive(c, { bytes: mostBytes, isUpload: false }, deps.requestLimits);
    const event = payments.read(body, c.req.header('stripe-signature') ?? '');
    if (event === null) throw invalid('header.Stripe-Signature', 'This message is not signed, or too old');
    // A failure is answered with 500, and Stripe tells it again.
    await hear(event, deps, payments);
    return c.json({ received: true });
  });
}

async function hear(event: StripeEvent, { db, clock, log, profile }: Deps, payments: StripePayments): Promise<void> {
  const now = clock.now();
  switch (event.kind) {
    case 'session':
      // An order or a payment of an invoice: Stripe knows both by their ids alone.
      if ((await settleOrder({ db, payments }, event.orderId, now)) === null)
        await settleInvoicePayment({ db, payments, profile }, event.orderId, now);
      return;
    case 'refundFailed':
      await oweAgain(db, event.refundId, now);
      await oweInvoiceAgain(db, event.refundId, now);
      return;
    case 'refunded':
      await noteAtPayment(db, event.paymentIntent, { refundedCents: event.refundedCents });
      return;
    case 'disputed': {
      const orderId = await noteAtPayment(db, event.paymentIntent, { disputedAt: now });
      if (orderId !== null) log.warn({ orderId }, 'payment disputed');
      return;
    }
    case 'other':
  }
}
