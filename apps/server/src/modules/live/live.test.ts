import { contract, type LiveChanges, liveStream } from '@portal/api/contract';
import { notificationTypes } from '@portal/rules';
import { and, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import { communities, communityViews, liveEvents, memberships, people, posts } from '../../db/schema/index.ts';
import { heardUntilRead, listenTo, type LiveListener } from '../../testing/live-listener.ts';
import { bearer, loginsAt } from '../../testing/logins.ts';
import { writeComment, writePoll, writePost } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { exchange, knownSite, testOrigin } from '../../testing/test-site.ts';
import { notify } from '../activities/index.ts';
import { forgetLiveEvents } from './events.writes.ts';
import { createLive } from './live.ts';

const { auth, posts: posting, comments: commenting, notifications } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const { signIn } = loginsAt(() => server);

const untouched = { likesCount: 0, commentsCount: 0, acceptedCommentId: null, isFrozen: false, version: 1 };
const postIdsIn = (heard: readonly LiveChanges[]) => heard.flatMap((changes) => changes.posts.map(({ id }) => id));
const like = (personId: string, id: string) => server.call(personId, posting.like, { params: { id } });
async function comment(personId: string, postId: string): Promise<string> {
  const { body } = await server.call(personId, commenting.create, {
    params: { postId },
    body: { body: '<p>Yes.</p>' },
  });
  return body.id;
}

describe('who hears of a post', () => {
  test.each<[TestPersonName, boolean]>([
    ['member', true],
    ['moderator', true],
    ['admin', true],
    ['outsider', false],
    ['waiting', false],
    ['removed', false],
    ['blocked', false],
    ['client', false],
  ])('in a private community: %s %s', async (personId, hears) => {
    const listener = await listenTo(server, personId);
    const postId = await writePost(server, 'editor', 'closed');
    await like('editor', postId);
    const heard = await heardUntilRead(server, listener, personId);
    expect(postIdsIn(heard).includes(postId)).toBe(hears);
    expect(JSON.stringify(heard).includes(postId)).toBe(hears);
  });

  test.each([
    ['waits for approval', { status: 2 }, ['moderator', 'editor']],
    ['is private', { visibility: 'private' as const }, ['moderator', 'editor']],
    ['is deleted', { status: 3 }, []],
  ])('that %s: its author and those who decide about it', async (_, more, expected) => {
    const people = ['moderator', 'editor', 'member', 'outsider'] as const;
    const listeners = await Promise.all(people.map((personId) => listenTo(server, personId)));
    const postId = await writePost(server, 'editor', 'open', more);
    const heard = await Promise.all(
      people.map(async (personId, at) => postIdsIn(await heardUntilRead(server, listeners[at]!, personId))),
    );
    expect(people.filter((_, at) => heard[at]?.includes(postId))).toEqual(expected);
  });

  test('its readers as new once, and then with its counts', async () => {
    const listener = await listenTo(server, 'member');
    const { body } = await server.call('editor', posting.create, {
      body: { communityId: 'open', title: 'Splints', body: '<p>Which?</p>' },
    });
    const first = await listener.next('changes');
    expect(first.data.posts).toEqual([{ id: body.id, communityId: 'open', ...untouched, isNew: true }]);
    await like('moderator', body.id);
    await comment('moderator', body.id);
    const heard = (await heardUntilRead(server, listener, 'member')).flatMap((changes) => changes.posts);
    expect(heard.at(-1)).toEqual({
      ...{ id: body.id, communityId: 'open', ...untouched },
      ...{ likesCount: 1, commentsCount: 1, isNew: false },
    });
  });

  test('as gone, those who saw it and nobody else', async () => {
    const shown = await writePost(server, 'editor', 'open');
    const hidden = await writePost(server, 'editor', 'open', { visibility: 'private' });
    const [member, outsider] = [await listenTo(server, 'member'), await listenTo(server, 'outsider')];
    for (const id of [shown, hidden]) await server.call('editor', posting.delete, { params: { id } });
    const heard = await heardUntilRead(server, member, 'member');
    expect(heard.flatMap(({ gonePostIds }) => gonePostIds)).toEqual([shown]);
    expect(JSON.stringify([heard, await heardUntilRead(server, outsider, 'outsider')])).not.toContain(hidden);
    expect(JSON.stringify(await heardUntilRead(server, outsider, 'outsider'))).not.toContain(shown);
  });

  test.each<['Removed' | 'Blocked']>([['Removed'], ['Blocked']])(
    'nobody from the moment they are %s',
    async (status) => {
      const postId = await writePost(server, 'editor', 'closed');
      const listener = await listenTo(server, 'member', { watched: [postId] });
      await like('editor', postId);
      expect(postIdsIn(await heardUntilRead(server, listener, 'member'))).toContain(postId);
      await server.db
        .update(memberships)
        .set({ status })
        .where(and(eq(memberships.communityId, 'closed'), eq(memberships.personId, 'member')));
      await like('moderator', postId);
      await comment('editor', postId);
      expect(JSON.stringify(await heardUntilRead(server, listener, 'member'))).not.toContain(postId);
    },
  );
});

describe('who listens while they', () => {
  const { membership, joining, polls } = contract;
  const because = { reason: 'other', message: 'Enough' } as const;

  test.each<[string, () => Promise<{ status: number }>]>([
    [
      'are removed',
      () =>
        server.call('moderator', membership.remove, {
          params: { communityId: 'closed', userId: 'member' },
          body: { because },
        }),
    ],
    [
      'are put on the blacklist',
      () =>
        server.call('moderator', membership.block, {
          params: { id: 'closed' },
          body: { users: [{ userId: 'member', reason: 'Adverts', because }] },
        }),
    ],
    ['leave', () => server.call('member', joining.leave, { params: { id: 'closed' } })],
  ])(
    '%s hears nothing more of what is behind the door, by no event, and not when they come back',
    async (_, happens) => {
      const postId = await writePost(server, 'editor', 'closed');
      const optionId = await writePoll(server, postId, { results: 'always' });
      const listener = await listenTo(server, 'member', { watched: [postId] });
      const { id: since } = await listener.next('hello');
      await heardUntilRead(server, listener, 'member');
      const before = listener.received().length;

      expect((await happens()).status).toBe(200);
      const onPost = { params: { postId } };
      await server.call('moderator', commenting.writing, onPost);
      await like('moderator', postId);
      await server.call('moderator', polls.vote, { params: { id: postId }, body: { optionIds: [optionId] } });
      await comment('moderator', postId);
      const edit = await server.call('editor', posting.edit, { ...onPost, body: { title: 'Other words', version: 1 } });
      expect(edit.status).toBe(200);
      const later = await writePost(server, 'editor', 'closed');
      await heardUntilRead(server, listener, 'member');
      const again = await listenTo(server, 'member', { watched: [postId, later], since });
      await heardUntilRead(server, again, 'member');
      const received = [...listener.received().slice(before), ...again.received()].join(' ');
      for (const id of [postId, later, optionId]) expect(received).not.toContain(id);
    },
  );
});

describe('that somebody may do more or less in a community', () => {
  const { membership, joining } = contract;
  const inClosed = { communityId: 'closed', userId: 'member' };
  const accessIn = (listener: LiveListener) => listener.received().filter((data) => data.includes('communityIds'));
  const inPlace = (id: string, personId: string) =>
    and(eq(memberships.communityId, id), eq(memberships.personId, personId));
  // What has become of people before the test would be told on opening a stream.
  beforeEach(() => server.db.delete(liveEvents));

  /** What each hears of access, once they have read what happened. */
  async function heardBy(names: readonly TestPersonName[], happens: () => Promise<unknown>): Promise<string[][]> {
    const listeners = await Promise.all(names.map((personId) => listenTo(server, personId)));
    await happens();
    return Promise.all(
      listeners.map(async (listener, at) => {
        await heardUntilRead(server, listener, names[at]!);
        return accessIn(listener);
      }),
    );
  }

  test.each<[string, TestPersonName, () => Promise<{ status: number }>]>([
    ['is removed', 'member', () => server.call('moderator', membership.remove, { params: inClosed, body: {} })],
    [
      'is put on the blacklist',
      'member',
      () =>
        server.call('moderator', membership.block, {
          params: { id: 'closed' },
          body: { users: [{ userId: 'member', reason: 'Adverts' }] },
        }),
    ],
    ['leaves', 'member', () => server.call('member', joining.leave, { params: { id: 'closed' } })],
    [
      'is let in',
      'waiting',
      () => server.call('moderator', membership.approve, { params: { id: 'closed' }, body: { userIds: ['waiting'] } }),
    ],
    [
      'is declined',
      'waiting',
      () => server.call('moderator', membership.remove, { params: { ...inClosed, userId: 'waiting' }, body: {} }),
    ],
    [
      'is given a role',
      'member',
      () => server.call('moderator', membership.change, { params: inClosed, body: { role: 'Editor' } }),
    ],
  ])('is told to the one alone who %s, and names the community alone', async (_, personId, happens) => {
    const others = ['moderator', 'editor', 'admin', 'outsider'] as const;
    const [own, ...heard] = await heardBy([personId, ...others], async () =>
      expect((await happens()).status).toBe(200),
    );
    expect(own).toEqual([JSON.stringify({ communityIds: ['closed'] })]);
    expect(heard).toEqual(others.map(() => []));
  });

  test('is told to who was away meanwhile, and on every device', async () => {
    const first = await listenTo(server, 'member');
    const { id: since } = await first.next('hello');
    await first.stop();
    expect((await server.call('moderator', membership.remove, { params: inClosed, body: {} })).status).toBe(200);
    const devices = [await listenTo(server, 'member', { since }), await listenTo(server, 'member', { since })];
    for (const device of devices) {
      expect((await device.next('hello')).data).toEqual({ isResumed: true });
      expect((await device.next('access')).data).toEqual({ communityIds: ['closed'] });
    }
    const other = await listenTo(server, 'moderator', { since });
    await heardUntilRead(server, other, 'moderator');
    expect(accessIn(other)).toEqual([]);
  });

  test('is told of one that is hidden to who knew of it until then, and to nobody who never did', async () => {
    const now = server.clock.now();
    const [member, outsider] = await heardBy(['member', 'outsider'], async () => {
      await server.db.update(memberships).set({ status: 'Removed' }).where(inPlace('hidden', 'member'));
      await server.db
        .insert(memberships)
        .values({ communityId: 'hidden', personId: 'outsider', status: 'Blocked', updatedAt: now });
    });
    expect(member).toEqual([JSON.stringify({ communityIds: ['hidden'] })]);
    expect(outsider).toEqual([]);
  });

  test.each<[string, () => Partial<typeof communities.$inferInsert>]>([
    ['archived', () => ({ archivedAt: server.clock.now() })],
    ['closed', () => ({ aliveEndAt: new Date(server.clock.now().getTime() - 1000) })],
    ['deleted', () => ({ deletedAt: server.clock.now() })],
  ])('is told to who belongs to one that is %s, and to who waits there', async (_, change) => {
    const people = ['member', 'moderator', 'waiting', 'removed', 'blocked', 'outsider'] as const;
    const heard = await heardBy(people, () =>
      server.db.update(communities).set(change()).where(eq(communities.id, 'closed')),
    );
    expect(people.filter((_person, at) => heard[at]?.length === 1)).toEqual(['member', 'moderator', 'waiting']);
    expect(new Set(heard.flat())).toEqual(new Set([JSON.stringify({ communityIds: ['closed'] })]));
  });

  test('is told to nobody who asks to be let in, whose files are still on their way', async () => {
    const [outsider, moderator] = await heardBy(['outsider', 'moderator'], async () => {
      const reply = await server.call('outsider', joining.join, { params: { id: 'closed' }, body: {} });
      expect([reply.status, reply.body.status]).toEqual([200, 'Awaiting']);
    });
    expect([outsider, moderator]).toEqual([[], []]);
  });

  test('is told to nobody where a membership stays as it was', async () => {
    const [member] = await heardBy(['member'], () =>
      server.db.update(memberships).set({ updatedAt: server.clock.now() }).where(inPlace('closed', 'member')),
    );
    expect(member).toEqual([]);
  });
});

describe('what changes in a post', () => {
  test('its accepted answer, and that it was closed, to its readers', async () => {
    const postId = await writePost(server, 'member', 'closed', { isQuestion: true });
    const commentId = await writeComment(server, 'editor', postId);
    const [reader, outsider] = [await listenTo(server, 'moderator'), await listenTo(server, 'outsider')];
    await heardUntilRead(server, reader, 'moderator');
    const params = { postId, commentId };
    expect((await server.call('member', commenting.accept, { params })).status).toBe(200);
    expect((await heardUntilRead(server, reader, 'moderator')).flatMap(({ posts }) => posts).at(-1)).toMatchObject({
      ...{ id: postId, acceptedCommentId: commentId, isFrozen: false },
    });
    await server.db.update(posts).set({ isFrozen: true }).where(eq(posts.id, postId));
    expect((await heardUntilRead(server, reader, 'moderator')).flatMap(({ posts }) => posts).at(-1)).toMatchObject({
      ...{ id: postId, isFrozen: true },
    });
    expect(JSON.stringify(await heardUntilRead(server, outsider, 'outsider'))).not.toContain(postId);
  });

  test('that it was edited, to its readers, who were told of its version alone', async () => {
    const postId = await writePost(server, 'member', 'closed');
    const [reader, outsider] = [await listenTo(server, 'moderator'), await listenTo(server, 'outsider')];
    await heardUntilRead(server, reader, 'moderator');
    const edit = { params: { postId }, body: { body: '<p>Said better.</p>', version: 1 } };
    expect((await server.call('member', posting.edit, edit)).status).toBe(200);
    const changedPosts = (await heardUntilRead(server, reader, 'moderator')).flatMap((changes) => changes.posts);
    expect(changedPosts.at(-1)).toEqual({ id: postId, communityId: 'closed', ...untouched, version: 2, isNew: false });
    expect(JSON.stringify(await heardUntilRead(server, outsider, 'outsider'))).not.toContain(postId);
  });

  test('an edit that waits for approval to nobody, and once it is approved to all its readers', async () => {
    const now = server.clock.now();
    await server.db
      .insert(memberships)
      .values({ ...{ communityId: 'approving', personId: 'other' }, status: 'Joined', joinedAt: now, updatedAt: now });
    const postId = await writePost(server, 'member', 'approving');
    const reader = await listenTo(server, 'other', { watched: [postId] });
    await heardUntilRead(server, reader, 'other');
    const edit = { params: { postId }, body: { title: 'Said better', body: '<p>Said better.</p>', version: 1 } };
    const proposed = await server.call('member', posting.edit, edit);
    expect(proposed.body).toMatchObject({ version: 1, pendingEdit: { version: 1, title: 'Said better' } });
    const before = await heardUntilRead(server, reader, 'other');
    expect(JSON.stringify(before)).not.toMatch(/Said better|"version":2/);
    expect(
      before.flatMap(({ previewedPostIds, commentedPostIds }) => [...previewedPostIds, ...commentedPostIds]),
    ).toEqual([]);
    const shown = await server.call('other', posting.byId, { params: { id: postId } });
    expect(shown.body).toMatchObject({ version: 1, title: 'A post in approving', pendingEdit: null });
    const decision = { params: { communityId: 'approving', postId }, body: { version: 1, postVersion: 1 } };
    expect((await server.call('editor', posting.approveEdit, decision)).status).toBe(200);
    const changedPosts = (await heardUntilRead(server, reader, 'other')).flatMap((changes) => changes.posts);
    expect(changedPosts.at(-1)).toMatchObject({ id: postId, version: 2, isNew: false });
  });

  test.each<[TestPersonName, readonly (number | null)[] | null]>([
    ['moderator', [1, 0]],
    ['member', [1, 0]],
    ['other', [null, null]],
    ['outsider', null],
    ['blocked', null],
    ['removed', null],
  ])('the results of its poll, as each sees them: %s', async (personId, expected) => {
    await server.db
      .insert(memberships)
      .values({ ...{ communityId: 'closed', personId: 'other' }, status: 'Joined', updatedAt: server.clock.now() });
    await writePoll(server, await writePost(server, 'editor', 'hidden'));
    const postId = await writePost(server, 'editor', 'closed');
    const optionId = await writePoll(server, postId);
    const listener = await listenTo(server, personId, { watched: [postId] });
    await heardUntilRead(server, listener, personId);
    const vote = { params: { id: postId }, body: { optionIds: [optionId] } };
    expect((await server.call('member', contract.polls.vote, vote)).status).toBe(200);
    const heard = (await heardUntilRead(server, listener, personId)).flatMap(({ polls }) => polls);
    if (expected === null) expect(heard).toEqual([]);
    else {
      const { body } = await server.call(personId, posting.byId, { params: { id: postId } });
      expect(heard).toEqual([{ postId, poll: body.poll }]);
      expect(body.poll?.options.map(({ votesCount }) => votesCount)).toEqual(expected);
    }
  });
});

describe('counts of a community', () => {
  test.each<[TestPersonName, boolean]>([
    ['member', true],
    ['admin', true],
    ['outsider', false],
    ['blocked', false],
  ])('that is hidden are told to who may know of it: %s %s', async (personId, hears) => {
    const listener = await listenTo(server, personId);
    await server.call('admin', contract.communities.like, { params: { id: 'hidden' } });
    const heard = (await heardUntilRead(server, listener, personId)).flatMap(({ communities }) => communities);
    const counts = { id: 'hidden', likesCount: 1, membersCount: expect.any(Number), postsCount: expect.any(Number) };
    expect(heard).toEqual(hears ? [counts] : []);
  });
});

test('favourites are told to the person alone who marked them', async () => {
  const [own, others] = [await listenTo(server, 'member'), await listenTo(server, 'moderator')];
  await server.call('member', contract.communities.addToFavorite, { params: { id: 'open' } });
  const hasFavourites = (heard: readonly LiveChanges[]) => heard.some((changes) => changes.hasFavourites);
  expect(hasFavourites(await heardUntilRead(server, own, 'member'))).toBe(true);
  expect(hasFavourites(await heardUntilRead(server, others, 'moderator'))).toBe(false);
});

describe('that somebody has looked at a community in which something was new', () => {
  const look = (personId: string, id: string) => server.call(personId, contract.communities.view, { params: { id } });
  const lookedAt = (heard: readonly LiveChanges[]) => heard.flatMap((changes) => changes.lookedCommunityIds);

  test('is told to themselves alone, once', async () => {
    await look('member', 'closed');
    server.clock.pass(1000);
    await writePost(server, 'editor', 'closed');
    server.clock.pass(1000);
    const [own, others] = [await listenTo(server, 'member'), await listenTo(server, 'moderator')];
    for (const time of ['what is new', 'and again']) {
      expect((await look('member', 'closed')).status, time).toBe(200);
      server.clock.pass(1000);
    }
    expect(lookedAt(await heardUntilRead(server, own, 'member'))).toEqual(['closed']);
    expect(lookedAt(await heardUntilRead(server, others, 'moderator'))).toEqual([]);
  });

  test.each<[string, Parameters<typeof writePost>[1] | null, Parameters<typeof writePost>[3]]>([
    ['there was nothing', null, {}],
    ['it was their own', 'member', {}],
    ['not every reader sees it', 'editor', { visibility: 'private' }],
    ['it waits for approval', 'editor', { status: 2 }],
  ])('is told to nobody where %s', async (_, author, more) => {
    await look('member', 'closed');
    server.clock.pass(1000);
    if (author !== null) await writePost(server, author, 'closed', more);
    server.clock.pass(1000);
    const own = await listenTo(server, 'member');
    await look('member', 'closed');
    expect(lookedAt(await heardUntilRead(server, own, 'member'))).toEqual([]);
  });

  test('is told no more to who was removed meanwhile from one that is hidden', async () => {
    await look('member', 'hidden');
    server.clock.pass(1000);
    await writePost(server, 'editor', 'hidden');
    server.clock.pass(1000);
    const own = await listenTo(server, 'member');
    await heardUntilRead(server, own, 'member');
    const mine = and(eq(memberships.communityId, 'hidden'), eq(memberships.personId, 'member'));
    // In one transaction, so that both are told of together.
    await server.db.transaction(async (tx) => {
      await tx.update(memberships).set({ status: 'Removed' }).where(mine);
      await tx
        .update(communityViews)
        .set({ at: server.clock.now() })
        .where(and(eq(communityViews.communityId, 'hidden'), eq(communityViews.personId, 'member')));
    });
    expect(JSON.stringify(await heardUntilRead(server, own, 'member'))).not.toContain('hidden');
  });
});

test('news for moderators alone is none for members', async () => {
  const postId = await writePost(server, 'editor', 'closed');
  const [member, moderator] = [await listenTo(server, 'member'), await listenTo(server, 'moderator')];
  const { status } = await server.call('outsider', contract.joining.join, { params: { id: 'closed' }, body: {} });
  expect(status).toBe(200);
  await like('editor', postId);
  const heardUntilLiked = async (listener: LiveListener) => {
    const heard: LiveChanges[] = [];
    do heard.push((await listener.next('changes')).data);
    while (
      !heard.some(({ posts: changedPosts }) => changedPosts.some((one) => one.id === postId && one.likesCount === 1))
    );
    return heard.some(({ hasNews }) => hasNews);
  };
  expect([await heardUntilLiked(moderator), await heardUntilLiked(member)]).toEqual([true, false]);
});

test('comments are told of to those who have their post on screen', async () => {
  const [first, second] = [await writePost(server, 'editor', 'open'), await writePost(server, 'editor', 'open')];
  const listener = await listenTo(server, 'member', { watched: [first, 'nothing'] });
  const commentId = await comment('editor', first);
  await comment('editor', second);
  const written = await heardUntilRead(server, listener, 'member');
  expect(written.flatMap(({ commentedPostIds }) => commentedPostIds)).toEqual([first]);
  await server.call('moderator', commenting.like, { params: { postId: first, commentId } });
  const liked = await heardUntilRead(server, listener, 'member');
  expect(liked.flatMap(({ commentedPostIds }) => commentedPostIds)).toEqual([first]);
  const edit = { params: { postId: first, commentId }, body: { body: '<p>No.</p>', version: 1 } };
  expect((await server.call('editor', commenting.edit, edit)).status).toBe(200);
  const edited = await heardUntilRead(server, listener, 'member');
  expect(edited.flatMap(({ commentedPostIds }) => commentedPostIds)).toEqual([first]);
});

test('an answer that was edited is told of to those who read its post, and to nobody who may not', async () => {
  const postId = await writePost(server, 'editor', 'closed');
  const parentCommentId = await comment('member', postId);
  const body = { body: '<p>Same here.</p>', parentCommentId };
  const answer = await server.call('editor', commenting.create, { params: { postId }, body });
  const [reader, outsider] = await Promise.all(
    (['member', 'outsider'] as const).map((personId) => listenTo(server, personId, { watched: [postId] })),
  );
  await heardUntilRead(server, reader!, 'member');
  const edit = { params: { postId, commentId: answer.body.id }, body: { body: '<p>Not here.</p>', version: 1 } };
  expect((await server.call('editor', commenting.edit, edit)).status).toBe(200);
  const heard = await heardUntilRead(server, reader!, 'member');
  expect(heard.flatMap(({ commentedPostIds }) => commentedPostIds)).toEqual([postId]);
  expect(JSON.stringify(heard)).not.toContain('Not here');
  expect(JSON.stringify(await heardUntilRead(server, outsider!, 'outsider'))).not.toContain(postId);
});

describe('who writes a comment', () => {
  const write = (personId: string, postId: string) => server.call(personId, commenting.writing, { params: { postId } });
  const writersHeard = async (listener: LiveListener, postId: string, others: string) => {
    await write('editor', postId);
    await write('moderator', others);
    const { data } = await listener.next('writing');
    return [data.postId, data.person];
  };

  test('is told to those who have the post on screen, but not to themselves', async () => {
    const [here, there] = [await writePost(server, 'editor', 'open'), await writePost(server, 'editor', 'open')];
    const [reader, writer] = [
      await listenTo(server, 'member', { watched: [here] }),
      await listenTo(server, 'editor', { watched: [here, there] }),
    ];
    expect(await writersHeard(reader, here, there)).toEqual([
      here,
      { id: 'editor', firstName: 'editor', lastName: 'Test' },
    ]);
    expect((await writer.next('writing')).data).toMatchObject({ postId: there, person: { id: 'moderator' } });
  });

  test('is told to nobody who may not read it', async () => {
    const [closed, open] = [await writePost(server, 'editor', 'closed'), await writePost(server, 'editor', 'auto')];
    const outsider = await listenTo(server, 'outsider', { watched: [closed, open] });
    expect(await writersHeard(outsider, closed, open)).toMatchObject([open, { id: 'moderator' }]);
  });
});

describe('notifications', () => {
  const hasNews = async (personId: TestPersonName, cause: () => Promise<unknown>) => {
    const listener = await listenTo(server, personId);
    await cause();
    const sentinel = await writePost(server, 'editor', 'auto');
    server.deps.live.wake();
    for (;;) {
      const { data } = await listener.next('changes');
      if (data.hasNews) return true;
      if (data.posts.some(({ id }) => id === sentinel)) return false;
    }
  };

  test.each<[TestPersonName, boolean]>([
    ['member', true],
    ['moderator', true],
    ['other', false],
  ])('of a comment concern the author of the post and who follows it: %s %s', async (personId, concerns) => {
    const postId = await writePost(server, 'member', 'open');
    await writeComment(server, 'moderator', postId);
    expect(await hasNews(personId, () => comment('editor', postId))).toBe(concerns);
  });

  test.each([
    ['Joined', true],
    ['Removed', false],
    ['Blocked', false],
  ] as const)(
    'of a private community reach who belongs to it, in the list and by the bell: %s %s',
    async (status, reaches) => {
      const mine = and(eq(memberships.communityId, 'closed'), eq(memberships.personId, 'member'));
      await server.db.update(memberships).set({ status }).where(mine);
      const news = { type: notificationTypes.newMeetWasCreated, about: 'a meeting', audience: 'person' as const };
      const about = { initiatorId: 'editor', recipientId: 'member', communityId: 'closed', at: server.clock.now() };
      expect(await hasNews('member', () => notify(server.db, { ...news, ...about }))).toBe(reaches);
      const { body } = await server.call('member', notifications.list, {});
      expect(body.notifications.some(({ activityType }) => activityType === news.type)).toBe(reaches);
    },
  );

  test.each([
    ['Joined', true],
    ['Removed', false],
    ['Blocked', false],
  ] as const)('of a meeting of a public community ring for who may open it: %s %s', async (status, reaches) => {
    const mine = and(eq(memberships.communityId, 'open'), eq(memberships.personId, 'member'));
    await server.db.update(memberships).set({ status }).where(mine);
    const news = { type: notificationTypes.newMeetWasCreated, about: 'open', audience: 'person' as const };
    const about = { initiatorId: 'editor', recipientId: 'member', communityId: 'open', meetingId: 'open' };
    expect(await hasNews('member', () => notify(server.db, { ...news, ...about, at: server.clock.now() }))).toBe(
      reaches,
    );
    const { body } = await server.call('member', notifications.list, {});
    expect(body.notifications.some(({ activityType }) => activityType === news.type)).toBe(reaches);
  });

  test('read on one device are read on the others', async () => {
    expect(await hasNews('member', () => server.call('member', notifications.setAllAsRead, {}))).toBe(true);
    expect(await hasNews('moderator', () => server.call('other', notifications.setAllAsRead, {}))).toBe(false);
  });
});

describe('a stream ends', () => {
  test.each([
    ['its session ends', (token: string) => server.call(null, auth.signOut, {}, bearer(token))],
    [
      'its account is disabled',
      () => server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'member')),
    ],
  ])('when %s, at once', async (_, happens) => {
    const { accessToken: token } = await signIn();
    const [own, others] = [await listenTo(server, 'member', { token }), await listenTo(server, 'other')];
    await happens(token);
    server.deps.live.wake();
    await own.ended();
    expect(await heardUntilRead(server, others, 'other')).toHaveLength(1);
  });

  test('when its browser does not keep up, which then looks anew', async () => {
    const listener = await listenTo(server, 'member');
    const { id } = await listener.next('hello');
    for (let times = 0; times < 6; times += 1) {
      await server.db
        .execute(sql`insert into posts (id, community_id, author_id, title, body_html, status, created_at, updated_at)
        select ${`many-${times}-`} || n, 'open', 'editor', 'One of many', '', 1, now(), now() from generate_series(1, 300) n`);
      await server.call('other', notifications.setAllAsRead, {});
      const seen = await listenTo(server, 'other');
      await heardUntilRead(server, seen, 'other');
      await seen.stop();
    }
    await listener.ended();
    const again = await listenTo(server, 'member', { since: id });
    expect((await again.next('hello')).data).toEqual({ isResumed: false });
  });
});

