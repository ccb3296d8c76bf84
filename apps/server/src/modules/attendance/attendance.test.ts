import { randomUUID } from 'node:crypto';
import { contract, type DoorScan } from '@portal/api/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents, doorScans, events, eventTicketTypes, people, tickets } from '../../db/schema/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { attendance, tickets: ticketCalls } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const holders = ['member', 'other', 'editor', 'moderator'];

/** An event that begins in an hour, of which four people hold a ticket. */
beforeEach(async () => {
  const { db, clock } = server;
  await db.delete(tickets).where(eq(tickets.eventId, 'today'));
  await db.delete(eventTicketTypes).where(eq(eventTicketTypes.eventId, 'today'));
  await db.delete(events).where(eq(events.id, 'today'));
  const [open] = await db.select().from(events).where(eq(events.id, 'open'));
  if (open === undefined) throw new Error('The test event is gone');
  const startAt = new Date(clock.now().getTime() + 3_600_000);
  await db.insert(events).values({ ...open, id: 'today', startAt, endAt: new Date(startAt.getTime() + 7_200_000) });
  await db
    .insert(eventTicketTypes)
    .values({ id: 'today-type', eventId: 'today', position: 0, name: 'Members', amountCents: 0 });
  await db.insert(tickets).values(holders.map((personId) => ticketOf(personId)));
});

function ticketOf(personId: string, changes: Partial<typeof tickets.$inferInsert> = {}): typeof tickets.$inferInsert {
  const now = server.clock.now();
  return {
    id: `today-${personId}`,
    number: `TODAY-${personId.toUpperCase()}`,
    eventId: 'today',
    ticketTypeId: 'today-type',
    personId,
    status: 'Active',
    amountCents: 0,
    createdAt: now,
    updatedAt: now,
    ...changes,
  };
}

const ago = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000).toISOString();
const scanOf = (who: string, minutesAgo: number, action: 'in' | 'undo' = 'in'): DoorScan => ({
  id: randomUUID(),
  at: ago(minutesAgo),
  action,
  how: 'name',
  ticketId: `today-${who}`,
});
const read = (code: string, minutesAgo = 1): DoorScan => ({
  id: randomUUID(),
  at: ago(minutesAgo),
  action: 'in',
  how: 'camera',
  code,
});
async function send(scans: DoorScan[], as = 'admin') {
  const { status, body } = await server.call(as, attendance.checkIn, {
    params: { id: 'today' },
    body: { sentAt: server.clock.now().toISOString(), scans },
  });
  expect(status).toBe(200);
  return body;
}
const outcomesOf = async (scans: DoorScan[], as?: string) =>
  (await send(scans, as)).results.map(({ outcome }) => outcome);
/** How long ago it was, since the clock of the test goes on. */
const minutesSince = (iso: string | null | undefined) =>
  iso == null ? iso : Math.round((server.clock.now().getTime() - Date.parse(iso)) / 60_000);
const codeOf = async (who: string) =>
  (await server.call(who, ticketCalls.pass, { params: { id: `today-${who}` } })).body.code ?? '';
const inSince = async (who: string) =>
  minutesSince(
    (
      await server.db
        .select()
        .from(tickets)
        .where(eq(tickets.id, `today-${who}`))
    )[0]?.attendedAt?.toISOString(),
  );

test('the code of a ticket lets its holder in once; the second hears when they came', async () => {
  const code = await codeOf('member');
  expect(await outcomesOf([read(code, 9)])).toEqual(['in']);
  const { results, counts } = await send([read(code, 4)], 'manager');
  expect(results[0]).toMatchObject({ outcome: 'already', name: 'member Test' });
  expect(minutesSince(results[0]?.attendedAt)).toBe(9);
  expect(counts).toEqual({ registered: 4, attended: 1 });
  const { body } = await server.call('member', ticketCalls.byId, { params: { id: 'today-member' } });
  expect(minutesSince(body.attendedAt)).toBe(9);
});

test('a number alone, a forged signature, and the code of another number let nobody in', async () => {
  const code = await codeOf('member');
  const [, signature = ''] = code.split('.');
  const forged = [
    'TODAY-MEMBER',
    `TODAY-MEMBER.${'A'.repeat(26)}`,
    `TODAY-OTHER.${signature}`,
    'today-member',
    'https://example.org',
  ];
  expect(await outcomesOf(forged.map((text) => read(text)))).toEqual(forged.map(() => 'unknown'));
  expect(await outcomesOf([{ ...scanOf('member', 1), ticketId: 'TODAY-MEMBER' }])).toEqual(['unknown']);
});

