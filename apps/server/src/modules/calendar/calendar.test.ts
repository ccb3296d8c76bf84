/// <reference lib="esnext.temporal" />
import { contract } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import ICAL from 'ical.js';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarFeeds, events, eventSessions, people, tickets } from '../../db/schema/index.ts';
import { readByNames, readByRules } from '../../testing/read-calendar.ts';
import { exchange, knownSite, testOrigin } from '../../testing/test-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createApp } from '../../create-app.ts';

const { calendar, events: eventCalls } = contract;
const hour = 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
/** An event that `member` attends. */
async function attend(
  changes: Partial<typeof events.$inferInsert> = {},
  ticket: Partial<typeof tickets.$inferInsert> = {},
) {
  const id = `calendar-${(count += 1)}`;
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  await server.db.insert(events).values({ ...open!, id, singleClickTicketTypeId: null, ...changes });
  const now = server.clock.now();
  await server.db.insert(tickets).values({
    id,
    number: id,
    eventId: id,
    ticketTypeId: 'free',
    personId: 'member',
    status: 'Active',
    amountCents: 0,
    createdAt: now,
    updatedAt: now,
    ...ticket,
  });
  return id;
}

const change = (id: string, changes: Partial<typeof events.$inferInsert>) =>
  server.db.update(events).set(changes).where(eq(events.id, id));

async function newFeed(who = 'member'): Promise<string> {
  const { body } = await server.call(who, calendar.newFeed);
  return new URL(body.feed.url).pathname;
}

const uidOf = (id: string) => `event-${id}@ota`;
const entriesIn = (text: string) =>
  new Map(
    new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((entry) => [String(entry.getFirstPropertyValue('uid')), entry]),
  );

async function entryIn(path: string, id: string) {
  const answer = await server.fetch(path);
  expect(answer.status).toBe(200);
  const entry = entriesIn(await answer.text()).get(uidOf(id));
  return (
    entry && {
      sequence: entry.getFirstPropertyValue('sequence'),
      status: entry.getFirstPropertyValue('status'),
      start: entry.getFirstPropertyValue('dtstart')?.toString(),
    }
  );
}

