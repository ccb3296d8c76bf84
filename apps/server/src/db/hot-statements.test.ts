import { contract } from '@portal/api/contract';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { writeComment, writePost } from '../testing/test-content.ts';
import { planIn, planOf, rolledBack, type Sent, sentBy, walksOf } from '../testing/statements.ts';
import { testPassword, type TestPersonName } from '../testing/test-people.ts';
import { testWithServer } from '../testing/server-test.ts';

const test = testWithServer({ isFresh: true });
const tokens = new Map<TestPersonName, string>();
/** By the name of what was asked for. */
const sent = new Map<string, readonly Sent[]>();
const askers = ['member', 'moderator', 'manager', 'admin'] as const;

const filters = [
  { onlyJoined: true },
  { onlyFavorite: true },
  { keyword: 'open' },
  { categoryIds: ['law'] },
  { tagIds: ['tag'] },
  { communityIds: ['open'] },
];
const allFilters = Array.from({ length: 2 ** filters.length }, (_, bits) =>
  Object.assign({}, ...filters.filter((_filter, bit) => (bits >> bit) % 2 === 1)),
);
const lists = allFilters.map((body) => ['/api/v1/community/getlist', body] as const);

const unread = ['/api/v1/community/notification?isRead=false&pageSize=1'] as const;

/** What members wait for most, each with every way to ask for it. */
const hot = new Map<string, readonly (readonly [path: string, body?: object])[]>([
  ['feed', [['/api/v1/community/post/feed'], ['/api/v1/community/post/feed?page=2&pageSize=1']]],
  ['getlist', lists],
  ['community', [['/api/v1/community/open'], ['/api/v1/community?alias=open-alias']]],
  ['community posts', [['/api/v1/community/open/posts'], ['/api/v1/community/open/posts?page=2&pageSize=1']]],
  ['members', [['/api/v1/community/open/member'], ['/api/v1/community/open/member?keyword=me&onlyKey=true']]],
  ['search', [['/api/v1/community/open/search?keyword=post'], ['/api/v1/community/open/search?keyword=posst']]],
  ['account', [['/api/v1/account']]],
  ['notifications', [['/api/v1/community/notification'], ['/api/v1/community/notification?page=2&isRead=true']]],
  ['unread notifications', [unread]],
  ['what they are told of', [['/api/v1/community/users/settings']]],
  ['sign-in', [['/api/v1/auth/sign-in', { email: 'other@example.org', password: testPassword }]]],
]);
/** Those of one transaction are sent to the connection that it has. */
const isOfTransaction = ({ text }: Sent) => /^(begin|commit)\b/.test(text);

test.beforeAll(async ({ server }) => {
  for (const asker of askers) tokens.set(asker, await server.tokenOf(asker));
  const postId = await writePost(server, 'member', 'open');
  await writeComment(server, 'member', postId);
  hot.set('post', [[`/api/v1/community/post/${postId}`]]);
  hot.set('comments', [[`/api/v1/community/post/${postId}/comment`]]);
  hot.set('like', [
    [`/api/v1/community/post/${postId}/like`, {}],
    [`/api/v1/community/post/${postId}/dislike`, {}],
  ]);
  hot.set('comment written', [[`/api/v1/community/post/${postId}/comment`, commentOf('<p>An answer</p>')]]);
  for (const [name, calls] of hot)
    sent.set(
      name,
      (await sentBy(server, tokens.values(), calls)).filter((one) => !isOfTransaction(one)),
    );
});

test('are sent with names alone, each the same text under a name', () => {
  expect(sent.size).toBe(15);
  for (const [name, statements] of sent) {
    expect(statements.length, name).toBeGreaterThan(askers.length);
    for (const one of statements) expect(one.name, one.text).toEqual(expect.any(String));
    for (const one of statements) expect(one.name?.length, 'PostgreSQL cuts longer names off').toBeLessThan(64);
  }
  const all = [...sent.values()].flat();
  const texts = new Set(all.map((one) => `${one.name}: ${one.text}`));
  expect(texts.size, 'texts, and names').toBe(new Set(all.map((one) => one.name)).size);
});

/** How many communities there are is counted beside the list of them, once for all who ask at the same moment; what somebody writes is counted; who signs in is looked up, counted, remembered and noted. */
const mostStatements = new Map([
  ['getlist', 4],
  ['comment written', 4],
  ['sign-in', 12],
]);
const most = (name: string) => mostStatements.get(name) ?? 3;

