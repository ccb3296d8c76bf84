import { contract } from '@portal/api/contract';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { events, eventTicketTypes, orders, people, refunds, stripeSessions, tickets } from '../../db/schema/index.ts';
import { signatureOf, type StripeDouble, stripeKeys } from '../../testing/stripe-double.ts';
import { startStripeServer } from '../../testing/stripe-server.ts';
import { checkoutUrlOf, orderOne, outcomeOf } from '../../testing/test-orders.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { settleWaiting } from './settle-waiting.ts';

let stripe: StripeDouble;
let server: TestServer;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ stripe, server, close } = await startStripeServer());
});
afterAll(() => close());
beforeEach(() => {
  stripe.fault = 'none';
});

const minute = 60_000;
type Ordered = Awaited<ReturnType<typeof orderOne>>;

/** An order, with its page at Stripe opened. */
async function opened(who = 'member', capacity: number | null = 10): Promise<Ordered> {
  const order = await orderOne(server, who, capacity);
  expect((await visit(order)).status).toBe(303);
  return order;
}

const visit = ({ url }: Ordered, rest = '') => server.fetch(`${new URL(url).pathname}${rest}`);
const outcome = (order: Ordered) => outcomeOf(server, order);
const orderPage = ({ orderId }: Ordered, from: string) => `https://portal.test/events/orders/${orderId}?from=${from}`;
const sweep = () => settleWaiting({ db: server.db, payments: server.deps.payments! }, server.clock.now());
/** The clock comes round when it may ask again. */
async function later(time = 2 * minute): Promise<void> {
  server.clock.pass(time);
  await sweep().catch(() => undefined);
}

async function sendEvent(type: string, object: unknown, at = server.clock.now()): Promise<number> {
  const { body, headers } = stripe.event(type, object, at);
  return (await server.fetch('/api/payments/stripe', { method: 'POST', body, headers })).status;
}
const sendSessionEvent = ({ orderId }: Ordered, what: string) =>
  sendEvent(`checkout.session.${what}`, stripe.sessionOf(orderId));

test('an order is paid in one session at the prices of the order, open a little longer than its seats are held', async () => {
  const order = await orderOne(server, 'member');
  const answers = [await visit(order), await visit(order), ...(await Promise.all([visit(order), visit(order)]))];
  const { url, params } = stripe.sessionOf(order.orderId);
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    Array.from({ length: 4 }, () => [303, url]),
  );
  expect(Object.fromEntries(params)).toMatchObject({
    mode: 'payment',
    client_reference_id: order.orderId,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'aud',
    'line_items[0][price_data][unit_amount]': '89000',
    success_url: `https://portal.test/api/checkout/${order.orderId}/paid`,
    cancel_url: `https://portal.test/api/checkout/${order.orderId}/unpaid`,
  });
  const minutes = (Number(params.get('expires_at')) * 1000 - server.clock.now().getTime()) / minute;
  expect([minutes > 60, minutes < 62]).toEqual([true, true]);
  stripe.pay(order.orderId);
  const back = await visit(order, '/paid');
  expect([back.status, back.headers.get('location')]).toEqual([303, orderPage(order, 'paid')]);
  expect(await outcome(order)).toEqual(['paid', 1, 1]);
  expect((await visit(order)).headers.get('location')).not.toBe(url);
});

test('those who ask at once for the page of an order are led to one session', async () => {
  const order = await orderOne(server, 'member');
  const answers = await Promise.all(Array.from({ length: 5 }, () => visit(order)));
  expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
  const sessions = [...stripe.sessions.values()];
  expect(sessions.filter((one) => one.client_reference_id === order.orderId)).toHaveLength(1);
});

test('a payment that Stripe tells of before, twice, at once and out of order makes one ticket', async () => {
  const order = await opened();
  stripe.pay(order.orderId);
  const eventKinds = ['completed', 'completed', 'expired', 'async_payment_failed', 'completed'];
  expect(await Promise.all(eventKinds.map((what) => sendSessionEvent(order, what)))).toEqual([200, 200, 200, 200, 200]);
  await visit(order, '/paid');
  expect(await outcome(order)).toEqual(['paid', 1, 1]);
});

test('a payment that nobody tells of, the browser closed, is found by the clock', async () => {
  const order = await opened();
  stripe.pay(order.orderId);
  await later();
  expect(await outcome(order)).toEqual(['paid', 1, 1]);
});