test('a ticket that was cancelled lets nobody in, and shows no code', async () => {
  const code = await codeOf('member');
  await server.call('member', ticketCalls.cancel, { body: { ticketId: 'today-member' } });
  expect(await codeOf('member')).toBe('');
  expect(await outcomesOf([read(code, 0), scanOf('member', 0)])).toEqual(['cancelled', 'cancelled']);
});

test('who was let in before their ticket was cancelled has come, whenever the device sends it, and is given no ticket back', async () => {
  const atTheDoor = scanOf('member', 5);
  await server.call('member', ticketCalls.cancel, { body: { ticketId: 'today-member' } });
  expect(await outcomesOf([atTheDoor, scanOf('member', 0)])).toEqual(['in', 'cancelled']);
  expect(await inSince('member')).toBe(5);
  const [row] = await server.db.select().from(tickets).where(eq(tickets.id, 'today-member'));
  expect(row?.status).toBe('Removed');
});

test('who comes instead has a new code, and the one before it is told as replaced', async () => {
  const before = await codeOf('member');
  const nominee = { nomineeTitle: 'Ms', nomineeName: 'Ana Tui', nomineeEmail: 'ana@example.org', nomineeMobile: '04' };
  await server.call('member', ticketCalls.nominate, { body: { ticketId: 'today-member', ...nominee } });
  const after = await codeOf('member');
  const { results } = await send([read(before), read(after)]);
  expect(results.map(({ outcome, name }) => [outcome, name])).toEqual([
    ['replaced', 'Ana Tui'],
    ['in', 'Ana Tui'],
  ]);
});

test('the ticket of another event, and an event that is days away, let nobody in', async () => {
  const elsewhere = await server.call('admin', ticketCalls.pass, { params: { id: 'open' } });
  const { results } = await send([read(elsewhere.body.code ?? '')]);
  expect(results[0]).toMatchObject({ outcome: 'wrongEvent', ticketId: null, name: null });
  await server.db
    .update(events)
    .set({ startAt: new Date(server.clock.now().getTime() + 3 * 86_400_000) })
    .where(eq(events.id, 'today'));
  expect(await outcomesOf([scanOf('member', 1)])).toEqual(['tooEarly']);
});

test('two devices without a network come to the same, whichever sends first and however often', async () => {
  const [north, south] = [
    [scanOf('member', 30), scanOf('other', 20), scanOf('editor', 12)],
    [scanOf('member', 25), scanOf('other', 28), scanOf('other', 27, 'undo')],
  ];
  expect(await outcomesOf(south)).toEqual(['in', 'in', 'undone']);
  expect(await outcomesOf(north, 'manager')).toEqual(['in', 'in', 'in']);
  expect(await outcomesOf(north, 'manager')).toEqual(['in', 'in', 'in']);
  expect(await outcomesOf(south)).toEqual(['already', 'in', 'undone']);
  expect([await inSince('member'), await inSince('other'), await inSince('editor')]).toEqual([30, 20, 12]);
});

test('twenty devices that send the same people at once let each in once', async () => {
  const devices = Array.from({ length: 20 }, (_, index) => holders.map((who) => scanOf(who, 20 - index)));
  const answers = await Promise.all(
    devices.map((scans, index) => send(index % 2 === 0 ? scans : scans.toReversed(), index % 3 ? 'admin' : 'owner')),
  );
  expect(answers.at(-1)?.counts.registered).toBe(4);
  for (const who of holders) expect(await inSince(who)).toBe(20);
  expect(await server.db.select().from(doorScans).where(eq(doorScans.ticketId, 'today-other'))).toHaveLength(20);
});

test('what was done at the door says who did it, when, and how', async () => {
  await send([scanOf('member', 3), scanOf('member', 2, 'undo')], 'manager');
  const stored = await server.db
    .select()
    .from(doorScans)
    .where(eq(doorScans.ticketId, 'today-member'))
    .orderBy(doorScans.at);
  expect(
    stored.map(({ action, how, personId, at }) => [action, how, personId, minutesSince(at.toISOString())]),
  ).toEqual([
    ['in', 'name', 'manager', 3],
    ['undo', 'name', 'manager', 2],
  ]);
});