test('are three at most for a call, one after the other', async ({ server }) => {
  // How often somebody calls is told to the database after so many calls: those of before are counted no more.
  server.clock.pass(600_000);
  for (const [name, [plain]] of hot) {
    const statements = await sentBy(server, tokens.values(), plain === undefined ? [] : [plain]);
    expect(statements.length / askers.length, name).toBeGreaterThanOrEqual(2);
    expect(statements.length / askers.length, name).toBeLessThanOrEqual(most(name));
  }
});

test('are few, however a list is filtered', () => {
  const texts = new Set(sent.get('getlist')?.map(({ text }) => text));
  const roles = 3;
  const [listsAndCounts, others] = [8 * 3, ['who asks', 'how often', 'what is the same for all']];
  expect(allFilters).toHaveLength(64);
  expect(texts.size).toBeLessThanOrEqual(roles * listsAndCounts + others.length);
});

test('have a plan each that walks through no large table', async ({ server }) => {
  const large = String.raw`people|sessions|memberships|posts|post_\w+|comments|comment_\w+|known_words|assets|reports|activities|activity_\w+|activities_read`;
  // Those are read as far as a page goes, or are few.
  const isBounded = /using (posts_recent_idx|posts_limited_idx) /;
  const all = [...sent.values()].flat();
  expect((await walksOf(server.db, all, large)).filter(([line]) => !isBounded.test(line))).toEqual([]);
});

test.for(['feed of role 0', 'community posts of role 0'])(
  '%s reads the newest posts from an index of those alone that its readers see',
  async (name, { server }) => {
    const plan = (await planOf(server.db, found(name).text)).join('\n');
    expect(plan).toContain('Index Only Scan using posts_public_idx');
  },
);

test('what is the same for everyone is asked with its ids alone: how many faces are shown is known when it is planned', () => {
  const { text, values } = found('communities by ids');
  expect(values).toEqual([expect.arrayContaining(['open'])]);
  expect(text).not.toMatch(/limit \$/);
});

test.for([1, 3])(
  'the feed of staff of role %i walks through the newest posts, whatever the communities',
  async (role, { server }) => {
    let plan = '';
    await rolledBack(server.db, async (tx) => {
      await tx.execute(sql`insert into posts (id, community_id, author_id, title, body_html, status, created_at, updated_at)
      select 'post-' || i, 'open', 'member', 'A', 'B', 1, now() - i * interval '1 minute', now() from generate_series(1, 2000) i`);
      await tx.execute(sql`analyze posts`);
      plan = (await planIn(tx, found(`feed of role ${role}`).text)).join('\n');
    });
    expect(plan).toMatch(/Index (Only )?Scan using posts_recent_idx/);
    expect(plan).not.toMatch(/using (posts_public_idx|posts_community_idx)|Seq Scan on posts/);
  },
);

test('how many notifications are unread is asked alone, and nothing else where none is', async ({ server }) => {
  expect((await server.call('admin', contract.notifications.setAllAsRead, {})).status).toBe(200);
  const names = (await sentBy(server, [tokens.get('admin') ?? ''], [unread])).map(({ name }) => name);
  expect(names.filter((name) => name?.includes('notifications'))).toEqual(['count of notifications of role 1']);
});

test.for(['people by secrets', 'own accounts'])(
  '%s are looked up one by one where there are a thousand',
  async (name, { server }) => {
    let plan = '';
    await rolledBack(server.db, async (tx) => {
      await tx.execute(sql`insert into people (id, email, password_hash, first_name, last_name, created_at)
      select 'one-' || i, 'one-' || i || '@example.org', '', 'A', 'B', now() from generate_series(1, 1000) i`);
      await tx.execute(sql`insert into sessions (id, person_id, access_hash, access_expires_at, created_at)
      select 'one-' || i, 'one-' || i, 'one-' || i, now(), now() from generate_series(1, 1000) i`);
      await tx.execute(sql`analyze people, sessions`);
      plan = (await planIn(tx, found(name).text)).join('\n');
    });
    expect(plan).toContain('Index Scan using people_pkey on people');
    expect(plan).not.toMatch(/Seq Scan on (people|sessions)/);
  },
);

function commentOf(body: string): FormData {
  const form = new FormData();
  form.set('body', body);
  return form;
}

function found(name: string): Sent {
  const one = [...sent.values()].flat().find((statement) => statement.name === name);
  if (one === undefined) throw new Error(`Nothing was sent as ${name}`);
  return one;
}