test('the clock asks about an order once a minute, however many servers ask', async () => {
  const order = await opened();
  const { id } = stripe.sessionOf(order.orderId);
  server.clock.pass(2 * minute);
  stripe.requests.length = 0;
  await Promise.all([sweep(), sweep(), sweep()]);
  await sweep();
  expect(stripe.requests.filter((request) => request.endsWith(id))).toHaveLength(1);
});

test('who comes back without having paid finds the seat held, and goes on in the same session', async () => {
  const order = await opened();
  expect((await visit(order, '/unpaid')).headers.get('location')).toBe(orderPage(order, 'unpaid'));
  expect(await outcome(order)).toEqual(['pending', 1, 0]);
  expect((await visit(order)).headers.get('location')).toBe(stripe.sessionOf(order.orderId).url);
});

test('an order whose time is over is closed at Stripe before its seat goes to others; what was paid till then is a ticket', async () => {
  const [unpaid, paid] = [await opened('member', 1), await opened('other', 1)];
  server.clock.pass(31 * minute);
  stripe.pay(paid.orderId);
  await sweep();
  expect([await outcome(unpaid), await outcome(paid)]).toEqual([
    ['expired', 0, 0],
    ['paid', 1, 1],
  ]);
  expect(() => stripe.pay(unpaid.orderId)).toThrow('Nothing can be paid');
  expect((await visit(unpaid)).headers.get('location')).toMatch(/^https:\/\/portal\.test\//);
});

const giveUp = (who: string, { orderId }: Ordered) => server.call(who, contract.orders.cancel, { body: { orderId } });

test('an order that is given up frees its seat at once, and its page at Stripe is closed first', async () => {
  const order = await opened('member', 1);
  expect((await giveUp('other', order)).status).toBe(404);
  const { status, body } = await giveUp('member', order);
  expect([status, body.status, body.checkoutUrl]).toEqual([200, 'cancelled', null]);
  expect(await outcome(order)).toEqual(['cancelled', 0, 0]);
  expect(() => stripe.pay(order.orderId)).toThrow('Nothing can be paid');
  expect((await giveUp('member', order)).body.status).toBe('cancelled');
});

test('an order that is given up while it is paid in another tab is a ticket, and says so', async () => {
  const order = await opened();
  stripe.pay(order.orderId);
  const { status, body } = await giveUp('member', order);
  expect([status, body.message]).toEqual([409, 'This order has been paid. Cancel its tickets instead.']);
  expect(await outcome(order)).toEqual(['paid', 1, 1]);
});

test('an order is not given up while Stripe cannot be asked, so that nobody pays for a seat that is gone', async () => {
  const order = await opened();
  stripe.fault = 'hangsUp';
  const { status, body } = await giveUp('member', order);
  expect([status, body.code, body.message]).toEqual([
    503,
    'unavailable',
    'The payment service does not answer, so your order is still open. Try again in a few minutes.',
  ]);
  expect(await outcome(order)).toEqual(['pending', 1, 0]);
});

test('a page at Stripe that is still open though its order is over is closed by the clock', async () => {
  const order = await opened();
  await server.db.update(orders).set({ status: 'expired' }).where(eq(orders.id, order.orderId));
  await later();
  expect(stripe.sessionOf(order.orderId).status).toBe('expired');
});

test('a transfer holds its seat until the bank has spoken', async () => {
  const [comes, fails] = [await opened(), await opened('other')];
  for (const order of [comes, fails]) {
    stripe.pay(order.orderId, 'transfer');
    await sendSessionEvent(order, 'completed');
  }
  await later(3 * 86_400_000);
  expect([await outcome(comes), await outcome(fails)]).toEqual([
    ['pending', 1, 0],
    ['pending', 1, 0],
  ]);
  stripe.sessionOf(comes.orderId).payment_status = 'paid';
  stripe.sessionOf(fails.orderId).payment_intent!.status = 'requires_payment_method';
  await sendSessionEvent(comes, 'async_payment_succeeded');
  await sendSessionEvent(fails, 'async_payment_failed');
  expect([await outcome(comes), await outcome(fails)]).toEqual([
    ['paid', 1, 1],
    ['failed', 0, 0],
  ]);
});

/** A type of the same event that costs nothing, registered for by one click. */
async function registerFree(who: string, { id }: Ordered) {
  const free = { id: `${id}-free`, eventId: id, position: 1, name: 'Free', amountCents: 0, capacity: 5 };
  await server.db.insert(eventTicketTypes).values(free).onConflictDoNothing();
  return server.call(who, contract.tickets.register, { body: { ticketPriceId: free.id } }, { 'Idempotency-Key': id });
}

test('who turns to a free ticket while the page of a paid one is open pays for that no more', async () => {
  const order = await opened();
  expect((await registerFree('member', order)).status).toBe(200);
  expect(() => stripe.pay(order.orderId)).toThrow('Nothing can be paid');
  expect(await outcome(order)).toEqual(['cancelled', 0, 1]);
});

test('who has paid at Stripe, which has not told of it, has that ticket and gets no free one', async () => {
  const order = await opened();
  stripe.pay(order.orderId);
  const { status, body } = await registerFree('member', order);
  expect([status, body.message]).toEqual([409, 'You are registered for this event already.']);
  expect(await outcome(order)).toEqual(['paid', 1, 1]);
});

test('nobody registers without paying while their bank sends the money for another ticket, or Stripe cannot be asked', async () => {
  const order = await opened();
  stripe.fault = 'hangsUp';
  expect((await registerFree('member', order)).body.code).toBe('unavailable');
  stripe.fault = 'none';
  stripe.pay(order.orderId, 'transfer');
  const { body } = await registerFree('member', order);
  expect(body.message).toBe(
    'Your payment of another ticket of this event is on its way. Try again when it is decided.',
  );
  expect(await outcome(order)).toEqual(['pending', 1, 0]);
});

test('what is forged, signed with another secret, changed, old or of a time to come is refused, and settles nothing', async () => {
  const order = await opened();
  stripe.pay(order.orderId);
  const now = server.clock.now();
  const { body } = stripe.event('checkout.session.completed', stripe.sessionOf(order.orderId), now);
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const signatures = [
    '',
    'v1=1',
    `t=${Math.floor(now.getTime() / 1000)},v1=${'0'.repeat(64)}`,
    signatureOf(body, 'whsec_another', now),
    signatureOf(`${body} `, stripeKeys.webhookSecret, now),
    signatureOf(body, stripeKeys.webhookSecret, ago(6 * minute)),
    signatureOf(body, stripeKeys.webhookSecret, ago(-2 * minute)),
  ];
  const send = (signature: string, text = body) =>
    server.fetch('/api/payments/stripe', { method: 'POST', body: text, headers: { 'Stripe-Signature': signature } });
  for (const signature of signatures) expect((await send(signature)).status).toBe(400);
  const large = ' '.repeat(70_000);
  expect((await send(signatureOf(large, stripeKeys.webhookSecret, now), large)).status).toBe(413);
  expect(await outcome(order)).toEqual(['pending', 1, 0]);
  expect((await send(signatureOf(body, stripeKeys.webhookSecret, ago(4 * minute)))).status).toBe(200);
  expect(await outcome(order)).toEqual(['paid', 1, 1]);
});

test('messages about what is none of ours are taken and change nothing', async () => {
  const foreign = { id: 'cs_1', client_reference_id: 'order of another shop' };
  expect(await sendEvent('checkout.session.completed', foreign)).toBe(200);
  expect(await sendEvent('checkout.session.completed', { ...foreign, client_reference_id: null })).toBe(200);
  expect(await sendEvent('charge.refunded', { payment_intent: 'pi_foreign', amount_refunded: 1 })).toBe(200);
  expect(await sendEvent('refund.failed', { metadata: null })).toBe(200);
  expect(await sendEvent('customer.created', {})).toBe(200);
});

test('a page whose opening was answered to nobody is the same page at the next try', async () => {
  const order = await orderOne(server, 'member');
  stripe.fault = 'doesAndHangsUp';
  expect((await visit(order)).status).toBe(503);
  stripe.fault = 'none';
  expect((await visit(order)).headers.get('location')).toBe(stripe.sessionOf(order.orderId).url);
});

test.each([500, 'hangsUp'] as const)(
  'while Stripe answers %s nobody pays, no seat is lost, and all goes on once it is back',
  async (fault) => {
    const [unopened, paid] = [await orderOne(server, 'member'), await opened('other', 1)];
    stripe.pay(paid.orderId);
    stripe.fault = fault;
    const answer = await visit(unopened);
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('cannot be reached')]);
    expect(await sendSessionEvent(paid, 'completed')).toBe(500);
    expect((await visit(paid, '/paid')).status).toBe(303);
    server.clock.pass(40 * minute);
    await expect(sweep()).rejects.toThrow();
    // Whoever has paid may not lose the seat meanwhile; whoever could not begin to pay holds none for ever.
    expect([await outcome(paid), await outcome(unopened)]).toEqual([
      ['pending', 1, 0],
      ['expired', 0, 0],
    ]);
    stripe.fault = 'none';
    await later();
    expect(await outcome(paid)).toEqual(['paid', 1, 1]);
    const again = await checkoutUrlOf(server, 'member', unopened.typeId);
    expect((await server.fetch(new URL(again).pathname)).status).toBe(303);
  },
);

