import { contract } from '@portal/api/contract';
import { mostNewPosts } from '@portal/rules';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sentBy } from '../../testing/statements.ts';
import { writePost } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { communities } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

async function look(person: TestPersonName, id = 'open'): Promise<void> {
  expect((await server.call(person, communities.view, { params: { id } })).status).toBe(200);
  server.clock.pass(1000);
}

/** What each call says that is new, which is the same everywhere. */
async function newTo(person: TestPersonName, id = 'open'): Promise<number> {
  const one = (await server.call(person, communities.byId, { params: { id } })).body;
  const listed = (await server.call(person, communities.getList, { body: { pageSize: 100 } })).body.communities;
  const counts = new Set([one, ...listed].filter((community) => community.id === id).map((each) => each.newPostsCount));
  expect([...counts]).toHaveLength(1);
  return [...counts][0] ?? -1;
}

test('posts of others since one last looked are new, until one looks again', async () => {
  await writePost(server, 'editor', 'open');
  expect(await newTo('member')).toBe(0);
  await look('member');
  expect(await newTo('member')).toBe(0);
  for (const author of ['editor', 'moderator', 'member'] as const) await writePost(server, author, 'open');
  expect(await newTo('member')).toBe(2);
  const mine = (await server.call('member', communities.preference, {})).body.topJoined;
  expect(mine.find(({ id }) => id === 'open')?.newPostsCount).toBe(2);
  server.clock.pass(1000);
  await look('member');
  expect(await newTo('member')).toBe(0);
});

test('what not every reader sees is not counted', async () => {
  await look('member');
  await writePost(server, 'editor', 'open', { status: 2 });
  await writePost(server, 'editor', 'open', { visibility: 'private' });
  await writePost(server, 'editor', 'open', { status: 3 });
  await writePost(server, 'editor', 'closed');
  expect(await newTo('member')).toBe(0);
});

test.each(['outsider', 'removed'] as const)('who does not belong is told of none: %s', async (person) => {
  // Staff count as members everywhere, and ask by a statement of their own.
  await newTo('admin');
  await look(person);
  await writePost(server, 'editor', 'open');
  expect(await newTo(person)).toBe(0);
});

test('more than a number are that number', async () => {
  await look('member');
  await server.db
    .execute(sql`insert into posts (id, community_id, author_id, title, body_html, status, created_at, updated_at)
    select 'many-' || n, 'open', 'editor', 'One of many', '', 1, ${server.clock.now().toISOString()}::timestamptz, now() from generate_series(1, 120) n`);
  expect(await newTo('member')).toBe(mostNewPosts);
});

test('a look is written by one statement, whenever it is, and counted once', async () => {
  const views = async () => (await server.call('member', communities.byId, { params: { id: 'open' } })).body.viewsCount;
  const before = await views();
  const token = await server.tokenOf('member');
  for (const look of ['the first', 'another']) {
    const sent = await sentBy(server, [token], [['/api/v1/community/open/view', {}]]);
    expect(
      sent.filter(({ text }) => text.includes('community_views')),
      look,
    ).toHaveLength(1);
    expect(await views()).toBe(before + 1);
    server.clock.pass(1000);
  }
});