describe('the calendar of a person', () => {
  test('has what they attend: moved with a higher number, cancelled as such, and gone with the ticket', async () => {
    const id = await attend({ startZone: 'Australia/Lord_Howe' });
    const path = await newFeed();
    const first = await entryIn(path, id);
    expect(first).toMatchObject({ sequence: 0, status: 'CONFIRMED' });
    await change(id, { startAt: new Date('2026-03-08T02:00:00Z'), endAt: new Date('2026-03-08T04:00:00Z') });
    expect(await entryIn(path, id)).toEqual({ sequence: 1, status: 'CONFIRMED', start: '2026-03-08T13:00:00' });
    await change(id, { cpdHours: 3 });
    expect(await entryIn(path, id), 'what no calendar shows').toMatchObject({ sequence: 1 });
    await change(id, { status: 'cancelled' });
    expect(await entryIn(path, id)).toMatchObject({ sequence: 2, status: 'CANCELLED' });
    await server.db.update(tickets).set({ status: 'Removed' }).where(eq(tickets.id, id));
    expect(await entryIn(path, id)).toBeUndefined();
  });

  test('strikes out what its organiser cancels, and has no more of what was given back before', async () => {
    const [held, given] = [await attend(), await attend()];
    const path = await newFeed();
    await server.call('member', contract.tickets.cancel, { body: { ticketId: given } });
    for (const id of [held, given]) {
      const body = { revision: 0, message: '' };
      expect((await server.call('admin', contract.desk.cancel, { params: { id }, body })).status).toBe(200);
    }
    expect(await entryIn(path, held)).toMatchObject({ status: 'CANCELLED' });
    expect(await entryIn(path, given)).toBeUndefined();
  });

  test('has no event that others attend, that was withdrawn, was over a year ago or was passed on', async () => {
    const nominee = { title: 'Ms', name: 'A', email: 'a@example.org', mobile: '', orgName: '' };
    const longAgo = new Date(server.clock.now().getTime() - 400 * 24 * hour);
    const ids = [
      await attend({}, { personId: 'other' }),
      await attend({ status: 'draft' }),
      await attend({ startAt: longAgo, endAt: longAgo }),
      await attend({}, { nominee }),
    ];
    const entries = entriesIn(await (await server.fetch(await newFeed())).text());
    expect(ids.filter((id) => entries.has(uidOf(id)))).toEqual([]);
  });

  test('says what it is to the letter', async () => {
    const id = await attend({
      title: 'Splinting; casting, and "more"\r\nSTATUS:CANCELLED',
      shortDesc: 'One, two; three\\four\nand on\u0007',
      address: 'Level 2, 10 Hill St',
      startAt: new Date('2026-04-04T14:00:00Z'),
      endAt: new Date('2026-04-05T01:00:00Z'),
      startZone: 'Australia/Adelaide',
    });
    const text = await (await server.fetch(await newFeed())).text();
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    const unfolded = text.replaceAll('\r\n ', '');
    const from = unfolded.indexOf(`UID:${uidOf(id)}`);
    const entry = unfolded.slice(from, unfolded.indexOf('END:VEVENT', from)).split('\r\n');
    expect(entry).toEqual(
      expect.arrayContaining([
        'SEQUENCE:0',
        'SUMMARY:Splinting\\; casting\\, and "more" STATUS:CANCELLED',
        `DESCRIPTION:One\\, two\\; three\\\\four\\nand on\\n\\nhttps://portal.test/events/${id}`,
        'LOCATION:Level 2\\, 10 Hill St',
        'DTSTART;TZID=Australia/Adelaide:20260405T003000',
        'DTEND;TZID=Australia/Adelaide:20260405T103000',
        `URL;VALUE=URI:https://portal.test/events/${id}`,
        'ORGANIZER;CN="Occupational Therapy Association":mailto:events@portal.test',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(unfolded).toContain('METHOD:PUBLISH');
    expect(unfolded).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(unfolded).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Australia\/Adelaide\r\n/);
    expect(unfolded).not.toContain('VALARM');
  });

  test('is sent once, and then only when it has changed, by tag or by time', async () => {
    const id = await attend();
    const path = await newFeed();
    const first = await server.fetch(path);
    expect(first.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const known = { tag: first.headers.get('etag') ?? '', time: first.headers.get('last-modified') ?? '' };
    const statuses = async () => [
      (await server.fetch(path, { headers: { 'If-None-Match': `W/${known.tag}` } })).status,
      (await server.fetch(path, { headers: { 'If-Modified-Since': known.time } })).status,
    ];
    server.clock.pass(5000);
    expect(await statuses()).toEqual([304, 304]);
    // What is gone leaves nothing behind that says when.
    await server.db.delete(events).where(eq(events.id, id));
    expect(await statuses()).toEqual([200, 200]);
  });

  test('tells its owner when it was last read, to the hour', async () => {
    const path = await newFeed();
    const readAt = async () => (await server.call('member', calendar.feed)).body.feed?.readAt ?? null;
    expect(await readAt()).toBeNull();
    await server.fetch(path);
    const first = await readAt();
    expect(first).not.toBeNull();
    await server.fetch(path);
    expect(await readAt()).toBe(first);
    server.clock.pass(hour);
    await server.fetch(path);
    expect(await readAt()).not.toBe(first);
  });
});

describe('its address', () => {
  test('is kept nowhere in a form that opens it, and opens nothing once another is made or it is taken away', async () => {
    const first = await newFeed();
    const secret = first.split('/').at(-1)!.replace('.ics', '');
    expect(JSON.stringify(await server.db.select().from(calendarFeeds))).not.toContain(secret.slice(22));
    expect((await server.fetch(first)).status).toBe(200);
    const second = await newFeed();
    expect((await server.fetch(first)).status).toBe(404);
    expect((await server.fetch(second)).status).toBe(200);
    await server.call('member', calendar.endFeed);
    expect((await server.fetch(second)).status).toBe(404);
    expect(server.logLines.join('\n')).not.toContain(secret.slice(0, 22));
  });

  test('guessed or cut, is refused without a question to the database', async () => {
    const path = await newFeed();
    const statementCount = server.statements.length;
    const flipped = path.replace(/(.)\.ics$/, (_, last: string) => `${last === 'A' ? 'B' : 'A'}A.ics`);
    for (const wrong of [flipped, path.slice(0, -5), `${path}x`, '/api/calendar/x.ics', '/api/calendar/%00.ics'])
      expect((await server.fetch(wrong)).status, wrong).toBe(404);
    expect(server.statements.length).toBe(statementCount);
  });

  test('is answered 120 times an hour', async () => {
    const path = await newFeed('outsider');
    for (let reading = 0; reading < 120; reading += 1) expect((await server.fetch(path)).status).toBe(200);
    const refused = await server.fetch(path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await server.fetch(await newFeed('outsider'))).status).toBe(200);
  });

  test('opens nothing where its owner is disabled, or the organisation has nothing on that goes into it', async () => {
    const path = await newFeed('client');
    const off = createApp({
      ...server.deps,
      profile: {
        ...profiles.ota,
        modules: {
          ...profiles.ota.modules,
          events: { ...profiles.ota.modules.events, enabled: false, accessRules: [] },
          communities: { ...profiles.ota.modules.communities, enabled: false, accessRules: [] },
        },
      },
    });
    expect((await off.request(path)).status).toBe(404);
    expect((await server.fetch(path)).status).toBe(200);
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'client'));
    expect((await server.fetch(path)).status).toBe(404);
  });

  test('is not told to the page of another website', async () => {
    const site = await knownSite(server, { modules: ['events'] });
    const { body } = await exchange(server, site.ticket({ scope: 'events' }));
    const headers = { Authorization: `Bearer ${body.access_token}`, Origin: testOrigin };
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await server.fetch('/api/user/calendarfeed', { method, headers })).status, method).toBe(403);
  });
});

