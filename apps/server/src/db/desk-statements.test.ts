import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { planOf, type Sent, sentBy, walksOf } from '../testing/statements.ts';
import { writeComment, writePost } from '../testing/test-content.ts';
import { testWithServer } from '../testing/server-test.ts';
import type { TestServer } from '../testing/test-server.ts';

const admin = '/api/v1/admin/community';

/** What those who look after communities ask, and what members ask beside posts. */
const calls = [
  [`${admin}/open/post`],
  [`${admin}/open/post?keyword=words`],
  [`${admin}/open/post/report`],
  [`${admin}/open/comment/report`],
  [`${admin}/open/post/statistics`],
  [`${admin}/open/getlist`, {}],
  [`${admin}/open/getlist`, { keyword: 'me' }],
  [`${admin}/open/getlist-with-answers`, {}],
  [`${admin}/open/question-answers?memberId=member`],
  [`${admin}/open/block`],
  ['/api/v1/community/notification'],
  ['/api/v1/community/notification?isRead=true'],
  ['/api/v1/community/users/settings'],
  ['/api/v1/community/users/member/post-counter'],
] as const;
const ofManagers = [[admin], [`${admin}?keyword=open`], [`${admin}/members_and_blocked?userId=member`]] as const;

const test = testWithServer({ isFresh: true });
let sent: readonly Sent[];
test.beforeAll(async ({ server }) => {
  await writeComment(server, 'member', await writePost(server, 'member', 'open'));
  const [moderator, manager] = await Promise.all([server.tokenOf('moderator'), server.tokenOf('admin')]);
  sent = [...(await sentBy(server, [moderator, manager], calls)), ...(await sentBy(server, [manager], ofManagers))];
});

test('what is asked of the admin area and of notifications walks through no large table', async ({ server }) => {
  for (const table of ['activities', 'reports', 'join_answers'])
    expect(
      sent.some(({ text }) => text.includes(`"${table}"`)),
      table,
    ).toBe(true);
  expect(await walks(server)).toBe('');
});

async function walks(server: TestServer): Promise<string> {
  const large = String.raw`people|sessions|memberships|posts|post_\w+|comments|comment_\w+|join_\w+|activit\w+|notification_settings|assets|reports`;
  // What waits for a decision stays little, however much was reported.
  const isBounded = /using reports_open_idx /;
  const found = (await walksOf(server.db, sent, large)).filter(([line]) => !isBounded.test(line));
  return found.map((walk) => walk.join('\n')).join('\n\n');
}

test('the posts of a community are counted from indexes of those that few read', async ({ server }) => {
  const text = sent.find((one) => one.text.includes('posts_count') && one.text.includes('"visibility" = '))?.text ?? '';
  const plan = (await planOf(server.db, text)).join('\n');
  expect(plan).toContain('posts_limited_idx');
  expect(plan).toContain('posts_put_away_idx');
  expect(plan).not.toMatch(/posts_(community|public|recent|author)_idx|Seq Scan on posts/);
});

test('none of it walks through a large table once what is there was vacuumed and analysed either', async ({
  server,
}) => {
  await server.db.execute(sql`vacuum analyze`);
  expect(await walks(server)).toBe('');
});
