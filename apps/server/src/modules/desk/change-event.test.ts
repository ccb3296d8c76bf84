import { contract, type EventFields } from '@portal/api/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cpdRecords,
  eventChanges,
  events as eventRows,
  eventTicketTypes,
  mailJobs,
  orders,
  refunds,
  tickets,
  waitingEntries,
} from '../../db/schema/index.ts';
import { draftOf, eventFields, publishedBy } from '../../testing/test-events.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { keepAttendedEvent } from '../cpd/index.ts';
import { settleWaiting } from '../orders/index.ts';

const { desk, tickets: sales, events } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const on = (id: string) => ({ params: { id } });
const typeOf = async (eventId: string) =>
  (await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.eventId, eventId)))[0]!;
const edit = (id: string, revision: number, more: Partial<EventFields>) =>
  server.call('manager', desk.edit, { ...on(id), body: { ...eventFields, ...more, revision } });
const cancel = (id: string, revision = 1) =>
  server.call('admin', desk.cancel, { ...on(id), body: { revision, message: '' } });
const register = (who: string, ticketPriceId: string) =>
  server.call(who as 'member', sales.register, { body: { ticketPriceId } });
const paid = {
  ticketTypes: [{ id: null, name: 'Full', amountCents: 9_000, capacity: 5, isMembersOnly: false }],
  isSingleClick: false,
};

test('texts are kept without what could run, and are served so', async () => {
  const id = await publishedBy(server, { content: '<p onclick="x()">Hi</p><script>x()</script>', sponsor: '<p></p>' });
  const { body } = await server.call('member', events.byId, on(id));
  expect([body.content, body.sponsorContent]).toEqual(['<p>Hi</p>', null]);
});

test('all that the page of an event tells is written at the desk, and a copy tells it too', async () => {
  const written = {
    reasoning: '<p onclick="x()">It counts.</p>',
    access: '<p>Step-free.</p>',
    enrolTitle: 'Your module',
    enrol: '<p>You are enrolled.</p>',
    coursesTitle: 'Courses around it',
    coursesDescription: 'Six workshops.',
  };
  const expected = {
    reasoningContent: '<p>It counts.</p>',
    accessContent: '<p>Step-free.</p>',
    canEnrolLayout: { title: 'Your module', image: null },
    canEnrolContent: '<p>You are enrolled.</p>',
    coursesLayout: { title: 'Courses around it', description: 'Six workshops.', image: null },
  };
  const id = await publishedBy(server, written);
  expect((await server.call('member', events.byId, on(id))).body).toMatchObject(expected);
  const { body: copy } = await server.call('admin', desk.copy, on(id));
  await server.call('admin', desk.publish, { ...on(copy.id), body: { revision: 0 } });
  expect((await server.call('member', events.byId, on(copy.id))).body).toMatchObject(expected);
  await edit(id, 1, { coursesDescription: '', coursesTitle: '' });
  expect((await server.call('member', events.byId, on(id))).body).toMatchObject({
    coursesLayout: null,
    canEnrolLayout: null,
    reasoningContent: null,
  });
});

test.each([
  ['javascript:alert(1)', 'body.externalUrl'],
  ['//evil.example', 'body.externalUrl'],
  ['http://example.org', 'body.externalUrl'],
  ['https://bank.example@evil.example/', 'body.externalUrl'],
])('the address %s is refused', async (externalUrl, field) => {
  expect((await server.call('admin', desk.create, { body: { ...eventFields, externalUrl } })).body.field).toBe(field);
});

test('a presenter, tag or category that is not there is refused by name', async () => {
  const presenter = { name: 'A', role: '', profileDesc: '', personId: 'nobody' };
  const fields = await Promise.all(
    [{ presenters: [presenter] }, { tagIds: ['x'] }, { categoryIds: ['x'] }, { timeZone: 'Mars/Base' }].map(
      async (more) => (await server.call('admin', desk.create, { body: { ...eventFields, ...more } })).body.field,
    ),
  );
  expect(fields).toEqual(['body.presenters', 'body.tagIds', 'body.categoryIds', 'body.timeZone']);
});

