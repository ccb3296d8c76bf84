import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { contract } from '@portal/api/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  auditEvents,
  events,
  eventTicketTypes,
  mailJobs,
  people,
  tickets,
  waitingEntries,
} from '../../db/schema/index.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { settleWaiting } from '../orders/index.ts';
import { passOffersOn } from './pass-on.writes.ts';

const { waitingLists: calls, tickets: ticketCalls } = contract;
const hour = 3_600_000;

let server: TestServer;
const crowd = Array.from({ length: 60 }, (_, index) => `waiter-${String(index).padStart(2, '0')}`);
beforeAll(async () => {
  server = await startTestServer();
  await addCrowd(server, crowd);
});
afterAll(() => server.close());

let count = 0;
/** Another event, every seat of which is taken by the first of the crowd. */
async function fullEvent({ seats = 1, amountCents = 0, closesInHours = null as number | null } = {}) {
  const id = `full-${(count += 1)}`;
  const typeId = `${id}-type`;
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  const now = server.clock.now().getTime();
  const [startAt, endAt] = [new Date(now + 60 * 24 * hour), new Date(now + 61 * 24 * hour)];
  const closesAt = closesInHours === null ? null : new Date(now + closesInHours * hour);
  await server.db.insert(events).values({ ...open, id, startAt, endAt, closesAt });
  await server.db
    .insert(eventTicketTypes)
    .values({ id: typeId, eventId: id, position: 0, name: 'Full', amountCents, capacity: seats, sold: seats });
  const holders = crowd.slice(0, seats);
  await server.db.insert(tickets).values(
    holders.map((personId, at) => ({
      id: `${id}-${at}`,
      number: `${id}-${at}`,
      eventId: id,
      ticketTypeId: typeId,
      personId,
      status: 'Active' as const,
      amountCents: 0,
      createdAt: server.clock.now(),
      updatedAt: server.clock.now(),
    })),
  );
  return { id, typeId, ticketOf: (at: number) => `${id}-${at}`, holders };
}

const body = (ticketPriceId: string) => ({ body: { ticketPriceId } });
const join = (who: string, typeId: string) => server.call(who, calls.join, body(typeId));
const leave = (who: string, typeId: string) => server.call(who, calls.leave, body(typeId));
const accept = (who: string, typeId: string) => server.call(who, calls.accept, body(typeId));
const register = (who: string, typeId: string) => server.call(who, ticketCalls.register, body(typeId));
const cancel = (who: string, ticketId: string) => server.call(who, ticketCalls.cancel, { body: { ticketId } });
const pass = () => passOffersOn(server.db, { now: server.clock.now(), offerHours: 24 });
const lineOf = async (typeId: string) => {
  const rows = await server.db
    .select()
    .from(waitingEntries)
    .where(eq(waitingEntries.ticketTypeId, typeId))
    .orderBy(asc(waitingEntries.place));
  return rows.map(({ personId, status }) => `${personId} ${status}`);
};
const soldOf = async (typeId: string) =>
  (await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId)))[0]?.sold;
const holding = async (typeId: string, personId: string) =>
  (
    await server.db
      .select()
      .from(tickets)
      .where(and(eq(tickets.ticketTypeId, typeId), eq(tickets.personId, personId), eq(tickets.status, 'Active')))
  ).length;
const mine = async (who: string, eventId: string) => {
  const { body: reply } = await server.call(who, calls.mine);
  return reply.entries.filter((one) => one.eventId === eventId).map(({ status, place }) => [status, place]);
};

test('a seat that comes free is offered to the first in line, who has it for a day, and then to the next', async () => {
  const { id, typeId, ticketOf, holders } = await fullEvent();
  for (const who of ['member', 'other', 'client']) expect((await join(who, typeId)).status).toBe(200);
  expect([await mine('member', id), await mine('client', id)]).toEqual([[['waiting', 1]], [['waiting', 3]]]);
  expect((await cancel(holders[0] ?? '', ticketOf(0))).status).toBe(200);
  expect([await mine('member', id), await mine('client', id)]).toEqual([[['offered', null]], [['waiting', 2]]]);
  expect((await register('outsider', typeId)).body.message).toBe('No tickets left');
  expect((await accept('other', typeId)).body.message).toBe('No seat has come free for you yet.');
  server.clock.pass(24 * hour);
  expect((await accept('member', typeId)).body.message).toBe(
    'This offer is over. The seat has gone to the next in line.',
  );
  await Promise.all([pass(), pass(), pass()]);
  expect(await lineOf(typeId)).toEqual(['member expired', 'other offered', 'client waiting']);
  expect((await leave('other', typeId)).status).toBe(200);
  expect((await accept('client', typeId)).status).toBe(200);
  expect(await lineOf(typeId)).toEqual(['member expired', 'other declined', 'client accepted']);
  expect([await soldOf(typeId), await holding(typeId, 'client')]).toEqual([1, 1]);
});