test('a clock that is a day slow marks nobody a day early', async () => {
  const slow = (iso: string) => new Date(Date.parse(iso) - 86_400_000).toISOString();
  const scan = scanOf('member', 5);
  const { body } = await server.call('admin', attendance.checkIn, {
    params: { id: 'today' },
    body: { sentAt: slow(ago(0)), scans: [{ ...scan, at: slow(scan.at) }] },
  });
  expect(minutesSince(body.results[0]?.attendedAt)).toBe(5);
});

test('whoever is in hands their ticket back no more', async () => {
  await send([scanOf('member', 1)]);
  const { status, body } = await server.call('member', ticketCalls.cancel, { body: { ticketId: 'today-member' } });
  expect([status, body.message]).toEqual([409, 'This ticket has been used at the door.']);
});

test.each([
  ['MEMBER', ['member Test']],
  ['other@example', ['other Test']],
  ['today-ed', ['editor Test']],
  ['tui', ['Ana Tui']],
  ['%', []],
])('attendees are found by name, number, e-mail and who comes instead: %s', async (keyword, names) => {
  await server.db
    .update(tickets)
    .set({ nominee: { title: 'Ms', name: 'Ana Tui', email: 'ana@example.org', mobile: '04', orgName: '' } })
    .where(eq(tickets.id, 'today-moderator'));
  const { body } = await server.call('admin', attendance.attendees, { params: { id: 'today' }, query: { keyword } });
  expect(body.attendees.map(({ name }) => name)).toEqual(names);
  expect([body.totalItemCount, body.counts.registered]).toEqual([names.length, 4]);
});

test('attendees come page by page, those who are in apart from those who are not', async () => {
  await send([scanOf('member', 1), scanOf('other', 1)]);
  const ask = async (query: object) =>
    (await server.call('admin', attendance.attendees, { params: { id: 'today' }, query })).body;
  const first = await ask({ pageSize: 3 });
  const second = await ask({ pageSize: 3, after: first.nextCursor });
  expect([...first.attendees, ...second.attendees].map(({ name }) => name)).toEqual(
    ['editor', 'member', 'moderator', 'other'].map((name) => `${name} Test`),
  );
  expect(second.nextCursor).toBeNull();
  expect((await ask({ show: 'in' })).attendees.map(({ name }) => name)).toEqual(['member Test', 'other Test']);
  expect((await ask({ show: 'out' })).totalItemCount).toBe(2);
});

test('attendees are listed by type of ticket and by what became of it, and counted so', async () => {
  await server.db
    .insert(eventTicketTypes)
    .values({ id: 'today-guests', eventId: 'today', position: 1, name: 'Guests', amountCents: 0 });
  await server.db.update(tickets).set({ ticketTypeId: 'today-guests' }).where(eq(tickets.id, 'today-other'));
  await send([scanOf('other', 1)]);
  await server.call('member', ticketCalls.cancel, { body: { ticketId: 'today-member' } });
  const ask = async (query: object) =>
    (await server.call('admin', attendance.attendees, { params: { id: 'today' }, query })).body.attendees.map(
      ({ name, status }) => `${name} ${status}`,
    );
  expect(await ask({ ticketPriceId: 'today-guests' })).toEqual(['other Test Active']);
  expect(await ask({ status: 'Removed' })).toEqual(['member Test Removed']);
  expect((await server.call('admin', attendance.overview, { params: { id: 'today' } })).body).toMatchObject({
    counts: { registered: 3, attended: 1 },
    ticketTypes: [
      { id: 'today-type', name: 'Members', registered: 2, attended: 0 },
      { id: 'today-guests', name: 'Guests', registered: 1, attended: 1 },
    ],
  });
});

test('needs are counted for the caterer of those alone who come', async () => {
  const eat = (who: string, ...dietaryRequirements: string[]) =>
    server.db
      .update(tickets)
      .set({ dietaryRequirements })
      .where(eq(tickets.id, `today-${who}`));
  await eat('member', 'vegan');
  await server.call('member', ticketCalls.cancel, { body: { ticketId: 'today-member' } });
  await eat('other', 'vegan', 'nutFree');
  await eat('editor', 'nutFree');
  const { body } = await server.call('admin', attendance.needs, { params: { id: 'today' } });
  expect(body).toEqual({
    registered: 3,
    diets: [
      { label: 'Nut free', count: 2 },
      { label: 'Vegan', count: 1 },
    ],
    notes: [],
    isCut: false,
  });
});

