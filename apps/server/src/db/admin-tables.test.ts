import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { planIn, rolledBack, type Sent, sentBy } from '../testing/statements.ts';
import { writePost } from '../testing/test-content.ts';
import { testWithServer } from '../testing/server-test.ts';

const place = '/api/v1/admin/community/open';
const members = (filters: object, page = 1) => [`${place}/getlist`, { page, pageSize: 2, filters }] as const;

/** The tables that grow with a community, opened, filtered, in each of their orders, and on a later page. */
const tables = {
  members: [
    members({}),
    members({}, 2),
    members({ statuses: ['Awaiting'] }),
    members({ keyword: 'me' }),
    [`${place}/getlist-with-answers`, { page: 1, pageSize: 2 }],
  ],
  'removed members': [members({ statuses: ['Removed'] }), members({ statuses: ['Removed'], keyword: 're' })],
  blacklist: [[`${place}/block`], [`${place}/block?keyword=bl`], [`${place}/block?page=2&pageSize=1`]],
  posts: [
    [`${place}/post`],
    [`${place}/post?page=2&pageSize=1`],
    ...[1, 2, 3, 99].map((status) => [`${place}/post?status=${status}`] as const),
  ],
} satisfies Record<string, readonly (readonly [path: string, body?: object])[]>;

/** Who asks, and what they may do there. */
const access = 2;
const most = 3;

const test = testWithServer({ isFresh: true });
const sent = new Map<string, Sent[]>();
test.beforeAll(async ({ server }) => {
  for (const status of [1, 1, 2, 3, 99]) await writePost(server, 'member', 'open', { status });
  const moderator = [await server.tokenOf('moderator')];
  for (const calls of Object.values(tables)) await sentBy(server, moderator, calls);
  // How often somebody calls is told to the database after so many calls: those of before are counted no more.
  server.clock.pass(600_000);
  for (const [table, calls] of Object.entries(tables))
    for (const call of calls) sent.set(`${table}: ${JSON.stringify(call)}`, await sentBy(server, moderator, [call]));
});

test('are three statements at most, beside who asks and what they may, however they are filtered, ordered and paged', () => {
  expect(sent.size).toBe(Object.values(tables).flat().length);
  for (const [call, statements] of sent) {
    expect(statements.length, call).toBeGreaterThan(access);
    expect(statements.length, call).toBeLessThanOrEqual(access + most);
  }
});

test('are read by index where other communities have many members and posts', async ({ server }) => {
  const texts = new Set([...sent.values()].flat().map(({ text }) => text));
  const walks: string[] = [];
  await rolledBack(server.db, async (tx) => {
    await tx.execute(sql`insert into people (id, email, password_hash, first_name, last_name, created_at)
      select 'many-' || i, 'many-' || i || '@example.org', '', 'A', 'B', now() from generate_series(1, 5000) i`);
    await tx.execute(sql`insert into communities (id, alias, name, short_description, is_public, is_visible, created_at)
      select 'many-' || i, 'many-' || i, 'A', 'B', true, true, now() from generate_series(1, 500) i`);
    await tx.execute(sql`insert into memberships (community_id, person_id, role, status, joined_at, updated_at)
      select 'many-' || (1 + (i + k * 37) % 500), 'many-' || i, 'Member', 'Joined', now(), now() from generate_series(1, 5000) i, generate_series(1, 4) k`);
    await tx.execute(sql`insert into posts (id, community_id, author_id, title, body_html, status, created_at, updated_at)
      select 'many-' || i, 'many-' || (1 + i % 500), 'many-' || (1 + i % 5000), 'A', 'B', 1, now() - i * interval '1 minute', now() from generate_series(1, 20000) i`);
    await tx.execute(sql`analyze people, communities, memberships, posts`);
    for (const text of texts)
      for (const line of await planIn(tx, text))
        // Of so few people it is cheaper to read all than to look for each: they are joined by their key.
        if (/Seq Scan on (memberships|posts)\b/.test(line)) walks.push(`${line}\n${text}`);
  });
  expect(walks).toEqual([]);
});
