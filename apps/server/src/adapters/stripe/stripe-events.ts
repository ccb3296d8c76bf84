import type { Stripe } from 'stripe';

/** What Stripe tells that matters here. Nothing of it is believed but which payment to look at, and notes of money that went back. */
export type StripeEvent =
  | { kind: 'session'; orderId: string }
  | { kind: 'refunded'; paymentIntent: string; refundedCents: number }
  | { kind: 'refundFailed'; refundId: string }
  | { kind: 'disputed'; paymentIntent: string }
  | { kind: 'other' };

/** How old a message may be; who repeats one within that time repeats a question. */
const toleranceSeconds = 300;

export function readStripeEvent(
  stripe: Stripe,
  { body, signature }: { body: Uint8Array; signature: string },
  secret: string,
  now: Date,
): StripeEvent | null {
  try {
    const event = stripe.webhooks.constructEvent(
      Buffer.from(body),
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    return eventOf(event);
  } catch {
    // Forged, too old, or no message at all.
    return null;
  }
}

function eventOf(event: Stripe.Event): StripeEvent {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.expired':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return sessionEvent(event.data.object.client_reference_id);
    case 'charge.refunded': {
      const { payment_intent: intent, amount_refunded: refundedCents } = event.data.object;
      return intent === null ? other : { kind: 'refunded', paymentIntent: idOf(intent), refundedCents };
    }
    case 'refund.failed': {
      const refundId = event.data.object.metadata?.['refund'];
      return refundId === undefined ? other : { kind: 'refundFailed', refundId };
    }
    case 'charge.dispute.created': {
      const { payment_intent: intent } = event.data.object;
      return intent === null ? other : { kind: 'disputed', paymentIntent: idOf(intent) };
    }
    default:
      return other;
  }
}

const other = { kind: 'other' } as const;

function sessionEvent(orderId: string | null): StripeEvent {
  return orderId === null ? other : { kind: 'session', orderId };
}

function idOf(intent: string | { id: string }): string {
  return typeof intent === 'string' ? intent : intent.id;
}