test('the button to register takes the seat that is kept for whoever presses it', async () => {
  const { typeId, ticketOf, holders } = await fullEvent();
  await join('member', typeId);
  await cancel(holders[0] ?? '', ticketOf(0));
  expect((await register('member', typeId)).status).toBe(200);
  expect([await soldOf(typeId), await lineOf(typeId)]).toEqual([1, ['member accepted']]);
});

test('of 50 who wait, the first 10 get the 10 seats that come free at once, and nobody who did not wait', async () => {
  const { typeId, ticketOf, holders } = await fullEvent({ seats: 10 });
  const line = crowd.slice(10, 60);
  for (const who of line) await join(who, typeId);
  const outside = Array.from({ length: 20 }, (_, at) => register(['member', 'other'][at % 2] ?? '', typeId));
  const freeing = holders.map((who, at) => cancel(who, ticketOf(at)));
  const bought = await Promise.all(outside);
  expect((await Promise.all(freeing)).map(({ status }) => status)).toEqual(holders.map(() => 200));
  expect(new Set(bought.map(({ status }) => status))).toEqual(new Set([409]));
  expect(await lineOf(typeId)).toEqual(line.map((who, at) => `${who} ${at < 10 ? 'offered' : 'waiting'}`));
  const accepted = await Promise.all(line.flatMap((who) => [accept(who, typeId), accept(who, typeId)]));
  expect(accepted.filter(({ status }) => status === 200)).toHaveLength(10);
  const [sold] = await server.db
    .select({ n: sql<number>`count(*)::int` })
    .from(tickets)
    .where(and(eq(tickets.ticketTypeId, typeId), eq(tickets.status, 'Active')));
  expect([await soldOf(typeId), sold?.n]).toEqual([10, 10]);
});