test('of two who save at once one is told to read again, and nothing of the first is lost', async () => {
  const id = await draftOf(server);
  const saved = await Promise.all([edit(id, 0, { title: 'One' }), edit(id, 0, { title: 'Other' })]);
  expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const { body } = await server.call('admin', desk.fields, on(id));
  expect(body.fields.title).toBe(saved[0]?.status === 200 ? 'One' : 'Other');
  expect(body.revision).toBe(1);
});

test('a type keeps its tickets when it is renamed, and its seats are never fewer than are sold', async () => {
  const id = await publishedBy(server);
  const type = await typeOf(id);
  await register('member', type.id);
  const ticketType = { id: type.id, name: 'Members', amountCents: 0, capacity: 0, isMembersOnly: false };
  expect((await edit(id, 1, { ticketTypes: [ticketType] })).body.field).toBe('body.ticketTypes.0.capacity');
  expect((await edit(id, 1, { ticketTypes: [{ ...ticketType, capacity: 1 }] })).status).toBe(200);
  expect(await typeOf(id)).toMatchObject({ id: type.id, name: 'Members', capacity: 1, sold: 1 });
  expect((await edit(id, 2, { ticketTypes: [], isSingleClick: false })).body.field).toBe('body.ticketTypes');
});

test('a type of ticket is not taken out while people wait for it, or a seat of it is offered', async () => {
  const id = await publishedBy(server);
  const type = await typeOf(id);
  const times = { createdAt: server.clock.now(), updatedAt: server.clock.now() };
  const entry = { id: `line-${id}`, ticketTypeId: type.id, personId: 'outsider', status: 'waiting' as const, ...times };
  const takeOut = () => edit(id, 1, { ticketTypes: [], isSingleClick: false });
  await server.db.insert(waitingEntries).values(entry);
  for (const status of ['waiting', 'offered'] as const) {
    await server.db.update(waitingEntries).set({ status }).where(eq(waitingEntries.id, entry.id));
    expect((await takeOut()).body).toMatchObject({
      field: 'body.ticketTypes',
      message: expect.stringContaining('waiting list') as string,
    });
    expect((await server.call('admin', desk.fields, on(id))).body.known).toMatchObject([{ inLine: 1 }]);
  }
  await server.db.update(waitingEntries).set({ status: 'removed' }).where(eq(waitingEntries.id, entry.id));
  expect((await takeOut()).status).toBe(200);
});

test('once there are more seats, those who wait have them, and what the rest see is what they can register for', async () => {
  const id = await publishedBy(server);
  const type = await typeOf(id);
  const ticketType = { id: type.id, name: type.name, amountCents: 0, capacity: 1, isMembersOnly: false };
  await register('member', type.id);
  await edit(id, 1, { ticketTypes: [ticketType] });
  await server.call('other', contract.waitingLists.join, { body: { ticketPriceId: type.id } });
  const seen = async () => {
    const { body } = await server.call('editor', sales.mine, on(id));
    return body.tickets[0]?.soldOut;
  };
  expect((await edit(id, 2, { ticketTypes: [{ ...ticketType, capacity: 2 }] })).status).toBe(200);
  expect([await seen(), (await register('editor', type.id)).status]).toEqual([true, 409]);
  const [line] = await server.db.select().from(waitingEntries).where(eq(waitingEntries.ticketTypeId, type.id));
  expect(line).toMatchObject({ personId: 'other', status: 'offered' });
  expect((await edit(id, 3, { ticketTypes: [{ ...ticketType, capacity: 3 }] })).status).toBe(200);
  expect([await seen(), (await register('editor', type.id)).status]).toEqual([false, 200]);
});