describe('after a while without it', () => {
  test('a browser is told of what it missed, by another process too', async () => {
    const postId = await writePost(server, 'editor', 'open');
    const listener = await listenTo(server, 'member', { watched: [postId] });
    const { id } = await listener.next('hello');
    await listener.stop();
    await comment('editor', postId);
    const other = anotherProcess();
    const again = await listenTo(other.server, 'member', { watched: [postId], since: id });
    expect((await again.next('hello')).data).toEqual({ isResumed: true });
    const { data } = await again.next('changes');
    expect([postIdsIn([data]), data.commentedPostIds]).toEqual([[postId], [postId]]);
    await other.live.close();
    await again.ended();
  });

  test.each(['0', '1700000000000', '99999999999999'])('of %s it is told that it has to look anew', async (since) => {
    const listener = await listenTo(server, 'member', { since });
    expect((await listener.next('hello')).data).toEqual({ isResumed: false });
  });

  test('the first time it is told of what has happened since its page was loaded', async () => {
    const postId = await writePost(server, 'editor', 'open');
    const listener = await listenTo(server, 'member');
    expect((await listener.next('hello')).data).toEqual({ isResumed: true });
    expect(postIdsIn([(await listener.next('changes')).data])).toEqual([postId]);
  });

  test('a server that has lost its connection to the database says so, and goes on', async () => {
    const listener = await listenTo(server, 'member');
    await listener.next('hello');
    await server.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'`,
    );
    expect((await listener.next('hello')).data).toEqual({ isResumed: false });
    const postId = await writePost(server, 'editor', 'open');
    expect(postIdsIn(await heardUntilRead(server, listener, 'member'))).toEqual([postId]);
  });
});

