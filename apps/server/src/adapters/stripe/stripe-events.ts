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
const clockDifferenceSeconds = 60;

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
    return isToCome(signature, now) ? null : eventOf(event);
  } catch {
    // Forged, too old, or no message at all.
    return null;
  }
}

/** The library refuses what is too old; a message of later than now, but for what clocks differ by, would be good for longer. */
function isToCome(signature: string, now: Date): boolean {
  const [, seconds = '0'] = /(?:^|,)t=(\d+)/.exec(signature) ?? [];
  return Number(seconds) > now.getTime() / 1000 + clockDifferenceSeconds;
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
      return intent === null || !isAmount(refundedCents)
        ? other
        : { kind: 'refunded', paymentIntent: idOf(intent), refundedCents };
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

const isAmount = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= 2_147_483_647;

function idOf(intent: string | { id: string }): string {
  return typeof intent === 'string' ? intent : intent.id;
}
