import { contract } from '@portal/api/contract';
import { notificationTypes as types } from '@portal/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { activities, memberships } from '../../db/schema/index.ts';
import { editAsRead, writePost } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { notifications, posts, communities } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const updatedAt = new Date(server.clock.now().getTime() - 86_400_000);
  await server.db
    .insert(memberships)
    .values({ communityId: 'approving', personId: 'other', status: 'Joined', joinedAt: updatedAt, updatedAt });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(activities);
  server.clock.pass(61_000);
});

const naming = (...ids: readonly string[]) =>
  `<p>Ask ${ids.map((id) => `<span data-mention="${id}">@${id}</span>`).join(' and ')}.</p>`;
const mentionsOf = async (person: TestPersonName) => {
  const { body } = await server.call(person, notifications.list, { query: { pageSize: 50 } });
  return body.notifications.filter(({ activityType }) => activityType === types.youWereMentioned);
};
const countFor = async (...people: readonly TestPersonName[]) =>
  Promise.all(people.map(async (person) => (await mentionsOf(person)).length));
const setStatus = (postId: string, status: 1 | 99, version: number) =>
  server.call('moderator', posts.setStatus, {
    params: { communityId: 'approving', postId },
    body: { status, version },
  });
const write = async (body: string) =>
  (await server.call('member', posts.create, { body: { communityId: 'approving', title: 'Splints', body } })).body.id;

describe('who is mentioned where posts are approved', () => {
  test('is told when the post is, of those whom it names then, and at that moment', async () => {
    const id = await write(naming('other'));
    await editAsRead(server, 'member', id, { body: naming('other', 'editor') });
    expect(await countFor('other', 'editor')).toEqual([0, 0]);
    server.clock.pass(3_600_000);
    const before = server.clock.now();
    expect((await setStatus(id, 1, 2)).status).toBe(200);
    expect(await countFor('other', 'editor')).toEqual([1, 1]);
    const [mention] = await mentionsOf('other');
    expect(mention).toMatchObject({ initiatorUser: { firstName: 'member' }, post: { id } });
    expect(new Date(mention?.createdAt ?? 0).getTime()).toBeGreaterThan(before.getTime());
  });

  test('is not told of a post that was declined, and once when it is published after all', async () => {
    const id = await write(naming('other'));
    await setStatus(id, 99, 1);
    expect(await countFor('other')).toEqual([0]);
    for (const [status, version] of [
      [1, 2],
      [99, 3],
      [1, 3],
    ] as const)
      await setStatus(id, status, version);
    expect(await countFor('other')).toEqual([1]);
  });

  test('is told of a change once that is approved, and whoever was named before is not told again', async () => {
    const id = await writePost(server, 'member', 'approving', { bodyHtml: naming('editor') });
    await editAsRead(server, 'member', id, { body: naming('editor', 'other') });
    expect(await countFor('other')).toEqual([0]);
    const approve = (version: number, postVersion: number) =>
      server.call('moderator', posts.approveEdit, {
        params: { communityId: 'approving', postId: id },
        body: { version, postVersion },
      });
    expect((await approve(1, 1)).status).toBe(200);
    expect(await countFor('other', 'editor')).toEqual([1, 1]);
    await server.call('other', notifications.setAllAsRead, {});
    server.clock.pass(61_000);
    await editAsRead(server, 'member', id, { body: `${naming('editor', 'other')}<p>More</p>` });
    expect((await approve(1, 2)).status).toBe(200);
    expect((await mentionsOf('other')).map(({ readAt }) => readAt !== null)).toEqual([true]);
  });
});

test('who has not joined a community is not told of it, although anybody may join', async () => {
  await server.call('member', posts.create, {
    body: { communityId: 'open', title: 'Splints', body: naming('outsider', 'removed', 'editor') },
  });
  expect(await countFor('outsider', 'removed', 'editor')).toEqual([0, 0, 1]);
});

test.each(['outsider', 'blocked', 'removed', 'waiting', 'client'])(
  'who may not read a community is not offered to those who write there: %s',
  async (person) => {
    const { status, body } = await server.call('member', communities.members, {
      params: { id: 'closed' },
      query: { pageSize: 100 },
    });
    expect(status).toBe(200);
    const offered = body.members.map(({ userId }) => userId);
    expect(offered).toContain('editor');
    expect(offered).not.toContain(person);
  },
);

test('a stranger to a community is told nobody whom they could mention there', async () => {
  const { status, body } = await server.call('outsider', communities.members, { params: { id: 'closed' } });
  expect([status, JSON.stringify(body).includes('editor')]).toEqual([403, false]);
});