test('processes tell one another', async () => {
  const other = anotherProcess();
  const listener = await listenTo(other.server, 'member');
  const postId = await writePost(server, 'editor', 'open');
  await like('moderator', postId);
  expect(postIdsIn([(await listener.next('changes')).data])).toEqual([postId]);
  await other.live.close();
});

test('a change that is committed after a later one is told of too', async () => {
  const [slow, fast] = [await writePost(server, 'editor', 'open'), await writePost(server, 'editor', 'open')];
  const listener = await listenTo(server, 'member');
  await heardUntilRead(server, listener, 'member');
  await server.db.transaction(async (tx) => {
    await tx.update(posts).set({ likesCount: 7 }).where(eq(posts.id, slow));
    await like('moderator', fast);
    expect(postIdsIn([(await listener.next('changes')).data])).toEqual([fast]);
  });
  server.deps.live.wake();
  expect(postIdsIn([(await listener.next('changes')).data])).toEqual([slow]);
});

test('a view is told to nobody, and the rows of a rolled back change neither', async () => {
  const postId = await writePost(server, 'editor', 'open');
  const listener = await listenTo(server, 'member');
  await heardUntilRead(server, listener, 'member');
  await server.call('other', posting.view, { params: { id: postId } });
  await server.db
    .transaction(async (tx) => {
      await tx.update(posts).set({ likesCount: 7 }).where(eq(posts.id, postId));
      throw new Error('Given up');
    })
    .catch(() => undefined);
  expect(postIdsIn(await heardUntilRead(server, listener, 'member'))).toEqual([]);
});

