import { Stripe } from 'stripe';
import type { Db } from '../../db/connect.ts';
import {
  type DueRefund,
  type PayableOrder,
  PaymentRefused,
  PaymentUnanswered,
  type Payments,
  type PaymentState,
} from '../payments.ts';
import { claimAsking, keepSession, type KnownSession, noteState, sessionOf } from './known-sessions.ts';
import { sessionState } from './session-state.ts';
import { readStripeEvent, type StripeEvent } from './stripe-events.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another server that speaks as Stripe does, for tests. */
  server?: Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port' | 'maxNetworkRetries'>;
}

export interface StripePayments extends Payments {
  kind: 'stripe';
  /** What Stripe tells; null where it is not Stripe, or not now, that tells it. */
  read(body: Uint8Array, signature: string): StripeEvent | null;
}

/** A person waits for the answer. */
const timeoutMs = 8_000;
/** Stripe ends no session in less than half an hour; ours end with the order, which closes them. */
const sessionMs = 31 * 60_000;
/** Less than the minute after which orders come round, so that no round passes one by. */
const recheckMs = 45_000;

/** Checkout Sessions of Stripe. Its own record of a payment is what counts; what is kept here spares questions. */
export function stripePayments(db: Db, clock: { now(): Date }, settings: StripeSettings): StripePayments {
  const stripe = new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...settings.server,
  });

  async function open(order: PayableOrder): Promise<KnownSession> {
    const now = clock.now();
    // Those who ask at once get one session; a failure, which Stripe repeats for its key, is over the minute after.
    const idempotencyKey = `checkout-${order.id}-${Math.floor(now.getTime() / 60_000)}`;
    const { id, url } = await answered(stripe.checkout.sessions.create(sessionFor(order), { idempotencyKey }));
    if (url === null) throw new PaymentRefused('Stripe opened a session without an address');
    return keepSession(db, { orderId: order.id, sessionId: id, url, state: 'open', paymentIntent: null, askedAt: now });
  }

  async function ask(known: KnownSession): Promise<PaymentState> {
    return note(known, await answered(stripe.checkout.sessions.retrieve(known.sessionId, withIntent)));
  }

  async function note({ orderId }: KnownSession, session: Stripe.Checkout.Session): Promise<PaymentState> {
    const { payment_intent: intent } = session;
    const intentStatus = typeof intent === 'object' ? (intent?.status ?? null) : null;
    const state = sessionState({ ...session, intentStatus });
    const paymentIntent = typeof intent === 'object' ? (intent?.id ?? null) : intent;
    await noteState(db, orderId, { state, paymentIntent, askedAt: clock.now() });
    return state;
  }

  return {
    kind: 'stripe',
    read: (body, signature) => readStripeEvent(stripe, { body, signature }, settings.webhookSecret, clock.now()),
    pageFor: async (order) => ((await sessionOf(db, order.id)) ?? (await open(order))).url,
    async stateOf(orderId, when = 'told') {
      const known = await sessionOf(db, orderId);
      if (known === null) return 'open';
      if (isFinal(known.state)) return known.state;
      const now = clock.now();
      const before = new Date(now.getTime() - recheckMs);
      if (when === 'unasked' && !(await claimAsking(db, orderId, { before, now }))) return known.state;
      return ask(known);
    },
    async close(orderId) {
      const known = await sessionOf(db, orderId);
      if (known === null) return 'closed';
      if (isFinal(known.state)) return known.state;
      const state = await ask(known);
      if (state !== 'open') return state;
      try {
        return await note(known, await answered(stripe.checkout.sessions.expire(known.sessionId, withIntent)));
      } catch (error) {
        // Paid, or over, since it was asked.
        if (error instanceof PaymentRefused) return ask(known);
        throw error;
      }
    },
    refund: (due) => refund(stripe, due, async () => (await paidSession(db, due.orderId, ask)).paymentIntent),
  };
}

const withIntent = { expand: ['payment_intent'] };

/** Nothing changes any more. A transfer that failed is paid another way, in another session. */
function isFinal(state: PaymentState): boolean {
  return state === 'paid' || state === 'failed' || state === 'closed';
}

function sessionFor({ id, heldUntil, currency, items, returnUrls }: PayableOrder): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: id,
    metadata: { order: id },
    payment_intent_data: { metadata: { order: id } },
    line_items: items.map(({ name, unitCents, quantity }) => ({
      quantity,
      price_data: { currency: currency.toLowerCase(), unit_amount: unitCents, product_data: { name } },
    })),
    success_url: returnUrls.paid,
    cancel_url: returnUrls.unpaid,
    // The same for whoever asks, as the key wants it.
    expires_at: Math.floor((heldUntil.getTime() + sessionMs) / 1000),
  };
}

async function paidSession(db: Db, orderId: string, ask: (known: KnownSession) => Promise<unknown>) {
  const known = await sessionOf(db, orderId);
  if (known === null) throw new PaymentRefused('Nothing was paid for this order at Stripe');
  if (known.paymentIntent !== null) return known;
  await ask(known);
  return (await sessionOf(db, orderId)) ?? known;
}

/** Asks first what was given back already: a key of Stripe's is forgotten after a day. */
async function refund(stripe: Stripe, due: DueRefund, intentOf: () => Promise<string | null>): Promise<void> {
  const { id, orderId, amountCents, refusals } = due;
  const intent = await intentOf();
  if (intent === null) throw new PaymentRefused('Nothing was paid for this order at Stripe');
  if (await answered(isGiven(stripe, intent, id))) return;
  await answered(
    stripe.refunds.create(
      { payment_intent: intent, amount: amountCents, metadata: { order: orderId, refund: id } },
      { idempotencyKey: `refund-${id}-${refusals}` },
    ),
  );
}

async function isGiven(stripe: Stripe, intent: string, id: string): Promise<boolean> {
  // Page after page: an order of many tickets has more refunds than one holds.
  for await (const { metadata, status } of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (metadata?.['refund'] === id && status !== 'failed' && status !== 'canceled') return true;
  return false;
}

/** A refusal is told apart from a line that broke and from trouble at Stripe, after which anything may have happened. */
async function answered<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode, code, type, requestId } = error;
    const message = `Stripe: ${code ?? type}, request ${requestId ?? 'without a number'}`;
    throw statusCode === undefined || isPassing(statusCode)
      ? new PaymentUnanswered(message)
      : new PaymentRefused(message);
  }
}

/** The same is still being done, too much is asked at once, or Stripe has trouble of its own. */
function isPassing(status: number): boolean {
  return status === 409 || status === 429 || status >= 500;
}
