import type { Stripe } from 'stripe';
import type { PaymentState } from '../payments.ts';

/** What a Checkout Session says of its payment. It is asked for with its payment intent. */
export type SessionFacts = Pick<Stripe.Checkout.Session, 'status' | 'payment_status'> & {
  intentStatus: Stripe.PaymentIntent.Status | null;
};

/** A declined card leaves a session open for another; a bank's transfer is `processing` for days, and may fail after that. */
export function sessionState({ status, payment_status, intentStatus }: SessionFacts): PaymentState {
  if (status === 'expired') return 'closed';
  if (status !== 'complete') return 'open';
  if (payment_status !== 'unpaid') return 'paid';
  return intentStatus === 'requires_payment_method' || intentStatus === 'canceled' ? 'failed' : 'processing';
}
