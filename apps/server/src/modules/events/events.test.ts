import { contract, type PortalEvent } from '@portal/api/contract';
import { isOver, isWithin, momentIn, spanOf } from '@portal/rules';
import { buildWorld } from '@portal/demo/world';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assets, events as eventsTable } from '../../db/schema/index.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { events } = contract;
const member = 'p-001';
const zone = profiles.ota.timeZone;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ database: 'world' });
});
afterAll(() => server.close());

async function list(body: object): Promise<{ ids: string[]; total: number }> {
  const answer = await server.call(member, events.getList, { body: { size: 2000, ...body } });
  expect(answer.status).toBe(200);
  return { ids: answer.body.events.map(({ id }: PortalEvent) => id), total: answer.body.totalItems };
}

/** The events of the world as the database has them now. */
function worldEvents() {
  const now = server.clock.now();
  return buildWorld()
    .events.filter(({ status }) => status !== 'draft')
    .map((event) => {
      const startAt = momentIn(event, now);
      return { ...event, startAt, endAt: new Date(startAt.getTime() + event.minutes * 60_000) };
    })
    .sort((a, b) => a.startAt.getTime() - b.startAt.getTime());
}

test('there are events of all five kinds, in every state, over two years and several zones [EVT-005]', async () => {
  const { body } = await server.call(member, events.getList, { body: { size: 2000 } });
  const all: PortalEvent[] = body.events;
  expect(new Set(all.map(({ type }) => type)).size).toBe(5);
  expect(new Set(all.map(({ startTimeZone }) => startTimeZone)).size).toBeGreaterThan(5);
  expect(new Set(all.map(({ closedBecause }) => closedBecause))).toEqual(
    new Set([null, 'cancelled', 'past', 'notYetOpen', 'soldOut']),
  );
  const years =
    (Date.parse(all.at(-1)?.eventStartUtc ?? '') - Date.parse(all[0]?.eventStartUtc ?? '')) / 31_536_000_000;
  expect(years).toBeGreaterThan(1.9);
});

describe('the list is what the rules say', () => {
  const online = buildWorld().events.find(({ kind, status }) => kind === 'webinar' && status === 'published');
  const [tag = '', category = ''] = [online?.tagIds[0], online?.categoryIds[0]];
  const tags = [tag, 'tag-sensory'];
  const day = (days: number) => new Date(Date.parse('2026-03-02') + days * 86_400_000).toISOString().slice(0, 10);
  const ranges = [
    { from: null, to: null },
    { from: day(0), to: null },
    { from: null, to: day(-1) },
    // The months in which clocks change, and single days around each event that lasts several.
    { from: '2026-04-01', to: '2026-04-30' },
    { from: '2025-10-01', to: '2025-10-31' },
    ...Array.from({ length: 40 }, (_, index) => ({ from: day(index * 5 - 90), to: day(index * 5 - 90) })),
  ];

  test('for a range of days of the organisation’s calendar [EVT-083]', async () => {
    const all = worldEvents();
    for (const { from, to } of ranges) {
      const span = spanOf({ from, to }, zone);
      const expected = all.filter((event) => isWithin(event, span)).map(({ id }) => id);
      expect(await list({ startDateFrom: from, startDateTo: to }), `${from} to ${to}`).toEqual({
        ids: expected,
        total: expected.length,
      });
    }
  });

  test.each([null, true, false])('where isActiveEvent is %s [EVT-085]', async (isActiveEvent) => {
    const expected = worldEvents().filter(
      (event) => isActiveEvent === null || isOver(event, server.clock.now()) !== isActiveEvent,
    );
    expect((await list({ isActiveEvent })).ids).toEqual(expected.map(({ id }) => id));
    expect((await list({ isActiveEvent, sortOrder: 'desc' })).ids).toEqual(expected.map(({ id }) => id).toReversed());
  });

  type Listed = ReturnType<typeof worldEvents>[number];
  const filters: [string, object, (event: Listed) => boolean][] = [
    ['a kind', { typeId: 'webinar' }, ({ kind }) => kind === 'webinar'],
    ['CPD', { listingId: 'cpd' }, ({ cpdHours }) => cpdHours !== null],
    ['no CPD', { listingId: 'events' }, ({ cpdHours }) => cpdHours === null],
    [
      'either of two places',
      { locationId: ['sydney', 'online'] },
      ({ locationId }) => ['sydney', 'online'].includes(locationId),
    ],
    ['either of two tags', { tagId: tags }, ({ tagIds }) => tagIds.some((id) => tags.includes(id))],
    ['a category', { categoryId: [category] }, ({ categoryIds }) => categoryIds.includes(category)],
    [
      'a place and a tag',
      { locationId: ['online'], tagId: [tag] },
      ({ locationId, tagIds }) => locationId === 'online' && tagIds.includes(tag),
    ],
  ];

  test.each(filters)('for %s, with those alone that are of it', async (_, filter, isOfIt) => {
    const [expected, all] = [
      worldEvents()
        .filter(isOfIt)
        .map(({ id }) => id),
      worldEvents().length,
    ];
    expect([expected.length > 0, expected.length < all]).toEqual([true, true]);
    expect(await list(filter)).toEqual({ ids: expected, total: expected.length });
  });
});