describe('the file of an event', () => {
  let id: string;
  beforeEach(async () => {
    id = await attend();
    const [event] = await server.db.select().from(events).where(eq(events.id, id));
    const { startAt, startZone, endZone } = event!;
    const endAt = new Date(startAt.getTime() + hour);
    await server.db
      .insert(eventSessions)
      .values({ eventId: id, position: 0, id: '0', title: 'Opening', startAt, startZone, endAt, endZone });
  });
  const detail = async () => (await server.call('other', eventCalls.byId, { params: { id } })).body;

  test('and that of a session have names of their own and the number of the event', async () => {
    const { calendarUrl, sessions } = await detail();
    const whole = await server.fetch(calendarUrl);
    expect(whole.headers.get('content-disposition')).toMatch(/^attachment; filename="The open event.ics"/);
    expect([...entriesIn(await whole.text()).keys()]).toEqual([uidOf(id)]);
    await server.db.update(eventSessions).set({ title: 'Welcome' }).where(eq(eventSessions.eventId, id));
    const session = await (await server.fetch(sessions[0]!.calendarUrl)).text();
    expect([...entriesIn(session).keys()]).toEqual([`event-${id}-session-0@ota`]);
    expect(session).toContain('SUMMARY:Welcome (The open event)');
    expect(session).toContain('SEQUENCE:1');
  });

  test('cancels where the event is cancelled', async () => {
    const { calendarUrl } = await detail();
    await change(id, { status: 'cancelled' });
    expect(await (await server.fetch(calendarUrl)).text()).toMatch(/METHOD:CANCEL[^]*STATUS:CANCELLED/);
  });

  test('is refused to other addresses, after the session, and where the event is withdrawn', async () => {
    const { calendarUrl, sessions } = await detail();
    const statusOf = async (url: string) => (await server.fetch(url)).status;
    expect(await statusOf(calendarUrl.replace(`/${id}?`, '/open?'))).toBe(401);
    expect(await statusOf(`${calendarUrl}&part=0`)).toBe(401);
    expect(await statusOf(sessions[0]!.calendarUrl.replace('part=0', 'part=1'))).toBe(401);
    await server.db.delete(eventSessions).where(eq(eventSessions.eventId, id));
    expect(await statusOf(sessions[0]!.calendarUrl)).toBe(404);
    await change(id, { status: 'draft' });
    expect(await statusOf(calendarUrl)).toBe(404);
    await change(id, { status: 'published' });
    expect(await statusOf(calendarUrl)).toBe(200);
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'other'));
    expect(await statusOf(calendarUrl)).toBe(401);
  });
});

