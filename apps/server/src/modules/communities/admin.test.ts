import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comments, communities, reports } from '../../db/schema/index.ts';
import { writeComment, writePost } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { about, saveAbout, postStatistics } = contract.communities;
const params = { id: 'closed' };
const read = async () => (await server.call('member', about, { params })).body;
const save = async (who: TestPersonName, body: { html: string; json?: string; version?: string }) =>
  server.call(who, saveAbout, { params, body: { json: '', version: (await read()).version, ...body } });

test('who a community is, is published as markup and document by those who hold its flag, without what is not allowed [COM-312] [COM-316]', async () => {
  const html =
    '<p>We are <strong>many</strong>.</p><script>alert(1)</script><img src="https://example.org/a.png" onerror="alert(1)">';
  expect((await save('editor', { html })).status).toBe(403);
  expect((await save('moderator', { html, json: '{"type":"doc"}' })).status).toBe(200);
  const stored = await read();
  expect(stored.json).toBe('{"type":"doc"}');
  expect(stored.html).toContain('<strong>many</strong>');
  expect(stored.html).not.toMatch(/script|onerror|<img/);
});

test('of two who have read the same text, the second is told that it has changed', async () => {
  const { version } = await read();
  const answers = await Promise.all([
    save('moderator', { html: '<p>One</p>', version }),
    save('admin', { html: '<p>Other</p>', version }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  expect((await read()).html).toBe(answers[0]?.status === 200 ? '<p>One</p>' : '<p>Other</p>');
});

test('a text without words leaves nothing', async () => {
  await save('moderator', { html: '<p> </p>' });
  expect((await read()).html).toBe('');
});

test('posts and reports are counted by the pages of the admin area, each for those to whom it is open [COM-308]', async () => {
  const [shown] = await Promise.all([
    writePost(server, 'other', 'closed'),
    writePost(server, 'other', 'closed', { status: 2 }),
    writePost(server, 'other', 'closed', { status: 3 }),
    writePost(server, 'other', 'closed', { status: 4 }),
    writePost(server, 'other', 'closed', { status: 99 }),
    writePost(server, 'other', 'open'),
  ]);
  const [reported, gone] = [await writeComment(server, 'other', shown), await writeComment(server, 'other', shown)];
  const createdAt = server.clock.now();
  const report = (reporterId: TestPersonName, of: object) => ({
    id: `${reporterId}-${JSON.stringify(of)}`,
    reporterId,
    reason: 'Spam',
    createdAt,
    ...of,
  });
  await server.db
    .insert(reports)
    .values([
      report('member', { postId: shown }),
      report('editor', { postId: shown }),
      report('member', { commentId: reported }),
      report('member', { commentId: gone }),
    ]);
  await server.db.update(comments).set({ deletedAt: createdAt }).where(eq(comments.id, gone));
  const counts = async (who: TestPersonName) => (await server.call(who, postStatistics, { params })).body;
  expect(await counts('moderator')).toEqual({
    allPostsCount: 5,
    pendingPostsCount: 1,
    reportedPostsCount: 1,
    reportedPostCommentsCount: 1,
    archivedPostsCount: 2,
  });
  expect(await counts('editor')).toMatchObject({
    allPostsCount: 5,
    reportedPostsCount: 0,
    reportedPostCommentsCount: 0,
  });
  expect(Object.values(await counts('owner'))).toEqual([0, 0, 0, 0, 0]);
  await server.db.update(reports).set({ resolvedAt: createdAt });
  expect(await counts('moderator')).toMatchObject({ reportedPostsCount: 0, reportedPostCommentsCount: 0 });
});

test('a community that is not there, or not told of, has no admin area', async () => {
  await server.db.update(communities).set({ deletedAt: server.clock.now() }).where(eq(communities.id, 'elsewhere'));
  const ask = async (who: TestPersonName, id: string) =>
    (await server.call(who, postStatistics, { params: { id } })).status;
  expect(await ask('admin', 'elsewhere')).toBe(404);
  expect(await ask('outsider', 'hidden')).toBe(404);
  expect(await ask('outsider', 'closed')).toBe(403);
  expect(await ask('member', 'closed')).toBe(403);
});
