import { contract } from '@portal/api/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  auditEvents,
  events,
  eventTicketTypes,
  mailJobs,
  orders,
  people,
  refundRequests,
  refunds as refundsTable,
  testPayments,
  tickets,
} from '../../db/schema/index.ts';
import { lastMessageTo } from '../../testing/outbox.ts';
import { orderOne } from '../../testing/test-orders.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendDueMails } from '../event-mails/index.ts';
import { settleWaiting } from '../orders/index.ts';

const { refunds, tickets: ticketCalls, desk, waitingLists } = contract;
const day = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A paid ticket of a conference that is too near for the refund policy. */
async function lateTicket(who: string, capacity = 10) {
  const { id, typeId, url, orderId } = await orderOne(server, who, capacity);
  await server.fetch(`${new URL(url).pathname}/pay`, { method: 'POST' });
  await startsIn(id, 10);
  const [ticket] = await server.db.select().from(tickets).where(eq(tickets.eventId, id));
  return { ticketId: ticket?.id ?? '', number: ticket?.number ?? '', eventId: id, typeId, orderId };
}

async function startsIn(eventId: string, days: number) {
  const startAt = new Date(server.clock.now().getTime() + days * day);
  await server.db
    .update(events)
    .set({ startAt, endAt: new Date(startAt.getTime() + day) })
    .where(eq(events.id, eventId));
}

const ask = (who: string, ticketId: string, reason = 'I am ill.') =>
  server.call(who, refunds.ask, { body: { ticketId, reason } });
const approve = (who: string, id: string, amount: number, message = '') =>
  server.call(who, refunds.approve, { params: { id }, body: { amount, message } });
const decline = (who: string, id: string, reason = 'The room is paid for.') =>
  server.call(who, refunds.decline, { params: { id }, body: { reason } });
const openRequestOf = async (ticketId: string) =>
  (
    await server.db
      .select()
      .from(refundRequests)
      .where(and(eq(refundRequests.ticketId, ticketId), eq(refundRequests.status, 'open')))
  )[0]?.id ?? '';
const ticketNow = async (who: string, id: string) => {
  const { body } = await server.call(who, ticketCalls.byId, { params: { id } });
  return [body.attendanceStatus, body.refund?.status, body.refund?.amount, body.refund?.answer];
};
const paidBack = async (orderId: string) =>
  (await server.db.select().from(testPayments).where(eq(testPayments.orderId, orderId)))[0]?.refunds;
const soldOf = async (typeId: string) =>
  (await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId)))[0]?.sold;
const clockWork = async () => {
  await settleWaiting({ db: server.db, payments: server.deps.payments! }, server.clock.now());
  await sendDueMails(server.deps, server.clock.now());
};

test('what the policy does not give is asked for, approved in part, given back once, and told at each step', async () => {
  const { ticketId, number, eventId, typeId, orderId } = await lateTicket('client');
  const reply = await ask('client', ticketId);
  expect([reply.status, reply.body.data.refund?.status, reply.body.data.canAskForRefund]).toEqual([
    200,
    'requested',
    false,
  ]);
  await clockWork();
  expect((await lastMessageTo(server, 'client@example.org', number)).text).toMatch(/\$890\.00.*stays valid/s);

  const id = await openRequestOf(ticketId);
  const { status, body } = await approve('manager', id, 40_000, 'The catering is paid for.');
  expect([status, body.status, body.granted, body.decidedBy, body.ticketStatus]).toEqual([
    200,
    'approved',
    40_000,
    'manager Test',
    'Removed',
  ]);
  expect(await ticketNow('client', ticketId)).toEqual(['Removed', 'due', 40_000, 'The catering is paid for.']);
  expect([await soldOf(typeId), await paidBack(orderId)]).toEqual([0, {}]);
  await Promise.all([clockWork(), clockWork(), clockWork()]);
  expect(await paidBack(orderId)).toEqual({ [ticketId]: 40_000 });
  expect(await ticketNow('client', ticketId)).toEqual(['Removed', 'refunded', 40_000, 'The catering is paid for.']);

  await clockWork();
  const sent = await server.db.select().from(mailJobs).where(eq(mailJobs.about, id));
  expect(new Set(sent.map(({ kind, outcome }) => `${kind} ${outcome}`))).toEqual(
    new Set(['refundAsked sent', 'refundApproved sent', 'refundPaid sent']),
  );
  const mail = await lastMessageTo(server, 'client@example.org', 'catering');
  expect(mail.text).toMatch(/\$400\.00 come back/);
  const { body: history } = await server.call('admin', desk.history, { params: { id: eventId } });
  expect(history.changes[0]).toMatchObject({
    kind: 'refundApproved',
    by: { id: 'manager' },
    changes: [{ field: 'refund', before: { number, amountCents: 89_000 }, after: { amountCents: 40_000 } }],
  });
  const audited = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.kind, 'refundApproved'))
    .orderBy(auditEvents.id);
  expect(audited.at(-1)).toMatchObject({ personId: 'manager', data: { requestId: id, ticketId, amount: '40000' } });
});

