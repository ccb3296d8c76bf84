import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export const stripeKeys = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' };

interface DoubleSession {
  id: string;
  object: 'checkout.session';
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: { id: string; object: 'payment_intent'; status: string } | null;
  client_reference_id: string;
  amount_total: number;
  /** As it was asked for. */
  params: URLSearchParams;
}

interface DoubleRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'failed';
  metadata: Record<string, string>;
}

type Answer = [status: number, body: unknown];

export interface StripeDouble {
  server: { protocol: 'http'; host: string; port: number; maxNetworkRetries: 0 };
  sessions: Map<string, DoubleSession>;
  refunds: DoubleRefund[];
  /** How often what was asked. */
  requests: string[];
  /** What it does with what is asked from now on; a number is a status. It does what is to be done, and hangs up, where that is more than reading. */
  fault: 'none' | 'hangsUp' | 'doesAndHangsUp' | 'failsWrites' | 500 | 402;
  /** The keys of what was to be given back. */
  refundKeys: string[];
  sessionOf(orderId: string): DoubleSession;
  /** Somebody pays on its page. */
  pay(orderId: string, how?: 'card' | 'transfer'): void;
  /** What it tells, signed at a time. */
  event(type: string, object: unknown, at: Date): { body: string; headers: Record<string, string> };
  close(): Promise<void>;
}

/** Speaks and signs as Stripe does, as far as the portal goes: sessions, refunds, keys that repeat the first answer, messages. */
export async function startStripeDouble(): Promise<StripeDouble> {
  const answers = new Map<string, { sentBody: string; answer: Answer }>();
  const double: StripeDouble = {
    server: { protocol: 'http', host: '127.0.0.1', port: 0, maxNetworkRetries: 0 },
    sessions: new Map(),
    refunds: [],
    requests: [],
    refundKeys: [],
    fault: 'none',
    sessionOf(orderId) {
      const session = [...double.sessions.values()].find(({ client_reference_id }) => client_reference_id === orderId);
      if (session === undefined) throw new Error(`No session for order ${orderId}`);
      return session;
    },
    pay(orderId, how = 'card') {
      const session = double.sessionOf(orderId);
      if (session.status !== 'open') throw new Error('Nothing can be paid in this session any more');
      const isPaid = how === 'card';
      session.status = 'complete';
      session.payment_status = isPaid ? 'paid' : 'unpaid';
      session.payment_intent = {
        id: `pi_${randomUUID()}`,
        object: 'payment_intent',
        status: isPaid ? 'succeeded' : 'processing',
      };
    },
    event(type, object, at) {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
      return { body, headers: { 'Stripe-Signature': signatureOf(body, stripeKeys.webhookSecret, at) } };
    },
    close: () => new Promise((resolve) => listener.close(() => resolve())),
  };
  const listener = createServer(async (request, response) => {
    const body = await text(request);
    double.requests.push(`${request.method} ${request.url?.split('?')[0]}`);
    if (double.fault === 'hangsUp') return void request.socket.destroy();
    if (request.method === 'POST' && request.url === '/v1/refunds')
      double.refundKeys.push(String(request.headers['idempotency-key']));
    if (double.fault === 'failsWrites' && request.method === 'POST')
      return void response.writeHead(500).end(JSON.stringify({ error: { type: 'api_error' } }));
    const [status, reply] = once(request, body, () => answerTo(double, request, new URLSearchParams(body)));
    if (double.fault === 'doesAndHangsUp' && request.method === 'POST') return void request.socket.destroy();
    response
      .writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_1' })
      .end(JSON.stringify(reply));
  });
  /** The first answer to a key is repeated, whatever it was; for other words it is refused. */
  function once(request: IncomingMessage, body: string, answer: () => Answer): Answer {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return answer();
    const known = answers.get(key);
    if (known !== undefined && known.sentBody !== body) return [400, { error: { type: 'idempotency_error' } }];
    const stored = known ?? { sentBody: body, answer: answer() };
    answers.set(key, stored);
    return stored.answer;
  }
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address.
  double.server.port = (listener.address() as AddressInfo).port;
  return double;
}

export function signatureOf(body: string, secret: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}

function answerTo(double: StripeDouble, { method, url, headers }: IncomingMessage, form: URLSearchParams): Answer {
  if (headers.authorization !== `Bearer ${stripeKeys.secretKey}`)
    return [401, { error: { type: 'invalid_request_error' } }];
  if (typeof double.fault === 'number') return [double.fault, { error: { type: 'api_error', code: 'trouble' } }];
  const { pathname, searchParams } = new URL(url ?? '/', 'http://stripe');
  const [, , , id = '', action] = pathname.replace('/v1/checkout/sessions', '/v1/sessions').split('/');
  if (pathname === '/v1/refunds')
    return method === 'POST' ? refund(double, form) : [200, refundsOf(double, searchParams)];
  if (pathname === '/v1/checkout/sessions') return [200, newSession(double, form)];
  const session = double.sessions.get(id);
  if (session === undefined) return [404, { error: { type: 'invalid_request_error', code: 'resource_missing' } }];
  if (action !== 'expire') return [200, session];
  if (session.status !== 'open') return [400, { error: { type: 'invalid_request_error' } }];
  session.status = 'expired';
  return [200, session];
}

function newSession(double: StripeDouble, params: URLSearchParams): DoubleSession {
  const id = `cs_test_${randomUUID()}`;
  let amount = 0;
  for (let at = 0; params.has(`line_items[${at}][quantity]`); at += 1)
    amount +=
      Number(params.get(`line_items[${at}][quantity]`)) *
      Number(params.get(`line_items[${at}][price_data][unit_amount]`));
  const session: DoubleSession = {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/c/pay/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    client_reference_id: params.get('client_reference_id') ?? '',
    amount_total: amount,
    params,
  };
  double.sessions.set(id, session);
  return session;
}

function refund(double: StripeDouble, form: URLSearchParams): Answer {
  const intent = form.get('payment_intent') ?? '';
  const amount = Number(form.get('amount'));
  const paid = [...double.sessions.values()].find(({ payment_intent: one }) => one?.id === intent)?.amount_total ?? 0;
  const given = refundsOf(double, new URLSearchParams({ payment_intent: intent }));
  const before = given.data.reduce((sum, one) => sum + (one.status === 'failed' ? 0 : one.amount), 0);
  if (before + amount > paid)
    return [400, { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } }];
  const metadata = { order: form.get('metadata[order]') ?? '', refund: form.get('metadata[refund]') ?? '' };
  const made: DoubleRefund = {
    id: `re_${randomUUID()}`,
    object: 'refund',
    payment_intent: intent,
    amount,
    status: 'succeeded',
    metadata,
  };
  double.refunds.push(made);
  return [200, made];
}

/** The newest first, page by page. */
function refundsOf({ refunds }: StripeDouble, params: URLSearchParams) {
  const all = refunds.filter((one) => one.payment_intent === params.get('payment_intent')).toReversed();
  const from = all.findIndex(({ id }) => id === params.get('starting_after')) + 1;
  const limit = Number(params.get('limit') ?? all.length);
  return { object: 'list', data: all.slice(from, from + limit), has_more: from + limit < all.length };
}
