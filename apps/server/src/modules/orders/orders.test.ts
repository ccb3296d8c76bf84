import { randomUUID } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  events,
  eventTicketTypes,
  orderItems,
  orders,
  people,
  refunds,
  testPayments,
  tickets,
} from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { checkoutUrlOf, orderOne } from '../../testing/test-orders.ts';
import { settleWaiting } from './settle-waiting.ts';

const { tickets: calls } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Another conference, and the address where one ticket of it is paid. */
const order = (who: string, capacity: number | null = 10) => orderOne(server, who, capacity);
const urlFor = (who: string, ticketPriceId: string) => checkoutUrlOf(server, who, ticketPriceId);
const pay = (url: string, choice: string) => server.fetch(`${new URL(url).pathname}/${choice}`, { method: 'POST' });
const till = () => ({ db: server.db, payments: server.deps.payments! });
const sweep = () => settleWaiting(till(), server.clock.now());
const ticketsOf = (eventId: string) => server.db.select().from(tickets).where(eq(tickets.eventId, eventId));
const soldOf = async (typeId: string) =>
  (await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId)))[0]?.sold;
const statusOf = async (url: string) =>
  (
    await server.db
      .select()
      .from(orders)
      .where(eq(orders.id, url.split('/').at(-1) ?? ''))
  )[0]?.status;

test('what costs something is paid for on a page of its own before there is a ticket [EVT-100, EVT-193]', async () => {
  const { id, typeId, url, orderId } = await order('member');
  expect(new URL(url).origin).toBe('https://portal.test');
  const page = await server.fetch(new URL(url).pathname);
  expect(await page.text()).toContain('$890.00');
  expect([await soldOf(typeId), await ticketsOf(id)]).toEqual([1, []]);
  const answer = await pay(url, 'pay');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `https://portal.test/events/orders/${orderId}?from=paid`,
  ]);
  expect(await ticketsOf(id)).toMatchObject([{ personId: 'member', status: 'Active', amountCents: 89_000 }]);
  expect([await soldOf(typeId), await statusOf(url)]).toEqual([1, 'paid']);
  expect(await urlFor('member', typeId)).toBe('You are registered for this event already.');
});

test('who presses again goes on with the same order, and holds one seat', async () => {
  const { typeId, url } = await order('member');
  const urls = await Promise.all(Array.from({ length: 8 }, () => urlFor('member', typeId)));
  expect(new Set(urls)).toEqual(new Set([url]));
  expect(await soldOf(typeId)).toBe(1);
});

test('whoever placed an order sees what they bought, at the price of the moment, and where it is paid', async () => {
  const { id, typeId, url, orderId } = await order('client');
  await server.db.update(eventTicketTypes).set({ amountCents: 1 }).where(eq(eventTicketTypes.id, typeId));
  const read = (who: string) => server.call(who, contract.orders.byId, { params: { id: orderId } });
  const { body } = await read('client');
  expect(body).toMatchObject({
    status: 'pending',
    amount: 89_000,
    checkoutUrl: url,
    items: [{ eventId: id, ticketPriceId: typeId, name: 'Full', quantity: 1, unitPrice: 89_000, totalPrice: 89_000 }],
  });
  expect((await read('admin')).status).toBe(404);
  await pay(url, 'expire');
  expect((await read('client')).body).toMatchObject({ status: 'expired', checkoutUrl: null });
  expect(await soldOf(typeId)).toBe(0);
});