test('an event and a session that end by other clocks than they begin by stay so, and a time of the repeated hour stays the one that was meant', async () => {
  const flight = {
    start: { day: '2199-03-05', time: '23:00' },
    end: { day: '2199-03-05', time: '22:30' },
    timeZone: 'Australia/Sydney',
    endTimeZone: 'Pacific/Honolulu',
  };
  // The first Sunday of April, when the clocks of Sydney go back from three to two.
  const night = {
    start: { day: '2199-04-07', time: '02:15', isSecond: true },
    end: { day: '2199-04-07', time: '02:45', isSecond: true },
    timeZone: 'Australia/Sydney',
  };
  const id = await draftOf(server, {
    ...flight,
    sessions: [
      { title: 'Arrival', ...flight },
      { title: 'Night', ...night },
    ],
  });
  const rows = async () => (await server.db.select().from(eventRows).where(eq(eventRows.id, id)))[0]!;
  const read = async () => (await server.call('admin', desk.fields, on(id))).body;
  expect(await rows()).toMatchObject({ startZone: 'Australia/Sydney', endZone: 'Pacific/Honolulu' });
  const { fields, revision } = await read();
  expect(fields).toMatchObject({ ...flight, sessions: [flight, night] });
  const before = await rows();
  await server.call('admin', desk.edit, { ...on(id), body: { ...fields, title: 'Another title', revision } });
  expect((await read()).fields).toEqual({ ...fields, title: 'Another title' });
  expect(await rows()).toMatchObject({ startAt: before.startAt, endAt: before.endAt, endZone: before.endZone });
  // Ended by its own clocks before it begins.
  const early = { ...fields, end: { day: '2199-03-05', time: '01:00' }, revision: 1 };
  expect((await server.call('admin', desk.edit, { ...on(id), body: early })).body.field).toBe('body.end.time');
  // The zone of the start, said of the end, is none of its own.
  const oneZone = {
    ...fields,
    ...{ end: { day: '2199-03-06', time: '22:30' }, endTimeZone: 'Australia/Sydney', revision: 1 },
  };
  expect((await server.call('admin', desk.edit, { ...on(id), body: oneZone })).status).toBe(200);
  expect(await rows()).toMatchObject({ endZone: 'Australia/Sydney' });
  expect(Object.keys((await read()).fields)).not.toContain('endTimeZone');
});

test.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
  ['asia/ho_chi_minh', 'Asia/Saigon'],
])('a zone that a browser calls %s is kept as %s', async (timeZone, stored) => {
  const id = await draftOf(server, { timeZone });
  expect((await server.call('admin', desk.fields, on(id))).body.fields.timeZone).toBe(stored);
});

test('what was done is kept with who did it, before and after', async () => {
  const none = { ticketTypes: [], isSingleClick: false };
  const id = await draftOf(server, none);
  await edit(id, 0, { ...none, title: 'Feet', start: { day: '2199-03-05', time: '10:00' } });
  const [last] = (await server.call('admin', desk.history, on(id))).body.changes;
  expect(last).toMatchObject({
    kind: 'edited',
    by: { id: 'manager', name: 'manager Test' },
    changes: [
      { field: 'title', before: 'Hands', after: 'Feet' },
      { field: 'start', before: eventFields.start, after: { day: '2199-03-05', time: '10:00' } },
    ],
  });
});

const mailsAbout = async (eventId: string) =>
  (await server.db.select().from(mailJobs).where(eq(mailJobs.eventId, eventId)))
    .map(({ kind, personId }) => `${kind} ${personId}`)
    .filter((mail) => /^(?:moved|cancelled) /.test(mail));

