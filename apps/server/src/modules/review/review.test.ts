import { contract, limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { moderationLog, people, posts as postRows, reviewWords } from '../../db/schema/index.ts';
import { editAsRead, writePost } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { seedOwnMembership } from '../../testing/test-own-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { posts, comments, moderation } = contract;
const link = '<a href="https://example.org">here</a>';
const linked = (count: number) => `<p>${link.repeat(count)}</p>`;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const write = (who: TestPersonName, body = '<p>Words</p>', title = 'A title') =>
  server.call(who, posts.create, { body: { communityId: 'closed', title, body } });
const add = (text: string) => server.call('admin', moderation.addReviewWord, { body: { text } });
/** The account was made just now; the organisation has known its owner since then, or for longer. */
const isNew = async (who: TestPersonName, joinedOn?: string) => {
  const now = server.clock.now();
  await server.db.update(people).set({ createdAt: now }).where(eq(people.id, who));
  await seedOwnMembership(server.db, who, { joinedOn: joinedOn ?? now.toISOString().slice(0, 10) });
};
const waitingOnes = async () =>
  (await server.call('moderator', moderation.posts, { params: { communityId: 'closed' }, query: { status: 2 } })).body;

describe('a listed word', () => {
  test('holds a post of whoever does not approve posts, and the portal writes down why', async () => {
    await add('Miracle cure');
    const held = (await write('member', '<p>A mir<b>acle</b> cure!</p>')).body;
    const published = (await write('moderator', '<p>A miracle cure!</p>')).body;
    expect([held.status, published.status]).toEqual([2, 1]);
    expect((await waitingOnes()).held).toEqual([{ postId: held.id, because: 'words', word: 'Miracle cure' }]);
    const [entry] = await server.db.select().from(moderationLog);
    expect(entry).toMatchObject({ deed: 'postHeld', actorId: null, personId: 'member', postId: held.id });
    expect((await server.call('member', moderation.ownDecisions, {})).body.decisions).toEqual([]);
    const approval = { params: { communityId: 'closed', postId: held.id }, body: { status: 1 as const, version: 1 } };
    expect((await server.call('moderator', posts.setStatus, approval)).status).toBe(200);
    expect((await server.call('member', posts.byId, { params: { id: held.id } })).body.status).toBe(1);
  });

  test('makes an edit that brings it in wait, and what is edited after it', async () => {
    await add('bad.example');
    const postId = await writePost(server, 'member', 'closed', { title: 'Old' });
    const edited = (
      await editAsRead(server, 'member', postId, { body: '<p><a href="https://bad.example/x">x</a></p>' })
    ).body;
    expect([edited.body, edited.pendingEdit?.version]).toEqual(['<p>Words</p>', 1]);
    const again = (await editAsRead(server, 'member', postId, { title: 'New' })).body;
    expect([again.title, again.pendingEdit?.title]).toEqual(['Old', 'New']);
    const [row] = await server.db.select().from(postRows).where(eq(postRows.id, postId));
    expect(row?.status).toBe(1);
  });

  test('is listed once, by administrators, until it is taken away', async () => {
    const { id } = (await add('casino')).body;
    const answers = await Promise.all(['Casino', 'poker', 'POKER'].map(add));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const { words } = (await server.call('admin', moderation.reviewWords, {})).body;
    expect(words.map(({ text }) => text.toLowerCase())).toEqual(['casino', 'poker']);
    expect((await server.call('moderator', moderation.reviewWords, {})).status).toBe(403);
    await server.call('admin', moderation.removeReviewWord, { params: { wordId: id } });
    expect((await write('member', '<p>casino</p>')).body.status).toBe(1);
    expect(await server.db.select().from(reviewWords)).toHaveLength(1);
  });
});

describe('a new account', () => {
  const { links, postsPerDay, days } = limits.newcomer;
  beforeEach(() => isNew('member'));

  test('has a post with many links held, and a comment refused', async () => {
    const held = (await write('member', linked(links + 1))).body;
    const published = (await write('member', linked(links))).body;
    expect([held.status, published.status]).toEqual([2, 1]);
    expect((await waitingOnes()).held).toEqual([{ postId: held.id, because: 'newcomer', word: '' }]);
    const comment = (count: number) =>
      server.call('member', comments.create, { params: { postId: published.id }, body: { body: linked(count) } });
    const written = await comment(links);
    expect([(await comment(links + 1)).status, written.status]).toEqual([409, 200]);
    const place = { postId: published.id, commentId: written.body.id };
    const edit = { body: linked(links + 1), version: written.body.version };
    expect((await server.call('member', comments.edit, { params: place, body: edit })).status).toBe(409);
  });

  test('of somebody who has been a member of the organisation for longer is none', async () => {
    await isNew('member', '2015-07-01');
    expect((await write('member', linked(links + 1))).body.status).toBe(1);
  });

  test('writes so many posts a day, also at once, and as it likes when it is known', async () => {
    const answers = await Promise.all(Array.from({ length: postsPerDay + 2 }, () => write('member')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(postsPerDay);
    expect((await write('member')).status).toBe(409);
    await server.db
      .update(people)
      .set({ createdAt: new Date(server.clock.now().getTime() - days * 86_400_000) })
      .where(eq(people.id, 'member'));
    expect((await write('member', linked(links + 1))).body.status).toBe(1);
  });
});
