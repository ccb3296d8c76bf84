import { buildWorld } from '@portal/demo/world';
import { contract } from '@portal/api/contract';
import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { memoryStore } from '../../testing/memory-store.ts';
import { testNow } from '../../testing/test-clock.ts';
import { testWithServer } from '../../testing/server-test.ts';
import type { TestServer } from '../../testing/test-server.ts';
import * as schema from '../schema/index.ts';
import { demoPassword } from './demo-password.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const test = testWithServer({ database: 'world' });

/** By the time of the database: what open pages are told of, and until when somebody's leaves were as they were. The rules of CPD are noted by a server that starts. */
const notSeeded: readonly PgTable[] = [schema.liveEvents, schema.cpdPersonVersions, schema.cpdRuleVersions];

/** Of the world. */
const tables = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .filter((table) => !notSeeded.includes(table))
  .map((table) => getTableName(table));

/** A number for the content of every table; the salt of the password is the one thing that differs each time. */
async function fingerprints(server: TestServer): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await server.db.execute<{ hash: string }>(
      sql.raw(
        `select md5(coalesce(string_agg(row, '|' order by row), '')) as hash from (select (to_jsonb(t) - 'password_hash')::text as row from "${table}" t) rows`,
      ),
    );
    found[table] = rows[0]?.hash ?? '';
  }
  return found;
}

test('tickets of events that were cancelled have ended, and what was paid for them came back', async ({ server }) => {
  const { rows } = await server.db.execute(sql`
    select tickets.id, tickets.status, tickets.amount_cents::int as paid, coalesce(refunds.amount_cents, 0)::int as back
    from tickets join events on events.id = tickets.event_id left join refunds on refunds.id = tickets.id
    where events.status = 'cancelled'`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ status, paid, back }) => status !== 'Removed' || paid !== back)).toEqual([]);
});

test('seeding is done once', async ({ server }) => {
  const before = await fingerprints(server);
  expect(await seedDemoWorld({ db: server.db, files: memoryStore(), clock: server.clock })).toBe(false);
  expect(await fingerprints(server)).toEqual(before);
});

test('the same clock gives the same world', async ({ server }) => {
  const before = await fingerprints(server);
  await server.db.execute(
    sql.raw(`truncate ${tables.map((table) => `"${table}"`).join(', ')} restart identity cascade`),
  );
  expect(await seedDemoWorld({ db: server.db, files: memoryStore(), clock: { now: () => testNow } })).toBe(true);
  expect(await fingerprints(server)).toEqual(before);
});

test('every ticket that cost something has the order and the payment that a refund is taken from', async ({
  server,
}) => {
  const { rows } = await server.db.execute(sql`
    select tickets.id from tickets left join orders on orders.id = tickets.order_id and orders.status = 'paid' and orders.amount_cents = tickets.amount_cents
      left join test_payments payment on payment.order_id = orders.id and payment.state = 'paid'
    where tickets.amount_cents > 0 and payment.order_id is null`);
  expect(rows).toEqual([]);
});

test('everyone and everything of the world is there, counted as listed', async ({ server }) => {
  const world = buildWorld();
  const { rows } = await server.db.execute<
    Record<string, number>
  >(sql`select (select count(*)::int from people) as people, (select count(*)::int from communities) as communities, (select count(*)::int from posts) as posts, (select count(*)::int from comments) as comments,
    (select count(*)::int from communities where members_count <> (select count(*) from memberships where community_id = communities.id and status = 'Joined')) as wrong_members,
    (select count(*)::int from posts where likes_count <> (select count(*) from post_likes where post_id = posts.id)) as wrong_likes`);
  expect(rows[0]).toEqual({
    people: world.people.length,
    communities: world.communities.length,
    posts: world.posts.length,
    comments: world.comments.length,
    wrong_members: 0,
    wrong_likes: 0,
  });
});

test('every demo account signs in with the demo password, unless it needs a second factor', async ({ server }) => {
  const world = buildWorld();
  const statuses: Record<string, number> = {};
  for (const { email } of world.demoAccounts)
    statuses[email] = (
      await server.call(null, contract.auth.signIn, { body: { email, password: demoPassword } })
    ).status;
  const wanted = Object.fromEntries(
    world.demoAccounts.map(({ email, personId }) => [
      email,
      world.people.find(({ id }) => id === personId)?.tfaEnabled ? 401 : 200,
    ]),
  );
  expect(statuses).toEqual(wanted);
});