/** A paid ticket that was cancelled, so that 780 dollars are to be given back. */
async function cancelled() {
  const order = await opened();
  stripe.pay(order.orderId);
  await sendSessionEvent(order, 'completed');
  const [ticket] = await server.db.select().from(tickets).where(eq(tickets.orderId, order.orderId));
  const ticketId = ticket?.id ?? '';
  expect((await server.call('member', contract.tickets.cancel, { body: { ticketId } })).status).toBe(200);
  const given = () =>
    stripe.refunds
      .filter(({ metadata }) => metadata['refund'] === ticketId)
      .map(({ amount, status }) => [amount, status]);
  return { order, ticketId, given };
}

const isDone = async (id: string) =>
  (await server.db.select().from(refunds).where(eq(refunds.id, id)))[0]?.doneAt != null;

test.each([
  ['is refused', 402],
  ['meets trouble at Stripe', 500],
  ['does not get there', 'hangsUp'],
  ['is done and never answered', 'doesAndHangsUp'],
] as const)('a refund that %s is tried again until it is done, and done once', async (_, fault) => {
  const { ticketId, given } = await cancelled();
  stripe.fault = fault;
  for (let tries = 0; tries < 3; tries += 1) await later(5 * minute);
  expect(given().length).toBe(fault === 'doesAndHangsUp' ? 1 : 0);
  stripe.fault = 'none';
  await later(30 * minute);
  await later(30 * minute);
  expect([await isDone(ticketId), given()]).toEqual([true, [[78_000, 'succeeded']]]);
});