test('a list is one statement beyond the sign-in, and one for how many there are, however many events it has', async () => {
  const ofEvents = (statement: string) => /from "(events|tickets|event_\w+)"/.test(statement);
  server.statements.length = 0;
  await list({ keyword: 'a', isActiveEvent: true, tagId: ['tag-cpd', 'tag-stroke'] });
  expect(server.statements.filter(ofEvents)).toHaveLength(2);
  await server.call(member, events.upcoming, { body: {} });
  expect(server.statements.filter(ofEvents)).toHaveLength(3);
});

test('the range of a calendar is read by an index', async () => {
  const { rows } = await server.db.transaction(async (tx) => {
    await tx.execute('set local enable_seqscan = off');
    return tx.execute<{ 'QUERY PLAN': string }>(
      "explain select id from events where status <> 'draft' and start_at < '2026-04-01' and end_at > '2026-03-01' order by start_at, id",
    );
  });
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/events_(start|end)_idx/);
});

test('an event that nobody has published is nowhere, its picture neither, and comes back with it', async () => {
  const [asset] = await server.db.select().from(assets).where(eq(assets.ownerKind, 'event')).limit(1);
  const hash = await server.deps.files.put(tinyPicture());
  await server.db
    .update(assets)
    .set({ hash })
    .where(eq(assets.id, asset?.id ?? ''));
  const id = asset?.ownerId ?? '';
  const headers = { Authorization: `Bearer ${await server.tokenOf(member)}` };
  const seen = async () => [
    (await server.call(member, events.byId, { params: { id } })).status,
    (await server.fetch(`/api/content/assets/${asset?.id}`, { headers })).status,
    (await list({})).ids.includes(id),
  ];
  await server.db.update(eventsTable).set({ status: 'draft' }).where(eq(eventsTable.id, id));
  expect(await seen()).toEqual([404, 404, false]);
  await server.db.update(eventsTable).set({ status: 'published' }).where(eq(eventsTable.id, id));
  expect(await seen()).toEqual([200, 200, true]);
});

test('an event and its sessions tell their times by the clock of their zones [EVT-154]', async () => {
  const event = worldEvents().find(({ sessions }) => sessions.some(({ timeZone }) => timeZone === 'Europe/London'));
  const { body } = await server.call(member, events.byId, { params: { id: event?.id ?? '' } });
  expect(body.startDateTime).toMatch(/T08:30:00$/);
  expect(
    body.sessions.map(({ startDateTime, startTimeZone }) => [startDateTime.slice(11), startTimeZone]),
  ).toContainEqual(['09:00:00', 'Europe/London']);
});
