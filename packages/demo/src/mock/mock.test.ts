import { memorySession } from '@portal/kit';
import { loginOf, testProfile } from '@portal/kit/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, createClient, toLogin } from '@portal/api';
import { contract } from '@portal/api/contract';
import { notificationTypes } from '@portal/rules';
import { buildWorld } from '../world/index.ts';
import { createMock, delayed, failing, mockHandlers, validateReply } from './index.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function signedIn(userId = 'p-001') {
  const session = memorySession(loginOf(userId));
  return {
    session,
    client: createClient({
      apiUrl: 'http://portal.test/base',
      session,
      validate: validateReply,
      wait: async () => undefined,
    }),
  };
}

describe('the mock as handlers', () => {
  test('answers every call of the world to the client, whoever is asked to look', async () => {
    server.use(...mockHandlers({ as: 'p-002' }));
    const { client } = signedIn();
    expect((await client.call(calls.me.current)).firstName).toBe('Tom');
    const { community, role, permissions } = await client.call(calls.communities.byAlias, {
      query: { alias: 'hand-therapy' },
    });
    expect([community.membershipStatus, role, permissions.includes('postApprove')]).toEqual([
      'Joined',
      'Moderator',
      true,
    ]);
    expect((await client.call(calls.communities.categories)).communityCategories.length).toBeGreaterThan(10);
    expect((await client.call(calls.posts.tags)).tags.length).toBeGreaterThan(10);
    expect((await client.call(calls.posts.feed)).posts).toHaveLength(20);
  });

  test('tells a newcomer of nothing that happened before they came', async () => {
    const world = buildWorld();
    const id = 'p-001';
    const memberships = world.memberships.filter(({ personId }) => personId !== id);
    const postNotificationsOf = async (joinedMinutesAgo: number) => {
      const people = world.people.map((one) => (one.id === id ? { ...one, joinedMinutesAgo } : one));
      server.use(...mockHandlers({ world: { ...world, people, memberships }, as: id }));
      const { notifications } = await signedIn(id).client.call(calls.notifications.list, { query: { pageSize: 100 } });
      return notifications.filter(({ activityType }) => activityType === notificationTypes.newPostWasCreated).length;
    };
    expect(await postNotificationsOf(525_600)).toBeGreaterThan(0);
    expect(await postNotificationsOf(0)).toBe(0);
  });

  test('really changes what it holds, each copy on its own', async () => {
    server.use(...mockHandlers());
    const { client } = signedIn();
    const { posts } = await client.call(calls.posts.feed);
    const { communityId } = posts[0]!;
    const files = [new File(['Hello'], 'notes.txt', { type: 'text/plain' })];
    const created = await client.call(calls.posts.create, {
      body: { communityId, title: 'New here', body: '<p>Hello</p>', tagIds: [], files },
    });
    const comment = await client.call(calls.comments.create, {
      params: { postId: created.id },
      body: { body: '<p>Welcome</p>' },
    });
    await client.call(calls.posts.save, { params: { id: created.id } });
    expect((await client.call(calls.posts.feed)).posts[0]).toMatchObject({
      id: created.id,
      isSaved: true,
      commentsCount: 1,
      canEdit: true,
      attachments: [{ name: 'notes.txt', type: 'text/plain' }],
    });
    expect((await client.call(calls.comments.list, { params: { id: created.id } })).comments).toMatchObject([
      { id: comment.id, body: '<p>Welcome</p>' },
    ]);
    await client.call(calls.posts.delete, { params: { id: created.id } });
    expect((await client.call(calls.posts.feed)).posts[0]?.id).toBe(posts[0]?.id);
    server.use(...mockHandlers());
    expect((await client.call(calls.posts.feed)).totalItemCount).toBeGreaterThan(0);
  });

  test('signs demo accounts in with any password but one, and knows them by their token', async () => {
    server.use(...mockHandlers({ as: 'p-001' }));
    const session = memorySession();
    const client = createClient({ apiUrl: 'http://portal.test', session });
    const email = buildWorld().demoAccounts[3]!.email;
    await expect(client.call(calls.auth.signIn, { body: { email, password: 'wrong' } })).rejects.toMatchObject({
      problem: { code: 'invalid_credential', message: 'Invalid credential' },
    });
    session.set(
      toLogin(await client.call(calls.auth.signIn, { body: { email: email.toUpperCase(), password: 'anything' } })),
    );
    expect(await client.call(calls.me.current)).toMatchObject({ id: 'p-004', role: 1 });
  });

  test('can make one call fail', async () => {
    const { client } = signedIn();
    for (const [failure, problem] of [
      [
        { code: 'post_closed', message: 'This post is closed.' },
        { code: 'post_closed', status: 409, message: 'This post is closed.' },
      ],
      [503, { status: 503 }],
      [403, { code: 'forbidden', status: 403 }],
      ['offline', { code: 'offline', status: 0 }],
    ] as const) {
      server.resetHandlers(failing(calls.posts.byId, failure), ...mockHandlers());
      await expect(client.call(calls.posts.byId, { params: { id: 'post-1500' } })).rejects.toMatchObject({ problem });
      expect((await client.call(calls.posts.feed, { query: { pageSize: 1 } })).posts).toHaveLength(1);
    }
  });

  test('can make a call of somebody else’s feature fail', async () => {
    const { client } = signedIn();
    const answer = { ...calls.posts.byId, name: 'surveys.byId', path: '/api/harbour/surveys/{id}' };
    server.resetHandlers(failing(answer, 503), ...mockHandlers());
    await expect(client.call(answer, { params: { id: 's-1' } })).rejects.toMatchObject({ problem: { status: 503 } });
  });

  test('can hold one call back', async () => {
    const { client } = signedIn();
    server.use(delayed(calls.me.current, 60), ...mockHandlers());
    const started = performance.now();
    expect((await client.call(calls.me.current)).id).toBe('p-001');
    expect(performance.now() - started).toBeGreaterThan(50);
  });
});