test('a refund that meets trouble at Stripe is asked for again by its first name, and keeps no other waiting', async () => {
  const many = [await cancelled(), await cancelled(), await cancelled(), await cancelled()];
  stripe.fault = 'failsWrites';
  stripe.refundKeys.length = 0;
  for (let tries = 0; tries < 4; tries += 1) await later(3 * minute);
  // Each is tried, though three of them fail before it.
  expect(new Set(stripe.refundKeys)).toEqual(new Set(many.map(({ ticketId }) => `refund-${ticketId}-0`)));
  expect(stripe.refundKeys.length).toBeGreaterThan(many.length);
  stripe.fault = 'none';
  await later(3 * minute);
  await later(3 * minute);
  for (const { given } of many) expect(given()).toEqual([[78_000, 'succeeded']]);
});

test('a refund is found among more than a page of them, and not given twice', async () => {
  const { order, ticketId, given } = await cancelled();
  await later();
  expect(given()).toHaveLength(1);
  const payment_intent = stripe.sessionOf(order.orderId).payment_intent?.id ?? '';
  for (let at = 0; at < 120; at += 1)
    stripe.refunds.push({
      ...{ id: `re_other_${at}`, object: 'refund', payment_intent, amount: 1, status: 'succeeded', metadata: {} },
    });
  await server.db.update(refunds).set({ doneAt: null, nextAt: null, refusals: 1 }).where(eq(refunds.id, ticketId));
  await later();
  expect([given().length, await isDone(ticketId)]).toEqual([1, true]);
});

test('three orders that fail for ever keep no other waiting', async () => {
  const failing = [await opened(), await opened(), await opened()];
  const gone = failing.map((order) => stripe.sessionOf(order.orderId));
  for (const { id } of gone) stripe.sessions.delete(id);
  const paid = await opened('other');
  await server.db
    .update(orders)
    .set({ createdAt: new Date(0), updatedAt: new Date(0) })
    .where(eq(orders.id, paid.orderId));
  stripe.pay(paid.orderId);
  for (let tries = 0; tries < 3; tries += 1) await later();
  expect(await outcome(paid)).toEqual(['paid', 1, 1]);
  await server.db.delete(orders).where(
    inArray(
      orders.id,
      failing.map(({ orderId }) => orderId),
    ),
  );
});

