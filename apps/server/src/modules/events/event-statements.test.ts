import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { planIn, rolledBack, type Sent, sentBy, walksOf } from '../../testing/statements.ts';
import { testWithServer } from '../../testing/server-test.ts';

const test = testWithServer({ isFresh: true });
/** By the name of what was asked for. */
const sent = new Map<string, readonly Sent[]>();

const days = { startDateFrom: '2026-01-01', startDateTo: '2026-12-31' };
const narrowed = { listingId: 'cpd', typeId: 'cpd', locationId: ['online'], categoryId: ['c'], tagId: ['tag'] };
const list = (body: object) => ['/api/event/list', body] as const;

/** What members ask of events, each with its ways to ask for it. */
const lists = new Map<string, readonly (readonly [path: string, body?: object])[]>([
  ['events', [list({ isActiveEvent: true })]],
  ['events of a year', [list({ ...days, size: 2000 })]],
  ['found events', [list({ keyword: 'hand' }), list(narrowed), list({ ...narrowed, keyword: 'hand' })]],
  ['my events', ['upcomingevents', 'pastevents', 'eventquery'].map((mine) => [`/api/user/${mine}`, {}] as const)],
  ['favourite events', [['/api/favourite/events']]],
  ['an event', [['/api/Event/open']]],
  ['my tickets', [['/api/user/event/open/tickets']]],
  ['types of tickets', [['/api/event/open/tickets']]],
  ['my waiting lists', [['/api/user/waitinglist']]],
]);

test.beforeAll(async ({ server }) => {
  const token = await server.tokenOf('member');
  for (const [name, calls] of lists) sent.set(name, await sentBy(server, [token], calls));
});

test('are sent with names alone, three at most for a call: who asks, whether they may, and what they ask for', () => {
  for (const [name, statements] of sent) {
    for (const one of statements) expect(one.name, one.text).toEqual(expect.any(String));
    expect(statements.length / (lists.get(name)?.length ?? 1), name).toBeLessThanOrEqual(3);
  }
});

test('have a plan each that walks through no large table', async ({ server }) => {
  const large = String.raw`people|sessions|assets|events|event_(?!locations|categories)\w+|tickets|waiting_entries`;
  expect(await walksOf(server.db, [...sent.values()].flat(), large)).toEqual([]);
});

const found = (of: string) => sent.get(of)?.find(({ name }) => name?.startsWith('events ')) as Sent;

test('of two thousand events each asks for its own types and for the tickets of one person', async ({ server }) => {
  let plan = '';
  await rolledBack(server.db, async (tx) => {
    const number = sql`generate_series(1, 2000) i`;
    await tx.execute(sql`insert into events (id, title, kind, status, start_at, start_zone, end_at, end_zone, location_id)
      select 'many-' || i, 'A', 'general', 'published', now() + i * interval '1 hour', 'UTC', now() + (i + 1) * interval '1 hour', 'UTC', 'online' from ${number}`);
    await tx.execute(sql`insert into event_ticket_types (id, event_id, position, name, amount_cents, capacity)
      select 'many-' || i, 'many-' || i, 0, 'A', 0, 9 from ${number}`);
    await tx.execute(sql`insert into tickets (id, number, event_id, ticket_type_id, person_id, status, amount_cents, created_at, updated_at)
      select 'many-' || i || p, 'many-' || i || p, 'many-' || i, 'many-' || i, p, 'Active', 0, now(), now() from ${number}, unnest(array['member', 'editor']) p`);
    await tx.execute(sql`analyze events, event_ticket_types, tickets`);
    plan = (await planIn(tx, found('events of a year').text)).join('\n');
  });
  expect(plan).not.toMatch(/Seq Scan on (event_ticket_types|tickets)/);
  expect(plan).toMatch(/tickets_person_idx.*\n\s*Index Cond: .*person_id = .*event_id = events\.id/);
});

test('a word is looked for in a text that is kept', () => {
  expect(found('found events').text).toContain('"events"."search_text" like');
});