test('who comes with a ticket that is given back for money is told of its end', async () => {
  const { ticketId } = await lateTicket('client');
  const email = 'bo@elsewhere.example';
  const nominee = { nomineeTitle: 'Mx', nomineeName: 'Bo', nomineeMobile: '0412345678', nomineeOrgName: '' };
  await server.call('client', ticketCalls.nominate, { body: { ticketId, ...nominee, nomineeEmail: email } });
  await clockWork();
  await ask('client', ticketId);
  await approve('manager', await openRequestOf(ticketId), 1_000);
  await clockWork();
  expect((await lastMessageTo(server, email, 'given back')).text).toContain('Your ticket is no longer valid');
});

test('whoever is declined keeps the ticket, is told why, and may ask again, not for ever', async () => {
  const { ticketId, number, typeId } = await lateTicket('other');
  for (const at of [1, 2, 3]) {
    expect((await ask('other', ticketId)).status).toBe(200);
    const reason = `No, for the time ${at}`;
    expect((await decline('owner', await openRequestOf(ticketId), reason)).body.status).toBe('declined');
    expect(await ticketNow('other', ticketId)).toEqual(['Active', 'declined', 0, reason]);
  }
  expect((await ask('other', ticketId)).body.message).toBe('You cannot ask for this refund again.');
  await clockWork();
  expect((await lastMessageTo(server, 'other@example.org', number)).text).toContain('No, for the time 3');
  expect(await soldOf(typeId)).toBe(1);
});

test('of two who decide at the same moment one decides, and of many who press one request is made', async () => {
  const { ticketId, orderId } = await lateTicket('client');
  const replies = await Promise.all(Array.from({ length: 6 }, () => ask('client', ticketId)));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
  const id = await openRequestOf(ticketId);
  const decided = await Promise.all(
    Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? approve('admin', id, 100 + at) : decline('manager', id))),
  );
  expect(decided.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(decided.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([409]));
  await clockWork();
  const [winner] = decided.filter(({ status }) => status === 200);
  const given = winner?.body.granted ?? null;
  expect(await paidBack(orderId)).toEqual(given === null ? {} : { [ticketId]: given });
});

test('more than was paid is not given, and what was cancelled without a refund can still be asked for', async () => {
  const { ticketId, orderId } = await lateTicket('client');
  expect((await server.call('client', ticketCalls.cancel, { body: { ticketId } })).status).toBe(200);
  expect((await ask('client', ticketId)).status).toBe(200);
  const id = await openRequestOf(ticketId);
  expect((await approve('admin', id, 89_001)).body).toMatchObject({ status: 400, field: 'body.amount' });
  expect((await approve('admin', id, 89_000)).status).toBe(200);
  await clockWork();
  expect(await paidBack(orderId)).toEqual({ [ticketId]: 89_000 });
});

test('a seat whose price is given back is offered to the first in line', async () => {
  const { ticketId, typeId } = await lateTicket('client', 1);
  expect((await server.call('member', waitingLists.join, { body: { ticketPriceId: typeId } })).status).toBe(200);
  await ask('client', ticketId);
  await approve('admin', await openRequestOf(ticketId), 1);
  const { body } = await server.call('member', waitingLists.mine);
  expect(body.entries.find((one) => one.ticketPriceId === typeId)?.status).toBe('offered');
});

test('a ticket that was used stays used though its price is given back', async () => {
  const { ticketId } = await lateTicket('client');
  await ask('client', ticketId);
  await server.db.update(tickets).set({ attendedAt: server.clock.now() }).where(eq(tickets.id, ticketId));
  const { body } = await approve('admin', await openRequestOf(ticketId), 5_000, 'The hall was closed.');
  expect([body.ticketStatus, body.granted]).toEqual(['Active', 5_000]);
});

test('an event that is cancelled answers those who ask with all of their money, once', async () => {
  const { ticketId, eventId, orderId } = await lateTicket('client');
  await ask('client', ticketId);
  const id = await openRequestOf(ticketId);
  const body = { revision: 0, message: '' };
  const [cancelled] = await Promise.all([
    server.call('admin', desk.cancel, { params: { id: eventId }, body }),
    approve('manager', id, 10),
    server.call('client', ticketCalls.cancel, { body: { ticketId } }),
  ]);
  expect(cancelled.status).toBe(200);
  const [request] = await server.db.select().from(refundRequests).where(eq(refundRequests.id, id));
  await clockWork();
  const given = await server.db.select().from(refundsTable).where(eq(refundsTable.orderId, orderId));
  // Whoever was first has decided; the member may have given the ticket up before, and is still asked about.
  expect(given.length).toBe(request?.status === 'open' ? 0 : 1);
  expect(Object.values((await paidBack(orderId)) ?? {})).toEqual(given.map(({ amountCents }) => amountCents));
  expect((await decline('admin', id)).status).toBe(request?.status === 'open' ? 200 : 409);
});