test('whoever has a ticket is told by mail when the event moves and when it is cancelled, and of no other change', async () => {
  const id = await publishedBy(server);
  const { id: typeId, name, amountCents, capacity, isMembersOnly } = await typeOf(id);
  const edited = { title: 'Feet', ticketTypes: [{ id: typeId, name, amountCents, capacity, isMembersOnly }] };
  await register('member', typeId);
  expect((await edit(id, 1, edited)).status).toBe(200);
  expect(await mailsAbout(id)).toEqual([]);
  const later = { start: { day: '2199-04-05', time: '10:00' }, end: { day: '2199-04-05', time: '12:00' } };
  expect((await edit(id, 2, { ...edited, ...later })).status).toBe(200);
  expect(await mailsAbout(id)).toEqual(['moved member']);
  expect((await cancel(id, 3)).status).toBe(200);
  expect((await mailsAbout(id)).sort()).toEqual(['cancelled member', 'moved member']);
});

test('cancelling ends every ticket and line, notes what was paid to be given back once, and sells no more', async () => {
  const id = await publishedBy(server, paid);
  const type = await typeOf(id);
  const { body } = await register('member', type.id);
  const pending = await register('editor', type.id);
  await server.fetch(`${new URL(body.checkoutUrl ?? '').pathname}/pay`, { method: 'POST' });
  await server.db.insert(waitingEntries).values({
    ...{ id: 'w', ticketTypeId: type.id, personId: 'outsider', status: 'waiting' },
    ...{ createdAt: server.clock.now(), updatedAt: server.clock.now() },
  });
  expect((await cancel(id)).status).toBe(200);
  expect((await cancel(id, 2)).status).toBe(409);
  const [held] = await server.db.select().from(tickets).where(eq(tickets.eventId, id));
  expect(held?.status).toBe('Removed');
  expect(await server.db.select().from(refunds).where(eq(refunds.id, held!.id))).toMatchObject([
    { amountCents: 9_000 },
  ]);
  expect((await typeOf(id)).sold).toBe(0);
  expect((await register('moderator', type.id)).status).toBe(409);
  expect((await server.db.select().from(waitingEntries).where(eq(waitingEntries.id, 'w')))[0]?.status).toBe('expired');

  // Whoever was about to pay gets no ticket for it, and the money goes back.
  const url = new URL(pending.body.checkoutUrl ?? '');
  await server.fetch(`${url.pathname}/pay`, { method: 'POST' });
  const till = { db: server.db, payments: server.deps.payments! };
  await settleWaiting(till, server.clock.now());
  const [order] = await server.db
    .select()
    .from(orders)
    .where(eq(orders.id, url.pathname.split('/').at(-1) ?? ''));
  expect(order?.status).toBe('refunded');
  expect(
    await server.db
      .select()
      .from(tickets)
      .where(and(eq(tickets.eventId, id), eq(tickets.status, 'Active'))),
  ).toEqual([]);
});

test('whoever registers while an event is cancelled has a ticket that ends with it, or none', async () => {
  const id = await publishedBy(server);
  const type = await typeOf(id);
  const people = ['member', 'editor', 'moderator', 'outsider', 'other', 'manager', 'owner'];
  await Promise.all([...people.map((who) => register(who, type.id)), cancel(id)]);
  const held = await server.db.select().from(tickets).where(eq(tickets.eventId, id));
  expect(held.filter(({ status }) => status === 'Active')).toEqual([]);
  expect((await typeOf(id)).sold).toBe(0);
});

test('whoever takes the seat that is kept for them while the event is cancelled has no ticket for it', async () => {
  const people = ['member', 'editor', 'moderator', 'outsider'] as const;
  for (let round = 0; round < 5; round += 1) {
    const id = await publishedBy(server);
    const type = await typeOf(id);
    await server.db.insert(waitingEntries).values(
      people.map((personId) => ({
        ...{ id: `${id}-${personId}`, ticketTypeId: type.id, personId, status: 'offered' as const },
        ...{ offeredAt: server.clock.now(), createdAt: server.clock.now(), updatedAt: server.clock.now() },
      })),
    );
    const take = (who: string) => server.call(who, contract.waitingLists.accept, { body: { ticketPriceId: type.id } });
    await Promise.all([...people.slice(0, 2).map(take), cancel(id), ...people.slice(2).map(take)]);
    const held = await server.db.select().from(tickets).where(eq(tickets.eventId, id));
    expect(held.filter(({ status }) => status === 'Active')).toEqual([]);
  }
});