test('500 events around changes of clocks are the same moments in two programs and in the database', async () => {
  const zones = [
    'Australia/Sydney',
    'Australia/Adelaide',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Australia/Perth',
    'Australia/ACT',
    'Europe/London',
    'Asia/Calcutta',
    'Pacific/Chatham',
    'America/St_Johns',
    'Nowhere/Land',
  ];
  let seed = 20_261_123;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const [open] = await server.db.select().from(events).where(eq(events.id, 'open'));
  const rows = Array.from({ length: 500 }, (_, index) => {
    const zone = zones[index % zones.length]!;
    const day = Date.parse('2025-06-01T00:00:00Z') + random(7 * 365) * 24 * hour;
    const isKnown = zone !== 'Nowhere/Land';
    const at = isKnown ? Temporal.Instant.fromEpochMilliseconds(day).toZonedDateTimeISO(zone) : null;
    const turn = at?.getTimeZoneTransition('next')?.epochMilliseconds ?? day;
    const startAt = new Date(turn + (random(360) - 180) * 60_000);
    const endAt = new Date(startAt.getTime() + random(300) * 60_000);
    return {
      ...open!,
      id: `random-${index}`,
      singleClickTicketTypeId: null,
      startAt,
      endAt,
      startZone: zone,
      // Whoever arrives by plane.
      endZone: zones[random(zones.length)]!,
    };
  });
  await server.db.insert(events).values(rows);
  const now = server.clock.now();
  await server.db.insert(tickets).values(
    rows.map(({ id }) => ({
      id,
      number: id,
      eventId: id,
      ticketTypeId: 'free',
      personId: 'moderator',
      status: 'Active' as const,
      amountCents: 0,
      createdAt: now,
      updatedAt: now,
    })),
  );
  const text = await (await server.fetch(await newFeed('moderator'))).text();
  const since = now.getTime() - 366 * 24 * hour;
  const expected = rows
    .filter(({ endAt }) => endAt.getTime() > since)
    .map(({ id, startAt, endAt }) => ({ uid: uidOf(id), start: startAt.toISOString(), end: endAt.toISOString() }))
    .sort((a, b) => (a.uid < b.uid ? -1 : 1));
  expect(expected).toHaveLength(500);
  expect(readByRules(text)).toEqual(expected);
  expect(readByNames(text)).toEqual(expected);

  // The files of some of them, and of a session of each, say no other moment.
  const some = rows.filter(
    ({ startZone, endZone }, index) => index % 10 === 0 && ![startZone, endZone].includes('Nowhere/Land'),
  );
  await server.db.insert(eventSessions).values(
    some.map(({ id: eventId, startAt, startZone, endAt, endZone }) => ({
      ...{ eventId, position: 0, id: 'first', title: 'The first', startAt, startZone, endAt, endZone },
    })),
  );
  for (const { id, startAt, endAt } of some) {
    const { body } = await server.call('moderator', eventCalls.byId, { params: { id } });
    const times = { start: startAt.toISOString(), end: endAt.toISOString() };
    for (const [path, uid] of [
      [body.calendarUrl, uidOf(id)],
      [body.sessions[0]!.calendarUrl, `event-${id}-session-first@ota`],
    ] as const) {
      const file = await (await server.fetch(path)).text();
      expect([readByRules(file), readByNames(file)]).toEqual([[{ uid, ...times }], [{ uid, ...times }]]);
    }
  }
});
