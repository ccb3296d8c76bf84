import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { notify } from '../modules/activities/index.ts';
import { eventsBehind, eventsSince, newestEvent } from '../modules/live/events.queries.ts';
import { liveFactsOf } from '../modules/live/live-facts.ts';
import { filledIn, planIn, rolledBack, type Sent, walksOf } from '../testing/statements.ts';
import { writePoll, writePost } from '../testing/test-content.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { activities } from './schema/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What the database is asked meanwhile. */
async function sentWhile(work: () => Promise<unknown>): Promise<Sent[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const sent = query.mock.calls.map(([first, values]) => Object.assign({ values }, first) as unknown as Sent);
  query.mockRestore();
  return sent;
}

test('what decides who may know of an event is read by its ids, whatever there is besides', async () => {
  const postId = await writePost(server, 'member', 'open');
  await writePoll(server, postId);
  const { clock, db } = server;
  await notify(db, {
    ...{ type: 5, about: postId, audience: 'followers', initiatorId: 'member', communityId: 'open', postId },
    at: clock.now(),
  });
  const activityIds = (await db.select({ id: activities.id }).from(activities)).map(({ id }) => id);
  const query = { postIds: [postId], polledIds: [postId], communityIds: ['open'], activityIds };
  const sent = await sentWhile(() => liveFactsOf(db, query, ['member', 'moderator']));
  const read = sent.map(({ text }) => text).join(' ');
  for (const table of ['activities', 'posts', 'communities', 'memberships', 'comments', 'post_polls', 'poll_votes'])
    expect(read).toContain(table);
  const large = String.raw`people|memberships|posts|post_\w+|poll_\w+|comments|activities|communities`;
  expect(await walksOf(db, sent, large)).toEqual([]);
});

// None of them is prepared: each is planned with its own values.
test.each<[string, () => Promise<unknown>, RegExp]>([
  ['the newest', () => newestEvent(server.db), /Index Only Scan Backward using live_events_pkey/],
  ['those behind an id and those that came late', () => eventsBehind(server.db, 29_990, [29_000]), /Index Cond/],
  ['those that were missed', () => eventsSince(server.db, Date.now() - 1000), /Index Cond/],
])('%s of many live events are found by an index', async (_, ask, plan) => {
  const statement = (await sentWhile(ask)).find(({ text }) => text.includes('"live_events"'));
  expect(statement?.name).toBeUndefined();
  let lines = '';
  await server.db.execute(sql`delete from live_events`);
  await rolledBack(server.db, async (tx) => {
    await tx.execute(sql`insert into live_events (id, kind, post_id, at) overriding system value
      select i, 'post', 'post-' || i, clock_timestamp() - (30000 - i) * interval '20 milliseconds' from generate_series(1, 30000) i`);
    await tx.execute(sql`analyze live_events`);
    lines = (await planIn(tx, filledIn(statement!))).join('\n');
  });
  expect(lines).toMatch(plan);
  expect(lines).not.toContain('Seq Scan');
});
