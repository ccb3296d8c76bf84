import { contract } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { events, eventTicketTypes, people, tickets as ticketsTable } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { tickets, events: eventCalls } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Another event, with one free type. */
async function addEvent(id: string, capacity: number | null, changes: Partial<typeof events.$inferInsert> = {}) {
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  await server.db.insert(events).values({ ...open, id, ...changes });
  await server.db
    .insert(eventTicketTypes)
    .values({ id: `${id}-type`, eventId: id, position: 0, name: 'Free', amountCents: 0, capacity });
}

const soldOf = async (typeId: string) =>
  (await server.db.select().from(eventTicketTypes).where(eq(eventTicketTypes.id, typeId)))[0]?.sold;
const ticketsOf = async (eventId: string) =>
  (await server.db.select().from(ticketsTable).where(eq(ticketsTable.eventId, eventId))).length;
const register = (who: string, ticketPriceId: string, key?: string) =>
  server.call(who, tickets.register, { body: { ticketPriceId } }, key === undefined ? {} : { 'Idempotency-Key': key });

test('of 200 who want the last 10 seats at once, 10 get a ticket and 190 are told that none is left', async () => {
  await addEvent('crowded', 10);
  const crowd = Array.from({ length: 200 }, (_, index) => `buyer-${index}`);
  const [member] = await server.db.select().from(people).where(eq(people.id, 'member'));
  if (member === undefined) throw new Error('The test people are gone');
  await server.db.insert(people).values(crowd.map((id) => ({ ...member, id, email: `${id}@example.org` })));
  const answers = await Promise.all(crowd.map((who) => register(who, 'crowded-type')));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.message]);
  expect(refused).toEqual(Array.from({ length: 190 }, () => [409, 'No tickets left']));
  expect(await soldOf('crowded-type')).toBe(10);
  expect(await ticketsOf('crowded')).toBe(10);
});

test('one person who presses ten times at once, with one key or with ten, has one ticket and one seat', async () => {
  await addEvent('pressed', 100);
  const statuses = await Promise.all(
    Array.from({ length: 10 }, (_, index) => register('member', 'pressed-type', index < 5 ? 'once' : `key-${index}`)),
  );
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await ticketsOf('pressed')).toBe(1);
  expect(await soldOf('pressed-type')).toBe(1);
});

test('a cancelled ticket gives its seat to the next, once, however often it is cancelled', async () => {
  await addEvent('small', 1);
  await register('member', 'small-type');
  expect((await register('other', 'small-type')).body.message).toBe('No tickets left');
  const { body } = await server.call('member', eventCalls.byId, { params: { id: 'small' } });
  const cancelled = await Promise.all(
    Array.from({ length: 5 }, () =>
      server.call('member', tickets.cancel, { body: { ticketId: body.userTicketId ?? '' } }),
    ),
  );
  expect(cancelled.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
  expect((await register('other', 'small-type')).status).toBe(200);
  expect(await soldOf('small-type')).toBe(1);
});

test.each([
  ['is for members alone, to a client', { isMembersOnly: true }, 'client', 403, 'This event is for members.'],
  ['is not open yet', { opensAt: new Date('2100-01-01') }, 'member', 409, 'Registration has not opened yet.'],
  ['has closed', { closesAt: new Date('2000-01-01') }, 'member', 409, 'Registration has closed.'],
  ['was cancelled', { status: 'cancelled' }, 'member', 409, 'This event has been cancelled.'],
  ['is over', { endAt: new Date('2000-01-01') }, 'member', 409, 'This event is over.'],
  ['nobody has published', { status: 'draft' }, 'admin', 404, 'It does not exist or may have been removed.'],
] as const)('nobody registers for what %s', async (_, changes, who, status, message) => {
  const id = `closed-${message.length}`;
  await addEvent(id, null, changes);
  const answer = await register(who, `${id}-type`);
  expect([answer.status, answer.body.message]).toEqual([status, message]);
});

test('my tickets of an event are those that I hold, with their state, and the types that I could have [EVT-096, EVT-203]', async () => {
  await addEvent('choice', 5);
  await server.db.insert(eventTicketTypes).values({
    id: 'choice-full',
    eventId: 'choice',
    position: 1,
    name: 'Full',
    amountCents: 5_000,
    capacity: 0,
  });
  const mine = async () => (await server.call('member', tickets.mine, { params: { id: 'choice' } })).body.tickets;
  const offered = { ticketId: null, attendanceStatus: null, canCancel: false };
  const full = { ...offered, ticketPriceId: 'choice-full', amount: 5_000, soldOut: true };
  expect(await mine()).toMatchObject([{ ...offered, ticketPriceId: 'choice-type', amount: 0, soldOut: false }, full]);
  await register('member', 'choice-type');
  const [held, ...others] = await mine();
  expect([held, others]).toMatchObject([
    { ticketPriceId: 'choice-type', attendanceStatus: 'Active', canCancel: true },
    [full],
  ]);
  await server.db
    .update(events)
    .set({ startAt: new Date('2000-01-01'), endAt: new Date('2000-01-02') })
    .where(eq(events.id, 'choice'));
  expect((await mine())[0]).toMatchObject({ attendanceStatus: 'Active', canCancel: false });
  await server.db
    .update(events)
    .set({ startAt: new Date('2100-01-01'), endAt: new Date('2100-01-02') })
    .where(eq(events.id, 'choice'));
  await server.call('member', tickets.cancel, { body: { ticketId: held?.ticketId ?? '' } });
  expect((await mine())[0]).toMatchObject({ attendanceStatus: 'Removed', canCancel: false });
});

test('what somebody eats and needs is told to them alone, and stands in no log [EVT-247] [EVT-248]', async () => {
  await addEvent('dinner', null);
  await register('member', 'dinner-type');
  const { body } = await server.call('member', eventCalls.byId, { params: { id: 'dinner' } });
  const ticketId = body.userTicketId ?? '';
  const needs = {
    dietaryRequirements: ['vegan' as const],
    otherDietaryRequirement: 'No-coriander-at-all',
    accessibilityRequirement: 'Wheelchair-by-the-door',
  };
  server.logLines.length = 0;
  expect((await server.call('member', tickets.update, { body: { ticketId, ...needs } })).status).toBe(200);
  expect((await server.call('member', tickets.byId, { params: { id: ticketId } })).body).toMatchObject(needs);
  expect((await server.call('admin', tickets.byId, { params: { id: ticketId } })).status).toBe(404);
  const others = await server.call('other', tickets.mine, { params: { id: 'dinner' } });
  expect(JSON.stringify(others.body) + server.logLines.join()).not.toMatch(/coriander|Wheelchair/);
  // An empty list travels as null.
  await server.call('member', tickets.update, { body: { ticketId, ...needs, dietaryRequirements: null } });
  expect((await server.call('member', tickets.byId, { params: { id: ticketId } })).body.dietaryRequirements).toEqual(
    [],
  );
});

test('the seats that are sold are the tickets that are held', async () => {
  const { rows } = await server.db.execute(sql`
    select id, sold from event_ticket_types type
    where sold <> (select count(*) from tickets where ticket_type_id = type.id and status = 'Active')`);
  expect(rows).toEqual([]);
});