test('several servers give a refund back once', async () => {
  const { given } = await cancelled();
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(given()).toEqual([[78_000, 'succeeded']]);
  // Nor is Stripe asked about it any more.
  const countRefundRequests = () => stripe.requests.filter((one) => one.endsWith('/v1/refunds')).length;
  const before = countRefundRequests();
  await later(30 * minute);
  expect(countRefundRequests()).toBe(before);
});

test('a refund that comes back from the bank is given again, once', async () => {
  const { ticketId, given } = await cancelled();
  await later();
  const [made] = stripe.refunds.filter(({ metadata }) => metadata['refund'] === ticketId);
  if (made !== undefined) made.status = 'failed';
  expect(await sendEvent('refund.failed', made)).toBe(200);
  expect(await sendEvent('refund.failed', made)).toBe(200);
  expect(await isDone(ticketId)).toBe(false);
  await later();
  expect(await sendEvent('refund.failed', made)).toBe(200);
  await later();
  expect([await isDone(ticketId), given()]).toEqual([
    true,
    [
      [78_000, 'failed'],
      [78_000, 'succeeded'],
    ],
  ]);
});

test('one refund that is refused for ever keeps no other waiting', async () => {
  const [first, second] = [await cancelled(), await cancelledByOther()];
  stripe.sessionOf(first.order.orderId).payment_intent!.id = 'pi_gone';
  await later();
  expect([await isDone(first.ticketId), await isDone(second)]).toEqual([false, true]);
});

async function cancelledByOther(): Promise<string> {
  const order = await opened('other');
  stripe.pay(order.orderId);
  await sendSessionEvent(order, 'completed');
  const [ticket] = await server.db.select().from(tickets).where(eq(tickets.orderId, order.orderId));
  await server.call('other', contract.tickets.cancel, { body: { ticketId: ticket?.id ?? '' } });
  return ticket?.id ?? '';
}

test('money that went back at Stripe, and a dispute, are noted at the payment', async () => {
  const order = await opened();
  stripe.pay(order.orderId);
  await sendSessionEvent(order, 'completed');
  const intent = stripe.sessionOf(order.orderId).payment_intent?.id;
  expect(await sendEvent('charge.refunded', { payment_intent: intent, amount_refunded: 1_000 })).toBe(200);
  expect(await sendEvent('charge.dispute.created', { payment_intent: { id: intent } })).toBe(200);
  const [known] = await server.db.select().from(stripeSessions).where(eq(stripeSessions.orderId, order.orderId));
  expect([known?.refundedCents, known?.disputedAt]).toEqual([1_000, expect.any(Date)]);
  expect(server.logLines.join()).toContain('payment disputed');
  expect(await outcome(order)).toEqual(['paid', 1, 1]);
});

test('an event that is cancelled while its order waits can be paid no more; what was paid comes back whole', async () => {
  const [unpaid, paid] = [await opened(), await opened('other')];
  stripe.pay(paid.orderId);
  for (const { id } of [unpaid, paid])
    await server.db.update(events).set({ status: 'cancelled' }).where(eq(events.id, id));
  expect((await visit(unpaid)).headers.get('location')).toMatch(/^https:\/\/portal\.test\//);
  await later();
  expect([await outcome(unpaid), (await outcome(paid)).slice(1)]).toEqual([
    ['expired', 0, 0],
    [0, 0],
  ]);
  expect(() => stripe.pay(unpaid.orderId)).toThrow('Nothing can be paid');
  await later();
  expect(stripe.refunds.filter(({ metadata }) => metadata['order'] === paid.orderId)).toMatchObject([
    { amount: 89_000 },
  ]);
});

test('a price that changes, sales that close and a member who leaves while an order waits change nothing of it', async () => {
  const order = await opened('client');
  await server.db.update(eventTicketTypes).set({ amountCents: 1 }).where(eq(eventTicketTypes.id, order.typeId));
  await server.db.update(events).set({ closesAt: server.clock.now() }).where(eq(events.id, order.id));
  await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'client'));
  stripe.pay(order.orderId);
  await later();
  expect(await outcome(order)).toEqual(['paid', 1, 1]);
  expect(stripe.sessionOf(order.orderId).amount_total).toBe(89_000);
  expect(await server.db.select().from(tickets).where(eq(tickets.orderId, order.orderId))).toMatchObject([
    { amountCents: 89_000 },
  ]);
});

test('no key and no secret stands in a log', () => {
  expect(server.logLines.join()).not.toContain('of_the_tests');
});