test('whoever joins at once with many stands in one order, once, and moves up as seats come free one by one', async () => {
  const { typeId, ticketOf, holders } = await fullEvent({ seats: 10 });
  const joining = crowd.slice(10, 40).flatMap((who) => [join(who, typeId), join(who, typeId)]);
  const statuses = (await Promise.all(joining)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  const order = (await lineOf(typeId)).map((one) => one.split(' ')[0]);
  for (const [at, who] of holders.entries()) {
    await cancel(who, ticketOf(at));
    const offered = (await lineOf(typeId)).filter((one) => one.endsWith('offered')).map((one) => one.split(' ')[0]);
    expect(offered).toEqual(order.slice(0, at + 1));
  }
});

test('seats that an organiser adds go to those who wait before anybody else can take them', async () => {
  const { typeId } = await fullEvent();
  await join('member', typeId);
  await join('other', typeId);
  await server.db.update(eventTicketTypes).set({ capacity: 4 }).where(eq(eventTicketTypes.id, typeId));
  expect((await register('outsider', typeId)).body.message).toBe('No tickets left');
  await pass();
  expect(await lineOf(typeId)).toEqual(['member offered', 'other offered']);
  expect((await register('outsider', typeId)).status).toBe(200);
  expect(await soldOf(typeId)).toBe(4);
});

test('an offer ends when registration closes, and nothing is offered after that', async () => {
  const { typeId, ticketOf, holders } = await fullEvent({ closesInHours: 2 });
  await join('member', typeId);
  await join('other', typeId);
  await cancel(holders[0] ?? '', ticketOf(0));
  server.clock.pass(2 * hour);
  expect((await accept('member', typeId)).body.message).toBe('Registration has closed.');
  await pass();
  expect([await lineOf(typeId), await soldOf(typeId)]).toEqual([['member expired', 'other waiting'], 0]);
});

test('who has found another ticket meanwhile, or is disabled, is passed over', async () => {
  const { id, typeId, ticketOf, holders } = await fullEvent();
  for (const who of ['member', crowd[20] ?? '', 'other']) await join(who, typeId);
  await server.db
    .insert(eventTicketTypes)
    .values({ id: `${id}-online`, eventId: id, position: 1, name: 'Online', amountCents: 0 });
  await register('member', `${id}-online`);
  await server.db
    .update(people)
    .set({ disabledAt: server.clock.now() })
    .where(eq(people.id, crowd[20] ?? ''));
  await cancel(holders[0] ?? '', ticketOf(0));
  expect(await lineOf(typeId)).toEqual(['member left', `${crowd[20]} left`, 'other offered']);
});

const pay = (url: string | null | undefined, choice: string) =>
  server.fetch(`${new URL(url ?? '').pathname}/${choice}`, { method: 'POST' });
const settle = () => settleWaiting({ db: server.db, payments: server.deps.payments! }, server.clock.now());

async function offeredPaid() {
  const event = await fullEvent({ amountCents: 24_000 });
  await join('member', event.typeId);
  await join('other', event.typeId);
  await cancel(event.holders[0] ?? '', event.ticketOf(0));
  return event;
}

test('a seat that costs something is kept while it is paid, and a declined card or a closed page loses no offer', async () => {
  const { typeId } = await offeredPaid();
  const { body: first } = await accept('member', typeId);
  expect((await accept('member', typeId)).body.checkoutUrl).toBe(first.checkoutUrl);
  await pay(first.checkoutUrl, 'decline');
  const { body: second } = await accept('member', typeId);
  expect(second.checkoutUrl).not.toBe(first.checkoutUrl);
  server.clock.pass(hour);
  await settle();
  await pass();
  expect([await lineOf(typeId), await soldOf(typeId)]).toEqual([['member offered', 'other waiting'], 1]);
  // Money that comes after its half hour pays for the seat that is still kept.
  await pay(second.checkoutUrl, 'pay');
  expect([await lineOf(typeId), await soldOf(typeId), await holding(typeId, 'member')]).toEqual([
    ['member accepted', 'other waiting'],
    1,
    1,
  ]);
});

test('an offer that ends at the checkout goes to the next once its half hour is over, and late money goes back', async () => {
  const { typeId } = await offeredPaid();
  server.clock.pass(24 * hour - 60_000);
  const { body: begun } = await accept('member', typeId);
  server.clock.pass(120_000);
  await pass();
  expect(await lineOf(typeId)).toEqual(['member offered', 'other waiting']);
  server.clock.pass(hour);
  await settle();
  await pass();
  expect(await lineOf(typeId)).toEqual(['member expired', 'other offered']);
  await pay(begun.checkoutUrl, 'pay');
  expect([await holding(typeId, 'member'), await soldOf(typeId)]).toEqual([0, 1]);
});

test('who declines at the checkout gives the seat to the next', async () => {
  const { typeId } = await offeredPaid();
  const { body: begun } = await accept('member', typeId);
  expect((await leave('member', typeId)).status).toBe(200);
  expect(await lineOf(typeId)).toEqual(['member declined', 'other offered']);
  await pay(begun.checkoutUrl, 'pay');
  expect([await holding(typeId, 'member'), await soldOf(typeId)]).toEqual([0, 1]);
});

test(
  'a server that is killed while seats come free has freed and offered each, or neither',
  { tags: 'processes' },
  async () => {
    const { typeId, ticketOf, holders } = await fullEvent({ seats: 2 });
    for (const who of crowd.slice(21, 24)) await join(who, typeId);
    const { rows } = await server.db.execute<{ name: string }>('select current_database() as name');
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${rows[0]?.name}`;
    const script = new URL('../../testing/cancelling-process.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, ['--conditions=portal-source', script, url.href, ticketOf(0)]);
    const gone = once(child, 'exit');
    // It says so when all is done but the commit, and is killed there.
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await gone;
    const [counted] = await server.db
      .select({ n: sql<number>`count(*)::int` })
      .from(tickets)
      .where(and(eq(tickets.ticketTypeId, typeId), eq(tickets.status, 'Active')));
    expect([counted?.n, await soldOf(typeId)]).toEqual([2, 2]);
    await cancel(holders[0] ?? '', ticketOf(0));
    expect((await lineOf(typeId)).filter((one) => one.endsWith('offered'))).toEqual([`${crowd[21]} offered`]);
  },
);

test('the line ends with its event, and keeps nobody from waiting elsewhere', async () => {
  const { id, typeId } = await fullEvent();
  const later = await fullEvent();
  await join('waiter-30', typeId);
  await join('waiter-30', later.typeId);
  const endAt = server.clock.now();
  await server.db.update(events).set({ startAt: endAt, endAt }).where(eq(events.id, id));
  await pass();
  const entries = await server.db.select().from(waitingEntries).where(eq(waitingEntries.personId, 'waiter-30'));
  const statusOf = new Map(entries.map(({ ticketTypeId, status }) => [ticketTypeId, status]));
  expect([statusOf.get(typeId), statusOf.get(later.typeId)]).toEqual(['expired', 'waiting']);
});

const deskLineOf = async (id: string, query: object = {}, as = 'admin') =>
  (await server.call(as, calls.ofEvent, { params: { id }, query })).body;
const remove = (id: string, entryId: string, as = 'admin') =>
  server.call(as, calls.remove, { params: { id }, body: { entryId, reason: 'It is for members of the branch.' } });

test('the desk reads the line page by page in its order, and an offer with its end', async () => {
  const { id, typeId, holders, ticketOf } = await fullEvent();
  for (const who of ['waiter-31', 'waiter-32', 'waiter-33']) await join(who, typeId);
  await cancel(holders[0] ?? '', ticketOf(0));
  const first = await deskLineOf(id, { pageSize: 2 });
  const second = await deskLineOf(id, { pageSize: 2, after: first.nextCursor });
  const shown = [...first.people, ...second.people].map(({ email, status, place }) => [
    email.slice(0, 9),
    status,
    place,
  ]);
  expect(shown).toEqual([
    ['waiter-31', 'offered', null],
    ['waiter-32', 'waiting', 1],
    ['waiter-33', 'waiting', 2],
  ]);
  expect([first.totalItemCount, second.nextCursor]).toEqual([3, null]);
  const [offered] = first.people;
  expect(Date.parse(offered?.offerEndUtc ?? '') - server.clock.now().getTime()).toBeGreaterThan(23 * hour);
});

test.each([
  ['accepts', { contactTypes: ['Former'] }],
  ['registers', { contactTypes: ['Former'] }],
  ['accepts', { membershipLapsed: true }],
  ['registers', { membershipLapsed: true }],
])(
  'a seat for members that somebody %s who is a member no more is refused, and goes at once to the next who is one: %j',
  async (way, changes) => {
    const { id, typeId, holders, ticketOf } = await fullEvent();
    await server.db.update(eventTicketTypes).set({ isMembersOnly: true }).where(eq(eventTicketTypes.id, typeId));
    const line = ['waiter-50', 'waiter-51', 'waiter-52'];
    for (const who of line) expect((await join(who, typeId)).status).toBe(200);
    await cancel(holders[0] ?? '', ticketOf(0));
    expect(await mine('waiter-50', id)).toEqual([['offered', null]]);
    const lapsed = inArray(people.id, ['waiter-50', 'waiter-51']);
    await server.db.update(people).set(changes).where(lapsed);
    // As the client sends it: what was done before the refusal stays done.
    const call = way === 'accepts' ? calls.accept : ticketCalls.register;
    const answer = await server.call('waiter-50', call, body(typeId), { 'Idempotency-Key': `${way}-${id}` });
    expect([answer.status, answer.body.message]).toEqual([403, 'This ticket is for members.']);
    expect(await lineOf(typeId)).toEqual(['waiter-50 declined', 'waiter-51 left', 'waiter-52 offered']);
    expect((await accept('waiter-52', typeId)).status).toBe(200);
    expect([await soldOf(typeId), await holding(typeId, 'waiter-50')]).toEqual([1, 0]);
    await server.db
      .update(people)
      .set({ contactTypes: ['Member'], membershipLapsed: false })
      .where(lapsed);
  },
);

test('who is taken out of the line is told why, their seat goes to the next, and who did it is kept', async () => {
  const { id, typeId, holders, ticketOf } = await fullEvent();
  for (const who of ['waiter-34', 'waiter-35', 'waiter-36']) await join(who, typeId);
  await cancel(holders[0] ?? '', ticketOf(0));
  const entryId = (await deskLineOf(id)).people[0]?.entryId ?? '';
  // Two at the desk at once: one of them has done it.
  const answers = await Promise.all([remove(id, entryId), remove(id, entryId, 'manager')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await deskLineOf(id)).people.map(({ email, status }) => `${email.slice(0, 9)} ${status}`)).toEqual([
    'waiter-35 offered',
    'waiter-36 waiting',
  ]);
  const [type] = await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId));
  expect(type?.sold).toBe(1);
  expect((await accept('waiter-34', typeId)).status).toBe(409);
  const [mail] = await server.db
    .select()
    .from(mailJobs)
    .where(eq(mailJobs.key, `lineRemoved:${entryId}`));
  expect(mail).toMatchObject({ personId: 'waiter-34', about: 'It is for members of the branch.' });
  const [audited] = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.kind, 'waitingRemoved'))
    .orderBy(auditEvents.id);
  expect(audited?.data).toMatchObject({ eventId: id, removedPersonId: 'waiter-34' });
});

test('nobody is taken out of the line while they pay', async () => {
  const { id, typeId, holders, ticketOf } = await fullEvent({ amountCents: 9_000 });
  await join('waiter-37', typeId);
  await cancel(holders[0] ?? '', ticketOf(0));
  await accept('waiter-37', typeId);
  const [entry] = (await deskLineOf(id)).people;
  expect([entry?.status, entry?.isAtCheckout]).toEqual(['offered', true]);
  expect((await remove(id, entry?.entryId ?? '')).body.message).toBe(
    'They are paying for the seat. Try again in half an hour.',
  );
});

/** Two types of tickets of one event, a seat of each of which is offered to the first of two who wait. */
async function twoOffers(amountCents: number) {
  const first = await fullEvent({ amountCents });
  const other = `${first.id}-other`;
  await server.db
    .insert(eventTicketTypes)
    .values({ id: other, eventId: first.id, position: 1, name: 'Other', amountCents, capacity: 1, sold: 1 });
  for (const who of ['waiter-40', 'waiter-41']) for (const type of [first.typeId, other]) await join(who, type);
  await server.db.update(eventTicketTypes).set({ capacity: 2 }).where(eq(eventTicketTypes.eventId, first.id));
  await pass();
  const lines = async () => [await lineOf(first.typeId), await lineOf(other)];
  expect(await lines()).toEqual([
    ['waiter-40 offered', 'waiter-41 waiting'],
    ['waiter-40 offered', 'waiter-41 waiting'],
  ]);
  return { ...first, other, lines };
}

test.each([
  ['accepts', 0],
  ['registers', 0],
  ['pays', 9_000],
])(
  'of two seats of one event that are offered, who %s for one gives the other to the next at once',
  async (way, price) => {
    const { typeId, other, lines } = await twoOffers(price);
    const { body: taken } = await (way === 'registers' ? register : accept)('waiter-40', typeId);
    if (way === 'pays') {
      expect((await lines())[1]).toEqual(['waiter-40 offered', 'waiter-41 waiting']);
      await pay(taken.checkoutUrl, 'pay');
    }
    expect(await lines()).toEqual([
      ['waiter-40 accepted', 'waiter-41 waiting'],
      ['waiter-40 declined', 'waiter-41 offered'],
    ]);
    expect([await soldOf(typeId), await soldOf(other), await holding(typeId, 'waiter-40')]).toEqual([2, 2, 1]);
    // Who waits for the first has got the other, and leaves its line.
    const { body: second } = await accept('waiter-41', other);
    if (way === 'pays') await pay(second.checkoutUrl, 'pay');
    expect((await lines())[0]).toEqual(['waiter-40 accepted', 'waiter-41 left']);
  },
);

test('a free ticket of another type ends what is offered to who takes it', async () => {
  const { id, typeId, lines } = await twoOffers(0);
  await server.db
    .insert(eventTicketTypes)
    .values({ id: `${id}-online`, eventId: id, position: 2, name: 'Online', amountCents: 0 });
  expect((await register('waiter-40', `${id}-online`)).status).toBe(200);
  expect(await lines()).toEqual([
    ['waiter-40 declined', 'waiter-41 offered'],
    ['waiter-40 declined', 'waiter-41 offered'],
  ]);
  expect(await soldOf(typeId)).toBe(2);
});

test('money that comes for what was given up for another offer goes back, and the other goes on', async () => {
  const { typeId, other, lines, id } = await twoOffers(9_000);
  const { body: first } = await accept('waiter-40', typeId);
  await accept('waiter-40', other);
  await pay(first.checkoutUrl, 'pay');
  expect((await lines())[1]).toEqual(['waiter-40 offered', 'waiter-41 waiting']);
  const held = await server.db
    .select()
    .from(tickets)
    .where(and(eq(tickets.eventId, id), eq(tickets.personId, 'waiter-40')));
  expect(held).toEqual([]);
});

test('an offer at the checkout does not go on once its person has another ticket', async () => {
  const { ticketOf, other, lines } = await twoOffers(9_000);
  const { body } = await accept('waiter-40', other);
  // As somebody at the desk gives it to them.
  await server.db
    .update(tickets)
    .set({ personId: 'waiter-40' })
    .where(eq(tickets.id, ticketOf(0)));
  expect((await lines())[1]).toEqual(['waiter-40 offered', 'waiter-41 waiting']);
  await pay(body.checkoutUrl, 'decline');
  expect((await lines())[1]).toEqual(['waiter-40 declined', 'waiter-41 offered']);
  expect(await soldOf(other)).toBe(2);
});

test('an offer to somebody who has a ticket from before goes to the next by the clock, without a mail', async () => {
  const { typeId, ticketOf, holders } = await fullEvent();
  for (const who of ['waiter-42', 'waiter-43']) await join(who, typeId);
  await cancel(holders[0] ?? '', ticketOf(0));
  await server.db
    .update(tickets)
    .set({ status: 'Active', personId: 'waiter-42' })
    .where(eq(tickets.id, ticketOf(0)));
  await pass();
  expect(await lineOf(typeId)).toEqual(['waiter-42 declined', 'waiter-43 offered']);
  expect(await server.db.select().from(mailJobs).where(eq(mailJobs.kind, 'offerOver'))).not.toContainEqual(
    expect.objectContaining({ personId: 'waiter-42' }),
  );
});

test('a seat that is offered is taken for the price that was shown, and for no other', async () => {
  const { id, typeId, holders, ticketOf } = await fullEvent({ amountCents: 9_000 });
  await join('waiter-55', typeId);
  await cancel(holders[0] ?? '', ticketOf(0));
  const setPrice = (amountCents: number) =>
    server.db.update(eventTicketTypes).set({ amountCents }).where(eq(eventTicketTypes.id, typeId));
  const shown = async () =>
    (await server.call('waiter-55', calls.mine)).body.entries.find(({ eventId }) => eventId === id)?.amount;
  const take = (total: number) => server.call('waiter-55', calls.accept, { body: { ticketPriceId: typeId, total } });
  await setPrice(12_000);
  expect((await take(9_000)).body.message).toBe(
    'The price has changed since you saw it. Look at the price, and take the seat again.',
  );
  expect(await shown()).toBe(12_000);
  const begun = await take(12_000);
  expect(begun.status).toBe(200);
  // What is being paid for keeps its price.
  await setPrice(15_000);
  expect([await shown(), (await take(15_000)).status]).toEqual([12_000, 409]);
  expect((await take(12_000)).body.checkoutUrl).toBe(begun.body.checkoutUrl);
});

test.each([0, 9_000])(
  'who takes a seat that is offered, for %i cents, gives up what they ordered by a click for the same event',
  async (amountCents) => {
    const { id, typeId, holders, ticketOf } = await fullEvent({ amountCents });
    const other = `${id}-other`;
    const type = { id: other, eventId: id, position: 1, name: 'Other', amountCents: 5_000, capacity: 5 };
    await server.db.insert(eventTicketTypes).values(type);
    await join('waiter-56', typeId);
    const { body: order } = await register('waiter-56', other);
    await cancel(holders[0] ?? '', ticketOf(0));
    expect(await soldOf(other)).toBe(1);
    expect((await accept('waiter-56', typeId)).status).toBe(200);
    expect([await soldOf(other), order.checkoutUrl]).toEqual([0, expect.any(String)]);
  },
);