test('a cancelled event gives the whole price to whoever waits for an answer', async () => {
  const { ticketId, eventId } = await lateTicket('client');
  await ask('client', ticketId);
  await server.call('admin', desk.cancel, { params: { id: eventId }, body: { revision: 0, message: '' } });
  expect(await ticketNow('client', ticketId)).toEqual(['Removed', 'due', 89_000, '']);
  const { body } = await server.call('admin', refunds.list, { query: { status: 'approved', eventId } });
  expect(body.requests).toMatchObject([{ ticketId, granted: 89_000, decidedBy: 'admin Test' }]);
});

test('what the policy gives after all is asked for no more', async () => {
  const { ticketId, eventId } = await lateTicket('client');
  await ask('client', ticketId);
  await startsIn(eventId, 60);
  await server.call('client', ticketCalls.cancel, { body: { ticketId } });
  expect(await openRequestOf(ticketId)).toBe('');
  expect(await ticketNow('client', ticketId)).toEqual(['Removed', 'due', 78_000, '']);
});

test('requests are listed with those that wait longest first, page by page, by event and by word', async () => {
  await server.db.delete(refundRequests);
  const some = [];
  for (const who of ['client', 'other', 'member', 'outsider']) {
    const ticket = await lateTicket(who);
    server.clock.pass(1_000);
    await ask(who, ticket.ticketId);
    some.push(ticket);
  }
  const [first, second] = some;
  const list = async (query: object) => (await server.call('admin', refunds.list, { query })).body;
  const one = await list({ pageSize: 3 });
  expect([one.requests.map(({ email }) => email), one.totalItemCount, one.counts]).toEqual([
    ['client@example.org', 'other@example.org', 'member@example.org'],
    4,
    { open: 4, approved: 0, declined: 0 },
  ]);
  const rest = await list({ pageSize: 3, after: one.nextCursor });
  expect([rest.requests.map(({ email }) => email), rest.nextCursor]).toEqual([['outsider@example.org'], null]);
  expect((await list({ eventId: second?.eventId })).requests.map(({ ticketId }) => ticketId)).toEqual([
    second?.ticketId,
  ]);
  expect((await list({ keyword: first?.number.toLowerCase() })).requests.map(({ ticketId }) => ticketId)).toEqual([
    first?.ticketId,
  ]);
  await decline('admin', await openRequestOf(first?.ticketId ?? ''));
  await decline('admin', await openRequestOf(second?.ticketId ?? ''));
  const declined = await list({ status: 'declined' });
  expect(declined.requests.map(({ email }) => email)).toEqual(['other@example.org', 'client@example.org']);
  expect(declined.counts).toEqual({ open: 2, approved: 0, declined: 2 });
});

test('what somebody asks goes with their account, their order stays as what was paid, and who decided is forgotten with theirs', async () => {
  const { ticketId, orderId } = await lateTicket('waiting');
  await ask('waiting', ticketId);
  await server.db.update(refundRequests).set({ decidedBy: 'blocked' }).where(eq(refundRequests.ticketId, ticketId));
  await server.db.delete(people).where(eq(people.id, 'blocked'));
  const [stored] = await server.db.select().from(refundRequests).where(eq(refundRequests.ticketId, ticketId));
  expect(stored?.decidedBy).toBeNull();
  await server.db.delete(people).where(eq(people.id, 'waiting'));
  expect(await server.db.select().from(refundRequests).where(eq(refundRequests.ticketId, ticketId))).toEqual([]);
  expect(await server.db.select().from(orders).where(eq(orders.id, orderId))).toMatchObject([
    { personId: null, amountCents: 89_000, status: 'paid' },
  ]);
});

test('nobody decides about money of their own, and what was used is given back with a reason', async () => {
  const own = await lateTicket('manager');
  await ask('manager', own.ticketId);
  const request = await openRequestOf(own.ticketId);
  for (const answer of [await approve('manager', request, 89_000), await decline('manager', request)])
    expect([answer.status, answer.body.message]).toEqual([403, 'Somebody else decides about a refund of yours.']);
  await server.db.update(tickets).set({ attendedAt: server.clock.now() }).where(eq(tickets.id, own.ticketId));
  const without = await approve('admin', request, 89_000, ' ');
  expect([without.status, without.body.field]).toEqual([400, 'body.message']);
  expect((await approve('admin', request, 89_000, 'The hall was closed.')).status).toBe(200);
});