test('the policy hinders nobody from cancelling: the server decides what comes back, and too late it is nothing [EVT-222]', async () => {
  const { id, url, orderId } = await order('client');
  await pay(url, 'pay');
  const startAt = new Date(server.clock.now().getTime() + 29 * 86_400_000);
  await server.db.update(events).set({ startAt, endAt: startAt }).where(eq(events.id, id));
  const [ticket] = await ticketsOf(id);
  const { status, body } = await server.call('client', calls.cancel, { body: { ticketId: ticket?.id ?? '' } });
  expect([status, body.data?.attendanceStatus]).toEqual([200, 'Removed']);
  expect(await server.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toEqual([]);
});

test('of two tickets of one order one is given back, then the other, each for its own price but the fee', async () => {
  const { id, typeId, orderId, url } = await order('client');
  await server.db.update(orders).set({ amountCents: 178_000 }).where(eq(orders.id, orderId));
  await server.db.update(orderItems).set({ quantity: 2 }).where(eq(orderItems.orderId, orderId));
  await server.db.update(eventTicketTypes).set({ sold: 2 }).where(eq(eventTicketTypes.id, typeId));
  await pay(url, 'pay');
  const [first, second] = await ticketsOf(id);
  const given = async () => {
    const [payment] = await server.db.select().from(testPayments).where(eq(testPayments.orderId, orderId));
    return payment?.refunds;
  };
  const giveBack = async (ticketId = '') => {
    expect((await server.call('client', calls.cancel, { body: { ticketId } })).status).toBe(200);
    await sweep();
  };
  const read = async () => (await server.call('client', contract.orders.byId, { params: { id: orderId } })).body;
  expect(await read()).toMatchObject({ ticketsHeld: 2, refund: null });
  await giveBack(first?.id);
  expect([await given(), await soldOf(typeId), await statusOf(url)]).toEqual([
    { [first?.id ?? '']: 78_000 },
    1,
    'paid',
  ]);
  const givenAt = expect.any(String);
  expect(await read()).toMatchObject({ ticketsHeld: 1, refund: { due: 0, given: 78_000, givenAt } });
  await server.call('client', calls.cancel, { body: { ticketId: second?.id ?? '' } });
  expect(await read()).toMatchObject({ ticketsHeld: 0, refund: { due: 78_000, given: 78_000, givenAt } });
  await sweep();
  expect([Object.values((await given()) ?? {}), await soldOf(typeId)]).toEqual([[78_000, 78_000], 0]);
});

test('what the server is told twice, or at once by many, makes one ticket', async () => {
  const { id, typeId, url } = await order('member');
  const attempts = ['payTwice', 'payTwice', 'pay'].map((choice) => pay(url, choice));
  const answers = await Promise.all(attempts);
  await Promise.all([sweep(), sweep()]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
  expect([(await ticketsOf(id)).length, await soldOf(typeId)]).toEqual([1, 1]);
});

test('what was paid while nobody told the server, the browser closed, is found by itself', async () => {
  const { id, url } = await order('member');
  await pay(url, 'payLate');
  expect(await ticketsOf(id)).toEqual([]);
  await sweep();
  expect(await ticketsOf(id)).toHaveLength(1);
});

test('a declined card frees the seat, and another try is another order', async () => {
  const { id, typeId, url } = await order('member', 1);
  expect(await urlFor('other', typeId)).toBe('No tickets left');
  await pay(url, 'decline');
  expect([await statusOf(url), await soldOf(typeId), await ticketsOf(id)]).toEqual(['failed', 0, []]);
  await pay(await urlFor('member', typeId), 'pay');
  expect([(await ticketsOf(id)).length, await soldOf(typeId)]).toEqual([1, 1]);
});

test('a declined card that the server is told of by several at once frees one seat', async () => {
  const { typeId, url } = await order('member');
  await urlFor('other', typeId);
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  let declined: Promise<unknown> = Promise.resolve();
  await server.db.transaction(async (tx) => {
    // Whoever gives a seat back waits for this, so that all of them have begun before the first is done.
    await tx.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId)).for('update');
    declined = Promise.all(Array.from({ length: 3 }, () => pay(url, 'decline')));
    await expect.poll(async () => (await server.db.execute(waiting)).rows).toHaveLength(3);
  });
  await declined;
  expect([await statusOf(url), await soldOf(typeId)]).toEqual(['failed', 1]);
});