test('a device at the door is told no needs and no codes; needs stand in no log', async () => {
  const secret = 'Coeliac, in a wheelchair';
  await server.db.update(tickets).set({ accessibilityRequirement: secret }).where(eq(tickets.id, 'today-member'));
  const params = { params: { id: 'today' } };
  const door = JSON.stringify((await server.call('admin', attendance.doorList, params)).body);
  expect(door).not.toContain(secret);
  expect(door).not.toContain((await codeOf('member')).split('.')[1]);
  const needs = await server.call('admin', attendance.needs, params);
  expect(needs.body.notes).toEqual([{ ticketId: 'today-member', name: 'member Test', food: null, access: secret }]);
  expect(server.logLines.join('\n')).not.toContain('Coeliac');
});

test('the table of attendees is a download that no cell of runs', async () => {
  await server.db.update(people).set({ lastName: '=HYPERLINK(1)' }).where(eq(people.id, 'editor'));
  await server.db.update(people).set({ firstName: '' }).where(eq(people.id, 'editor'));
  const response = await server.fetch('/api/admin/event/today/attendees.csv', {
    headers: { Authorization: `Bearer ${await server.tokenOf('admin')}` },
  });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toContain('attachment');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain(`"' =HYPERLINK(1)"`);
});

/** Somebody with as many tickets of the event as are sold in a stadium. */
const addCrowd = (count: number) =>
  server.db.execute(sql`
    insert into tickets (id, number, event_id, ticket_type_id, person_id, status, amount_cents, order_id, order_position, created_at, updated_at)
    select 'crowd-' || n, 'CROWD-' || n, 'today', 'today-type', 'owner', 'Active', 0, 'crowd', n, now(), now()
    from generate_series(1, ${count}::int) n`);
const fetchTable = async () =>
  server.fetch('/api/admin/event/today/attendees.csv', {
    headers: { Authorization: `Bearer ${await server.tokenOf('admin')}` },
  });

test('the table has everybody, however many there are, and who took it is kept', async () => {
  await addCrowd(6_200);
  const lines = (await (await fetchTable()).text()).split('\r\n').filter((line) => line !== '');
  expect(lines).toHaveLength(1 + holders.length + 6_200);
  expect(new Set(lines).size).toBe(lines.length);
  expect((await server.call('admin', attendance.needs, { params: { id: 'today' } })).body.registered).toBe(6_204);
  const [taken] = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.kind, 'attendeesExported'))
    .orderBy(auditEvents.id);
  expect(taken).toMatchObject({ personId: 'admin', data: { eventId: 'today' } });
});

test('the table is read as fast as it is taken, and no faster', async () => {
  await addCrowd(6_200);
  const reader = (await fetchTable()).body!.getReader();
  await reader.read();
  await server.db.delete(tickets).where(eq(tickets.eventId, 'today'));
  let rest = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) rest += part.value.byteLength;
  // Not more than what was on its way.
  expect(rest).toBeLessThan(300_000);
});

test('twenty people whom two doors let in without a network, some at both, are in the list of attendees once', async () => {
  await addCrowd(20);
  const scanned = (from: number, to: number, minutesAgo: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({
      ...scanOf('', minutesAgo),
      ticketId: `crowd-${from + index}`,
    }));
  const [north, south] = [scanned(1, 14, 20), scanned(9, 20, 10)];
  const outcomes = (await Promise.all([outcomesOf(south), outcomesOf(north, 'manager')])).flat();
  expect(outcomes).toHaveLength(26);
  // What was told to the faster one may have changed since: asked again, both hear the same.
  expect((await outcomesOf(south)).filter((outcome) => outcome === 'already')).toHaveLength(6);
  expect(await outcomesOf(north, 'manager')).toEqual(north.map(() => 'in'));
  const query = { show: 'in', pageSize: 100 } as const;
  const { body } = await server.call('owner', attendance.attendees, { params: { id: 'today' }, query });
  expect([body.totalItemCount, body.counts.attended]).toEqual([20, 20]);
  const late = body.attendees.filter(({ attendedAt }) => minutesSince(attendedAt) === 10);
  expect(late).toHaveLength(6);
});