test('whoever registers, pays, waits or accepts while an event is cancelled hears that it was, and not that it is sold out', async () => {
  const [free, costs] = [await publishedBy(server), await publishedBy(server, paid)];
  const [type, paidType] = [await typeOf(free), await typeOf(costs)];
  const now = server.clock.now();
  await server.db.insert(waitingEntries).values({
    ...{ id: 'kept', ticketTypeId: type.id, personId: 'editor', status: 'offered' as const },
    ...{ offeredAt: now, createdAt: now, updatedAt: now },
  });
  const body = { ticketPriceId: type.id };
  const pending = await server.db.transaction(async (tx) => {
    await tx
      .update(eventRows)
      .set({ status: 'cancelled' })
      .where(inArray(eventRows.id, [free, costs]));
    const calls = [
      register('member', type.id),
      register('moderator', paidType.id),
      server.call('outsider', contract.waitingLists.join, { body }),
      server.call('editor', contract.waitingLists.accept, { body }),
    ];
    // All of them have found the event as it was, and wait for what becomes of it.
    const locked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await server.db.execute(locked)).rows).toHaveLength(calls.length);
    return calls;
  });
  const heard = (await Promise.all(pending)).map((answer) => [answer.status, answer.body.message]);
  expect(heard).toEqual(pending.map(() => [409, 'This event has been cancelled.']));
  const waiting = and(eq(waitingEntries.ticketTypeId, type.id), eq(waitingEntries.status, 'waiting'));
  expect(await server.db.select().from(waitingEntries).where(waiting)).toEqual([]);
});

test('the history of an event goes with it, and outlives the account of who changed it', async () => {
  const id = await draftOf(server);
  const [row] = await server.db.select().from(eventChanges).where(eq(eventChanges.eventId, id));
  expect(row?.personId).toBe('admin');
  await server.db.update(eventChanges).set({ personId: null }).where(eq(eventChanges.eventId, id));
  expect((await server.call('admin', desk.history, on(id))).body.changes[0]?.by).toBeNull();
});

test('a corrected title, end or length of an event arrives in the records of those who came, beside what they wrote', async () => {
  const id = await publishedBy(server, { cpdHours: 1.5 });
  const type = await typeOf(id);
  await register('member', type.id);
  const now = server.clock.now();
  await server.db.update(tickets).set({ attendedAt: now }).where(eq(tickets.eventId, id));
  await keepAttendedEvent(server.db, { eventId: id, personIds: ['member'] }, { profile: server.deps.profile, now });
  const ofEvent = eq(cpdRecords.relatedEventId, id);
  await server.db.update(cpdRecords).set({ learned: 'To ask.' }).where(ofEvent);
  const storedRecord = async () => (await server.db.select().from(cpdRecords).where(ofEvent))[0];
  const before = await storedRecord();
  expect(before).toMatchObject({ title: eventFields.title, minutes: 90, correctedAt: null });
  const ticketTypes = eventFields.ticketTypes.map((one) => ({ ...one, id: type.id }));
  expect((await edit(id, 1, { ticketTypes, cpdHours: 1.5, shortDesc: 'Other words' })).status).toBe(200);
  expect(await storedRecord()).toEqual(before);
  expect((await edit(id, 2, { ticketTypes, cpdHours: 2, title: 'Feet', shortDesc: 'Other words' })).status).toBe(200);
  expect(await storedRecord()).toMatchObject({
    ...{ title: 'Feet', minutes: 120, learned: 'To ask.', revision: 1, id: before?.id },
    correctedAt: expect.any(Date),
  });
});