describe('the mock alone', () => {
  test('leaves out what the person may not know of', async () => {
    const listOf = async (as: string) => {
      const response = await createMock({ as }).fetch(
        new Request('http://x/api/v1/community/getlist', { method: 'POST', headers: { Authorization: 'Bearer x' } }),
      );
      const { communities }: { communities: { id: string; isVisible: boolean; segmentIds: string[] }[] } =
        await response.json();
      return communities;
    };
    const world = buildWorld();
    expect(await listOf('p-004')).toHaveLength(world.communities.length);
    const segments = world.people[0]!.segmentIds;
    const seen = await listOf('p-001');
    expect(seen.length).toBeLessThan(world.communities.length);
    expect(
      seen.every(
        ({ isVisible, segmentIds }) =>
          isVisible && (segmentIds.length === 0 || segmentIds.some((id) => segments.includes(id))),
      ),
    ).toBe(true);
  });

  test('does not age: dates are counted from its clock', async () => {
    const now = new Date('2031-01-01T00:00:00Z');
    const response = await createMock({ clock: () => now }).fetch(
      new Request('http://x/api/v1/community/post/feed', { headers: { Authorization: 'Bearer x' } }),
    );
    const { posts }: { posts: { createdAt: string }[] } = await response.json();
    expect(now.getTime() - Date.parse(posts[0]!.createdAt)).toBeLessThan(86_400_000);
  });

  test('counts days by the clocks of its organisation', async () => {
    const mock = createMock({ clock: () => new Date('2026-11-28T14:00:00Z'), as: 'p-001' });
    await mock.fetch(
      new Request(`http://x${contract.search.tellMissed.path}`, {
        method: 'POST',
        headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' },
        body: JSON.stringify({ keyword: 'Tricycles' }),
      }),
    );
    expect(mock.state.searchMisses.get('tricycles')?.lastDay).toBe('2026-11-29');
  });

  const { modules } = testProfile({ communities: { enabled: true } });

  test.each([
    ['has it', { profile: { modules, namesWhoActs: true } }, { id: 'p-004', name: 'Helen Brooks' }],
    ['has it not', { profile: { modules, namesWhoActs: false } }, undefined],
    ['says nothing of it', { profile: { modules } }, undefined],
    ['is not there', {}, undefined],
  ])('says who wrote a comment for somebody only where the profile has it: it %s', async (_, options, expected) => {
    const mock = createMock(options);
    mock.state.accessTokens.set('acting', 'p-001');
    mock.state.impersonators.set('acting', 'p-004');
    const body = new FormData();
    body.set('body', '<p>Words</p>');
    const post = mock.state.posts
      .values()
      .find(
        ({ communityId, isFrozen, status }) =>
          status === 1 && !isFrozen && mock.state.memberships.get(communityId)?.get('p-001')?.status === 'Joined',
      );
    const response = await mock.fetch(
      new Request(`http://x/api/v1/community/post/${post?.id}/comment`, {
        method: 'POST',
        headers: { Authorization: 'Bearer acting' },
        body,
      }),
    );
    const { writtenBy }: { writtenBy?: object } = await response.json();
    expect([response.status, writtenBy]).toEqual([200, expected]);
  });

  test.each([
    ['has communities', true, 200],
    ['has none', false, 404],
  ])('searches the people of a community only where the profile %s', async (_, enabled, status) => {
    const mock = createMock({ profile: testProfile({ communities: { enabled } }), as: 'p-004' });
    const communityId = mock.state.communities.values()[0]?.id;
    const response = await mock.fetch(
      new Request('http://x/api/v1/account/search', {
        method: 'POST',
        headers: { Authorization: 'Bearer x', 'Content-Type': 'application/json' },
        body: JSON.stringify({ keyword: 'ann', communityId }),
      }),
    );
    expect(response.status).toBe(status);
  });

  test('answers 404 to a path the contract does not have', async () => {
    expect((await createMock().fetch(new Request('http://x/api/v1/nothing'))).status).toBe(404);
  });
});