describe('opening a stream', () => {
  const open = async (headers: Record<string, string>, query = '') => {
    const response = await server.fetch(`${liveStream.path}${query}`, { headers });
    await response.body?.cancel();
    return response.status;
  };

  test('wants a login that is good for it', async () => {
    expect(await open({})).toBe(401);
    expect(await open(bearer('a'.repeat(43)))).toBe(401);
    expect(await open(bearer(await server.tokenOf('staff')))).toBe(403);
    expect(await open(bearer(await server.tokenOf('member')))).toBe(200);
  });

  test('is for the website of a ticket, where that is good for communities', async () => {
    const site = await knownSite(server, { modules: ['communities', 'events'] });
    const openFrom = async (origin: string, scope: string) => {
      const { body } = await exchange(server, site.ticket({ scope }));
      const headers = { ...bearer(body.access_token), Origin: origin };
      const response = await server.fetch(liveStream.path, { headers });
      await response.body?.cancel();
      return [response.status, response.headers.get('Access-Control-Allow-Origin')];
    };
    expect(await openFrom(testOrigin, 'communities')).toEqual([200, testOrigin]);
    expect(await openFrom(testOrigin, 'events')).toEqual([403, testOrigin]);
    expect(await openFrom('https://another.test', 'communities')).toEqual([403, null]);
  });

  test.each([
    ['a NUL', '\0'],
    ['a long word', 'a'.repeat(5000)],
    ['many', 'a,'.repeat(2500)],
    ['nothing, often', ','.repeat(5000)],
    ['a mark of direction', '\u202e'],
    ['a condition', "' or 1=1"],
  ])('watching %s is watching nothing', async (_, id) => {
    expect(await open(bearer(await server.tokenOf('member')), `?posts=${encodeURIComponent(id)}`)).toBe(200);
  });

  test.each(['-1', '1e9', ' ', '9'.repeat(16), 'a'])('from the place %j begins anew', async (place) => {
    const headers = { ...bearer(await server.tokenOf('member')), 'Last-Event-ID': place };
    expect(await open(headers)).toBe(200);
  });

  test('is refused beyond a few of one person, until one of them is left', async () => {
    const own = await Promise.all(Array.from({ length: 8 }, () => listenTo(server, 'member')));
    const headers = bearer(await server.tokenOf('member'));
    const refused = await server.fetch(liveStream.path, { headers });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await open(bearer(await server.tokenOf('other')))).toBe(200);
    await own[0]?.stop();
    expect(await open(headers)).toBe(200);
  });
});

test('what was told is forgotten after minutes', async () => {
  await writePost(server, 'editor', 'open');
  await forgetLiveEvents(server.db);
  expect(await server.db.select().from(liveEvents)).not.toEqual([]);
  await server.db.update(liveEvents).set({ at: sql`clock_timestamp() - interval '11 minutes'` });
  await forgetLiveEvents(server.db);
  expect(await server.db.select().from(liveEvents)).toEqual([]);
});

/** A second process on the same database. */
function anotherProcess() {
  const { db, clock, log, profile } = server.deps;
  const live = createLive({ db, channel: server.channel, clock, log, profile });
  const app = createApp({ ...server.deps, live });
  const fetch: TestServer['fetch'] = async (path, init) => app.request(path, init);
  return { live, server: { fetch, tokenOf: server.tokenOf } };
}
