import { contract } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { events, eventTicketTypes, mailJobs, people, tickets as ticketsTable } from '../../db/schema/index.ts';
import { createApp } from '../../create-app.ts';
import { addCrowd } from '../../testing/crowd.ts';
import { bearer } from '../../testing/logins.ts';
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
  await addCrowd(server, crowd);
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

test('a free ticket comes with its seat and its mail by one statement', async () => {
  await addEvent('quick', 5);
  server.statements.length = 0;
  expect((await register('member', 'quick-type')).status).toBe(200);
  expect(server.statements.filter((text) => /"tickets"|"event_ticket_types"|mail_jobs/.test(text))).toEqual([
    expect.stringMatching(/^select .+ from "event_ticket_types"/),
    expect.stringMatching(/^select exists /),
    expect.stringMatching(/^with "on_sale" as .+ insert into "tickets" .+ insert into mail_jobs /s),
  ]);
  const [mail] = await server.db.select().from(mailJobs).where(eq(mailJobs.eventId, 'quick'));
  expect(mail).toMatchObject({ kind: 'registered', personId: 'member', outcome: null });
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
  ['is for members alone, to a client', { isMembersOnly: true }, 'client', 403, 'This ticket is for members.'],
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

test('what is for members alone is sold to nobody else: not with one click, and not in line for it', async () => {
  await addEvent('mixed', 1);
  await server.db.update(eventTicketTypes).set({ isMembersOnly: true }).where(eq(eventTicketTypes.id, 'mixed-type'));
  const offered = async (who: string) => {
    const [type] = (await server.call(who, tickets.mine, { params: { id: 'mixed' } })).body.tickets;
    return { membersOnly: type?.membersOnly, openToMe: type?.openToMe };
  };
  expect(await offered('client')).toEqual({ membersOnly: true, openToMe: false });
  expect(await offered('member')).toEqual({ membersOnly: true, openToMe: true });
  const forMembers = { status: 403, body: { message: 'This ticket is for members.' } };
  expect(await register('client', 'mixed-type')).toMatchObject(forMembers);
  expect((await register('member', 'mixed-type')).status).toBe(200);
  const { join } = contract.waitingLists;
  expect(await server.call('client', join, { body: { ticketPriceId: 'mixed-type' } })).toMatchObject(forMembers);
});

test('what is for members is sold to one who has not renewed only where the organisation says so', async () => {
  await addEvent('renewing', 10, { isMembersOnly: true });
  await server.db.update(people).set({ membershipLapsed: true }).where(eq(people.id, 'editor'));
  const { profile } = server.deps;
  const settings = { ...profile.featureSettings, events: { lapsedBuyAsMembers: true } };
  const lenient = createApp({ ...server.deps, profile: { ...profile, featureSettings: settings } });
  const headers = { ...bearer(await server.tokenOf('editor')), 'Content-Type': 'application/json' };
  const ask = async (app: typeof lenient) => {
    const { method, path } = tickets.register;
    const answer = await app.request(path, {
      method,
      headers,
      body: JSON.stringify({ ticketPriceId: 'renewing-type' }),
    });
    const detail = await app.request(eventCalls.byId.path.replace('{id}', 'renewing'), { headers });
    return [answer.status, (await detail.json()).closedBecause];
  };
  expect(await ask(createApp(server.deps))).toEqual([403, 'membersOnly']);
  expect(await ask(lenient)).toEqual([200, null]);
  await server.db.update(people).set({ membershipLapsed: false }).where(eq(people.id, 'editor'));
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

test('the types of an event come 20 to a page, by the path that the specification names [EVT-184] [EVT-185] [EVT-186]', async () => {
  await addEvent('many', 5);
  const more = Array.from({ length: 24 }, (_, index) => ({ id: `many-${index}`, position: index + 1 }));
  const type = { eventId: 'many', name: 'Student', amountCents: 2_500 };
  await server.db.insert(eventTicketTypes).values(more.map((one) => ({ ...type, ...one })));
  const headers = { Authorization: `Bearer ${await server.tokenOf('member')}` };
  const answer = async (query: string) => (await server.fetch(`/api/event/many/tickets${query}`, { headers })).json();
  expect(await answer('')).toMatchObject({ tickets: { length: 20 }, totalItems: 25 });
  expect(await answer('?page=2')).toMatchObject({ tickets: { length: 5 }, totalItems: 25 });
});

test('a ticket by its id tells all that the specification lists [EVT-181] [EVT-195]', async () => {
  await addEvent('detailed', 5);
  await register('member', 'detailed-type');
  const { body: event } = await server.call('member', eventCalls.byId, { params: { id: 'detailed' } });
  const headers = { Authorization: `Bearer ${await server.tokenOf('member')}` };
  const answer = await server.fetch(`/api/ticket/${event.userTicketId}`, { headers });
  expect(await answer.json()).toMatchObject({
    ticketId: event.userTicketId,
    ticketNumber: expect.stringMatching(/\S/),
    eventId: 'detailed',
    ticketPriceId: 'detailed-type',
    name: 'Free',
    amount: 0,
    soldOut: false,
    ticketPrice: 0,
    attendanceStatus: 'Active',
    dietaryRequirements: [],
    otherDietaryRequirement: null,
    accessibilityRequirement: null,
  });
});

describe('a nomination', () => {
  const nominee = {
    nomineeTitle: 'Ms',
    nomineeName: 'Ana Tui',
    nomineeEmail: 'ana.tui@example.org',
    nomineeMobile: '0491570156',
    nomineeOrgName: 'Waitematā Health',
  };
  let ticketId = '';
  beforeAll(async () => {
    await addEvent('nominated', 5);
    await register('member', 'nominated-type');
    const { body } = await server.call('member', eventCalls.byId, { params: { id: 'nominated' } });
    ticketId = body.userTicketId ?? '';
  });

  test('of anything but digits for a mobile is refused at the field, in the words of the form [EVT-232]', async () => {
    const refused = { ...nominee, ticketId, nomineeMobile: '+61 491 570 156' };
    const { status, body } = await server.call('member', tickets.nominate, { body: refused });
    expect([status, body]).toMatchObject([
      400,
      { field: 'body.nomineeMobile', message: 'Enter a valid mobile number (numbers only)' },
    ]);
  });

  test('is a ticket and who comes with it: their five fields are kept [EVT-237] [EVT-238]', async () => {
    const answer = await server.fetch('/api/ticket/nominatesubstitute', {
      method: 'POST',
      headers: { Authorization: `Bearer ${await server.tokenOf('member')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ticketId, ...nominee }),
    });
    expect([answer.status, (await answer.json()).data.nomineeName]).toEqual([200, 'Ana Tui']);
    const [stored] = await server.db.select().from(ticketsTable).where(eq(ticketsTable.id, ticketId));
    expect(Object.values(stored?.nominee ?? {})).toEqual(expect.arrayContaining(Object.values(nominee)));
  });

  test('of several people at once gives each a code of their own, of which the last counts', async () => {
    const version = async () =>
      (await server.db.select().from(ticketsTable).where(eq(ticketsTable.id, ticketId)))[0]?.codeVersion ?? 0;
    const before = await version();
    const names = ['Bo', 'Cy', 'Di'];
    const answers = await Promise.all(
      names.map((nomineeName) =>
        server.call('member', tickets.nominate, { body: { ticketId, ...nominee, nomineeName } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await version()).toBe(before + 3);
  });
});

test('the seats that are sold are the tickets that are held', async () => {
  const { rows } = await server.db.execute(sql`
    select id, sold from event_ticket_types type
    where sold <> (select count(*) from tickets where ticket_type_id = type.id and status = 'Active')`);
  expect(rows).toEqual([]);
});