test('a held seat is free again when its time is over, and money that comes later gets a seat or goes back', async () => {
  const { id, typeId, url } = await order('member', 1);
  server.clock.pass(31 * 60_000);
  await sweep();
  expect([await statusOf(url), await soldOf(typeId)]).toEqual(['expired', 0]);
  const second = await urlFor('other', typeId);
  await pay(url, 'pay');
  expect([await statusOf(url), await ticketsOf(id)]).toEqual(['refundDue', []]);
  await sweep();
  await sweep();
  const orderId = url.split('/').at(-1) ?? '';
  const [payment] = await server.db.select().from(testPayments).where(eq(testPayments.orderId, orderId));
  expect([await statusOf(url), payment?.refunds]).toEqual(['refunded', { [orderId]: 89_000 }]);
  const { body } = await server.call('member', contract.orders.byId, { params: { id: orderId } });
  expect(body).toMatchObject({ ticketsHeld: 0, refund: { due: 0, given: 89_000 } });
  await pay(second, 'decline');
  const late = await urlFor('client', typeId);
  server.clock.pass(31 * 60_000);
  await sweep();
  await pay(late, 'pay');
  expect([await statusOf(late), (await ticketsOf(id)).length, await soldOf(typeId)]).toEqual(['paid', 1, 1]);
});

test('a seat that was held when the server stopped for a month is free once it runs again', async () => {
  const { typeId, url } = await order('member', 1);
  server.clock.pass(31 * 86_400_000);
  await sweep();
  expect([await statusOf(url), await soldOf(typeId)]).toEqual(['expired', 0]);
});

test('a paid ticket that is cancelled in time gives back its price but for the fee, once', async () => {
  const { id, typeId, url } = await order('member');
  await pay(url, 'pay');
  const [ticket] = await ticketsOf(id);
  const cancelling = () => server.call('member', calls.cancel, { body: { ticketId: ticket?.id ?? '' } });
  const answers = await Promise.all([cancelling(), cancelling(), cancelling()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  await sweep();
  await sweep();
  const [payment] = await server.db
    .select()
    .from(testPayments)
    .where(eq(testPayments.orderId, ticket?.orderId ?? ''));
  expect([payment?.refunds, await soldOf(typeId)]).toEqual([{ [ticket?.id ?? '']: 78_000 }, 0]);
  // A server that is killed after the money went back, and before it has noted so, asks again.
  await server.db
    .update(refunds)
    .set({ doneAt: null })
    .where(eq(refunds.id, ticket?.id ?? ''));
  server.clock.pass(180_000);
  await sweep();
  const [again] = await server.db
    .select()
    .from(testPayments)
    .where(eq(testPayments.orderId, ticket?.orderId ?? ''));
  expect(again?.refunds).toEqual(payment?.refunds);
});

test.each(['', '/nothing', '/pay/more'])('an order that is none has no page: %s', async (rest) => {
  for (const id of [randomUUID(), 'x', '%00']) {
    const { status } = await server.fetch(`/api/checkout/${id}${rest}`, { method: rest === '' ? 'GET' : 'POST' });
    expect(status).toBe(404);
  }
});

test('an order outlives the account of who placed it: its seats go to others, and what was paid comes back', async () => {
  const leavers = ['leaver-1', 'leaver-2', 'leaver-3'];
  const [row] = await server.db.select().from(people).where(eq(people.id, 'member'));
  const { searchName: _, ...columns } = row!;
  await server.db.insert(people).values(leavers.map((one) => ({ ...columns, id: one, email: `${one}@example.org` })));
  const [unpaid, paidSince, given] = [await order(leavers[0]!), await order(leavers[1]!), await order(leavers[2]!)];
  await pay(given.url, 'pay');
  const [ticket] = await ticketsOf(given.id);
  await server.call(leavers[2]!, calls.cancel, { body: { ticketId: ticket?.id ?? '' } });
  for (const one of leavers) await server.db.delete(people).where(eq(people.id, one));
  await pay(paidSince.url, 'pay');
  server.clock.pass(31 * 60_000);
  await sweep();
  expect([await statusOf(unpaid.url), await soldOf(unpaid.typeId)]).toEqual(['expired', 0]);
  expect([await statusOf(paidSince.url), await soldOf(paidSince.typeId), await ticketsOf(paidSince.id)]).toEqual([
    'refunded',
    0,
    [],
  ]);
  const owed = await server.db.select().from(refunds).where(eq(refunds.orderId, given.orderId));
  expect(owed).toMatchObject([{ amountCents: 78_000, doneAt: expect.any(Date) as Date }]);
});
