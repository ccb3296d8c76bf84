import { randomUUID } from 'node:crypto';
import { contract, limits } from '@portal/api/contract';
import { userRoles } from '@portal/kit/access';
import { profiles } from '@portal/profiles';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../create-app.ts';
import {
  assets,
  comments,
  communities,
  communitySegments,
  joinAnswers,
  memberships,
  people,
  posts,
  sessions,
} from '../../db/schema/index.ts';
import type { TestPersonName, TestCommunityName } from '../../testing/test-people.ts';
import { hashOfSecret } from '../auth/index.ts';
import { seedFile, readerOf } from '../../testing/files.ts';
import { bearer } from '../../testing/logins.ts';
import { writeComment, writePost } from '../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tinyPicture } from '../../testing/tiny-picture.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signIn = async (who: TestPersonName) => readerOf(server, await server.tokenOf(who));

/** Another community each time, for changes that would reach the other tests. */
async function place(members: Partial<Record<TestPersonName, 'Joined' | 'Awaiting'>> = {}): Promise<TestCommunityName> {
  const id = randomUUID();
  const createdAt = server.clock.now();
  await server.db
    .insert(communities)
    .values({ id, alias: id, name: id, shortDescription: '', isPublic: true, isVisible: true, createdAt });
  for (const [personId, status] of Object.entries(members))
    await server.db.insert(memberships).values({ communityId: id, personId, status, updatedAt: createdAt });
  // The seeding functions know the test communities by name; this one is as good.
  return id as TestCommunityName;
}

const changeCommunity = (id: string, change: Partial<typeof communities.$inferInsert>) =>
  server.db.update(communities).set(change).where(eq(communities.id, id));
const changePost = (id: string, change: Partial<typeof posts.$inferInsert>) =>
  server.db.update(posts).set(change).where(eq(posts.id, id));
const changeMembership = (communityId: string, personId: TestPersonName, status: 'Blocked' | 'Removed') =>
  server.db
    .update(memberships)
    .set({ status })
    .where(and(eq(memberships.communityId, communityId), eq(memberships.personId, personId)));
const statusOf = ({ status }: Response) => status;
const past = () => new Date(server.clock.now().getTime() - 1000);

interface StoryFile {
  assetId: string;
  end(): Promise<unknown>;
}

/** A file that `reader` reads, and what ends it; afterwards every way to it answers the status. */
interface Story {
  name: string;
  reader: TestPersonName;
  status: 403 | 404;
  setUp(): Promise<StoryFile>;
}

/** A file in a community of its own that `member` and `other` have joined. */
async function inPlace(ownerKind: 'post' | 'postImage' | 'comment') {
  const communityId = await place({ member: 'Joined', other: 'Joined' });
  const postId = await writePost(server, 'member', communityId);
  const commentId = await writeComment(server, 'member', postId);
  const ownerId = ownerKind === 'comment' ? commentId : postId;
  return { communityId, postId, commentId, assetId: await seedFile(server, { ownerKind, ownerId }) };
}

const ofPost =
  (end: (ids: Awaited<ReturnType<typeof inPlace>>) => Promise<unknown>, kind?: 'postImage' | 'comment') =>
  async (): Promise<StoryFile> => {
    const ids = await inPlace(kind ?? 'post');
    return { assetId: ids.assetId, end: () => end(ids) };
  };

const cover = (end: (communityId: string) => Promise<unknown>) => async (): Promise<StoryFile> => {
  const ownerId = await place();
  return { assetId: await seedFile(server, { ownerKind: 'community', ownerId }), end: () => end(ownerId) };
};

const avatarOf = (who: TestPersonName, end: () => Promise<unknown>) => async (): Promise<StoryFile> => ({
  assetId: await seedFile(server, { ownerKind: 'avatar', ownerId: who }, who),
  end,
});

/** The file with which `outsider` answers a question of a community that `moderator` looks after. */
async function answer(end: (communityId: string) => Promise<unknown>): Promise<StoryFile> {
  await server.call('outsider', contract.joining.cancel, { params: { id: 'asking' } });
  await server.db
    .insert(memberships)
    .values({ communityId: 'asking', personId: 'moderator', role: 'Moderator', status: 'Joined', updatedAt: past() })
    .onConflictDoNothing();
  await server.db
    .delete(memberships)
    .where(and(eq(memberships.communityId, 'asking'), eq(memberships.personId, 'outsider')));
  const answers = [{ questionId: 'why', answer: 'To learn' }];
  await server.call('outsider', contract.joining.join, { params: { id: 'asking' }, body: { answers } });
  await sendProof();
  const [stored] = await server.db
    .select()
    .from(joinAnswers)
    .where(and(eq(joinAnswers.questionId, 'proof'), eq(joinAnswers.personId, 'outsider')));
  return { assetId: stored?.assetId ?? '', end: () => end('asking') };
}

const sendProof = () =>
  server.call('outsider', contract.joining.sendFiles, {
    params: { id: 'asking', questionId: 'proof' },
    body: { files: [new File([tinyPicture(randomUUID())], 'proof.png')] },
  });
const cancelRequest = () => server.call('outsider', contract.joining.cancel, { params: { id: 'asking' } });

const stories: Story[] = [
  {
    name: 'an attachment of a post that is deleted',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ postId }) => server.call('member', contract.posts.delete, { params: { id: postId } })),
  },
  {
    name: 'an attachment that is taken off its post',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ postId, assetId }) =>
      server.call('member', contract.posts.edit, {
        params: { postId },
        body: { attachmentsUrls: [`/api/content/assets/${assetId}`], version: 1 },
      }),
    ),
  },
  {
    name: 'a picture above a post that another one replaces',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ postId }) => seedFile(server, { ownerKind: 'postImage', ownerId: postId }), 'postImage'),
  },
  {
    name: 'a picture above a post that is removed',
    reader: 'member',
    status: 404,
    setUp: ofPost(
      ({ postId }) =>
        server.call('member', contract.posts.edit, { params: { postId }, body: { isImageRemoved: true, version: 1 } }),
      'postImage',
    ),
  },
  {
    name: 'a post that is archived after reports',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ postId }) => changePost(postId, { status: 4 })),
  },
  {
    name: 'a post that waits for approval again',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ postId }) => changePost(postId, { status: 2 })),
  },
  {
    name: 'a post that becomes private',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ postId }) => changePost(postId, { visibility: 'private' })),
  },
  {
    name: 'a comment that is deleted, to its author as well',
    reader: 'member',
    status: 404,
    setUp: ofPost(
      ({ postId, commentId }) => server.call('member', contract.comments.delete, { params: { postId, commentId } }),
      'comment',
    ),
  },
  {
    name: 'a comment whose post is deleted',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ postId }) => server.call('member', contract.posts.delete, { params: { id: postId } }), 'comment'),
  },
  {
    name: 'a comment that is erased',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ commentId }) => server.db.delete(comments).where(eq(comments.id, commentId)), 'comment'),
  },
  {
    name: 'a community that the reader leaves',
    reader: 'other',
    status: 403,
    setUp: ofPost(({ communityId }) => server.call('other', contract.joining.leave, { params: { id: communityId } })),
  },
  {
    name: 'a community that removes the reader',
    reader: 'other',
    status: 403,
    setUp: ofPost(({ communityId }) => changeMembership(communityId, 'other', 'Removed'), 'comment'),
  },
  {
    name: 'a community that blocks the reader',
    reader: 'other',
    status: 403,
    setUp: ofPost(({ communityId }) => changeMembership(communityId, 'other', 'Blocked'), 'postImage'),
  },
  {
    name: 'a community that is deleted',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ communityId }) => changeCommunity(communityId, { deletedAt: past() })),
  },
  {
    name: 'a community whose time is over',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ communityId }) => changeCommunity(communityId, { aliveEndAt: past() }), 'comment'),
  },
  {
    name: 'a community that opens to other segments only',
    reader: 'other',
    status: 404,
    setUp: ofPost(({ communityId }) => server.db.insert(communitySegments).values({ communityId, segmentId: 'north' })),
  },
  {
    name: 'the cover of a community that is hidden',
    reader: 'outsider',
    status: 404,
    setUp: cover((id) => changeCommunity(id, { isPublic: false, isVisible: false })),
  },
  {
    name: 'the cover of a community that is deleted, to an administrator as well',
    reader: 'admin',
    status: 404,
    setUp: cover((id) => changeCommunity(id, { deletedAt: past() })),
  },
  {
    name: 'the cover of a community that gets another',
    reader: 'outsider',
    status: 404,
    setUp: cover((ownerId) => seedFile(server, { ownerKind: 'community', ownerId })),
  },
  {
    name: 'the picture of a person who gets another',
    reader: 'outsider',
    status: 404,
    setUp: avatarOf('editor', () => seedFile(server, { ownerKind: 'avatar', ownerId: 'editor' }, 'editor')),
  },
  {
    name: 'the picture of a person whose account is disabled',
    reader: 'outsider',
    status: 404,
    setUp: avatarOf('careful', () =>
      server.db.update(people).set({ disabledAt: past() }).where(eq(people.id, 'careful')),
    ),
  },
  {
    name: 'an answer of a request that is taken back',
    reader: 'outsider',
    status: 404,
    setUp: () => answer(cancelRequest),
  },
  {
    name: 'an answer of a request that is taken back, to who lets people in',
    reader: 'moderator',
    status: 404,
    setUp: () => answer(cancelRequest),
  },
  {
    name: 'an answer of a request that is turned down',
    reader: 'moderator',
    status: 404,
    setUp: () => answer((id) => changeMembership(id, 'outsider', 'Removed')),
  },
  { name: 'an answer that another one replaces', reader: 'moderator', status: 404, setUp: () => answer(sendProof) },
  {
    name: 'an answer, to a moderator who is one no more',
    reader: 'moderator',
    status: 403,
    setUp: () => answer((id) => changeMembership(id, 'moderator', 'Removed')),
  },
];

describe('a file is gone at once, by token and by an address from before, in every width', () => {
  test.each(stories)('$name', async ({ reader: who, status, setUp }) => {
    const { assetId, end } = await setUp();
    const reader = await signIn(who);
    const ways = async () => [
      (await reader.byToken(assetId)).status,
      (await reader.byAddress(assetId)).status,
      (await (await signIn(who)).byAddress(assetId)).status,
      ...(await Promise.all(limits.pictureWidths.map((width) => reader.byAddress(assetId, {}, width)))).map(statusOf),
      (await reader.byToken(assetId, {}, 96)).status,
      (await reader.byDay(assetId)).status,
    ];
    expect(await ways()).toEqual(Array(9).fill(200));
    await end();
    expect(await ways()).toEqual(Array(9).fill(status));
    expect((await reader.byAddress(assetId)).headers.get('cache-control')).toBe('no-store');
  });

  test('and stays with those who may still read it', async () => {
    const { postId, assetId } = await inPlace('post');
    await changePost(postId, { status: 2 });
    expect((await (await signIn('member')).byAddress(assetId)).status).toBe(200);
    expect((await (await signIn('admin')).byAddress(assetId)).status).toBe(200);
    await changePost(postId, { status: 3 });
    expect((await (await signIn('admin')).byAddress(assetId)).status).toBe(404);
    await changePost(postId, { status: 1 });
    expect((await (await signIn('other')).byAddress(assetId)).status).toBe(200);
  });

  test('like one that never was, where its community is hidden from the reader', async () => {
    const { communityId, assetId } = await inPlace('post');
    await changeCommunity(communityId, { isPublic: false, isVisible: false });
    const reader = await signIn('outsider');
    const answers = [await reader.byToken(assetId), await reader.byToken(randomUUID())];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    expect(await answers[0]?.text()).toBe(await answers[1]?.text());
  });
});

describe('an address ends with the session it was made for', () => {
  const sessionEnds: [string, (token: string, sessionId: string) => Promise<unknown>][] = [
    ['signed out', (token) => server.call('client', contract.auth.signOut, undefined, bearer(token))],
    [
      'signed out everywhere',
      () => server.call('client', contract.auth.signOutEverywhere, { body: { keepCurrent: true } }),
    ],
    [
      'ended by an administrator',
      (_, sessionId) => server.call('admin', contract.people.endSession, { params: { id: 'client', sessionId } }),
    ],
  ];

  test.each(sessionEnds)('%s', async (_, end) => {
    const assetId = await seedFile(server, { ownerKind: 'community', ownerId: 'open' });
    const reader = await signIn('client');
    const ways = async () => [await reader.byAddress(assetId), await reader.byDay(assetId)].map(statusOf);
    expect(await ways()).toEqual([200, 200]);
    await end(reader.token, reader.sessionId);
    expect(await ways()).toEqual([401, 401]);
  });

  test('not with its token, which it may renew', async () => {
    const assetId = await seedFile(server, { ownerKind: 'community', ownerId: 'open' });
    const reader = await signIn('client');
    server.clock.pass(50 * 60_000);
    expect((await reader.byToken(assetId)).status).toBe(401);
    expect((await reader.byAddress(assetId)).status).toBe(200);
  });

  test('of an administrator who acts for a member: when it runs out, and when theirs ends', async () => {
    const { assetId } = await inPlace('post');
    const acting = async () => {
      const admin = await server.tokenOf('admin');
      const body = { userId: 'other', reason: 'Asked for help by phone' };
      const { body: login } = await server.call('admin', contract.auth.impersonate, { body }, bearer(admin));
      const { accessToken } = JSON.parse(Buffer.from(login.token, 'base64').toString()) as { accessToken: string };
      return { admin, reader: await readerOf(server, accessToken) };
    };
    const [first, second] = [await acting(), await acting()];
    expect((await first.reader.byAddress(assetId)).status).toBe(200);
    await server.call('admin', contract.auth.signOut, undefined, bearer(first.admin));
    expect((await first.reader.byAddress(assetId)).status).toBe(401);
    expect((await second.reader.byAddress(assetId)).status).toBe(200);
    await server.db.update(people).set({ role: userRoles.Manager }).where(eq(people.id, 'admin'));
    expect((await second.reader.byAddress(assetId)).status).toBe(401);
    await server.db.update(people).set({ role: userRoles.Admin }).where(eq(people.id, 'admin'));
    const third = await acting();
    server.clock.pass(61 * 60_000);
    expect((await third.reader.byAddress(assetId)).status).toBe(401);
  });

  test('and works for no other session, file or time', async () => {
    const { assetId } = await inPlace('post');
    const [one, two] = [await signIn('member'), await signIn('other')];
    const address = one.addressOf(assetId);
    expect(await server.fetch(address.replace(one.sessionId, two.sessionId))).toMatchObject({ status: 401 });
    // Whoever sends a token is asked as themselves, whatever the address says.
    const outsider = bearer(await server.tokenOf('outsider'));
    expect(await server.fetch(address, { headers: outsider })).toMatchObject({ status: 403 });
    server.clock.pass(3 * 3_600_000);
    expect(await server.fetch(address)).toMatchObject({ status: 401 });
  });
});

describe('the part of the portal that a file belongs to', () => {
  const kinds = ['community', 'post', 'postImage', 'comment', 'answer', 'avatar'] as const;

  async function everyKind() {
    const ids = await inPlace('post');
    const owners = { community: ids.communityId, post: ids.postId, postImage: ids.postId, comment: ids.commentId };
    const { assetId: answerFile } = await answer(async () => undefined);
    return Promise.all(
      kinds.map(async (ownerKind) => {
        if (ownerKind === 'answer') return [ownerKind, answerFile] as const;
        const ownerId = ownerKind === 'avatar' ? 'owner' : owners[ownerKind];
        return [ownerKind, await seedFile(server, { ownerKind, ownerId })] as const;
      }),
    );
  }

  test('is asked: where it is off there is no such file, and whom its rules refuse is refused', async () => {
    const off = { enabled: false, accessRules: [], subModules: {} };
    const app = createApp({
      ...server.deps,
      profile: { ...profiles.ota, modules: { ...profiles.ota.modules, communities: off } },
    });
    const [admin, contact] = [await signIn('admin'), await signIn('staff')];
    const statuses = await Promise.all(
      (await everyKind()).map(async ([kind, id]) => [
        kind,
        (await admin.byAddress(id)).status,
        (await app.request(admin.addressOf(id))).status,
        (await contact.byAddress(id)).status,
        (await contact.byToken(id)).status,
      ]),
    );
    expect(statuses).toEqual([
      ...kinds.slice(0, -1).map((kind) => [kind, 200, 404, 403, 403]),
      // Pictures of people stand everywhere.
      ['avatar', 200, 200, 200, 200],
    ]);
  });
});

test('who asks, and what the file belongs to, are one statement each', async () => {
  const { assetId } = await inPlace('comment');
  const reader = await signIn('other');
  const before = server.statements.length;
  expect((await reader.byAddress(assetId)).status).toBe(200);
  expect(server.statements.length - before).toBe(2);
});

describe('what a browser keeps of a file', () => {
  test('by token nothing, by an address of one session some minutes, then it asks again', async () => {
    const { assetId } = await inPlace('post');
    const reader = await signIn('other');
    const [byToken, byAddress] = [await reader.byToken(assetId), await reader.byAddress(assetId)];
    expect([byToken, byAddress].map(({ headers }) => headers.get('cache-control'))).toEqual([
      'private, no-store',
      'private, max-age=300',
    ]);
    expect(byAddress.headers.get('vary')).toMatch(/Origin.*Authorization|Authorization.*Origin/);
    const known = { 'If-None-Match': `W/${byAddress.headers.get('etag')}` };
    const again = await reader.byAddress(assetId, known);
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await reader.byAddress(assetId, { 'If-None-Match': '"other"' })).status).toBe(200);
    await server.db.delete(assets).where(eq(assets.id, assetId));
    expect((await reader.byAddress(assetId, known)).status).toBe(404);
  });
});

describe('the address of a picture in a reply', () => {
  const hour = 3_600_000;

  /** A community with a cover and a post with a picture, whose author has one too. */
  async function seedPictures(isOpen: boolean) {
    const { communityId, postId } = await inPlace('postImage');
    await seedFile(server, { ownerKind: 'community', ownerId: communityId });
    await seedFile(server, { ownerKind: 'avatar', ownerId: 'member' });
    if (!isOpen) await changeCommunity(communityId, { isPublic: false, isVisible: false });
    return async (token: string) => {
      const accessExpiresAt = new Date(server.clock.now().getTime() + hour);
      await server.db
        .update(sessions)
        .set({ accessExpiresAt })
        .where(eq(sessions.accessHash, hashOfSecret(token)));
      const community = { params: { id: communityId } };
      const { imageUrl } = (await server.call('member', contract.communities.byId, community, bearer(token))).body;
      const { body } = await server.call('member', contract.posts.byId, { params: { id: postId } }, bearer(token));
      return { cover: imageUrl ?? '', face: body.author.avatarUrl ?? '', picture: body.imageUrl ?? '' };
    };
  }
  const cacheControlOf = async (address: string) => (await server.fetch(address)).headers.get('cache-control');

  test('that everybody may see stays the same for a day, and the browser keeps it; any other for an hour', async () => {
    const [open, hidden] = [await seedPictures(true), await seedPictures(false)];
    // An hour after the day has begun.
    server.clock.pass(25 * hour - (server.clock.now().getTime() % (24 * hour)));
    const token = await server.tokenOf('member');
    const first = { open: await open(token), hidden: await hidden(token) };
    server.clock.pass(hour);
    const second = { open: await open(token), hidden: await hidden(token) };
    expect([second.open.cover, second.open.face]).toEqual([first.open.cover, first.open.face]);
    expect(second.open.picture).not.toBe(first.open.picture);
    expect(second.hidden.cover).not.toBe(first.hidden.cover);
    for (const address of [first.open.cover, first.open.face])
      expect(await cacheControlOf(address)).toBe('private, max-age=86400, immutable');
    for (const address of [first.open.picture, first.hidden.cover, first.hidden.picture])
      expect(await cacheControlOf(address)).toBe('private, max-age=300');

    server.clock.pass(24 * hour);
    const next = await open(token);
    expect([next.cover === first.open.cover, next.face === first.open.face]).toEqual([false, false]);
    // Of a page that is still looked at; the browser keeps it no longer than it works.
    expect(await cacheControlOf(first.open.cover)).toMatch(/^private, max-age=7\d{4}, immutable$/);
    server.clock.pass(24 * hour);
    expect((await server.fetch(first.open.cover)).status).toBe(401);
  });

  test('ends with its width, which may be another; of an attachment without one, for who downloads it', async () => {
    const addresses = await seedPictures(true);
    const { cover, face, picture } = await addresses(await server.tokenOf('member'));
    expect([cover, face, picture].map((address) => /&w=(\d+)$/.exec(address)?.[1])).toEqual(['1280', '320', '1280']);
    const urls = server.deps.assetSigner.urlsFor('session', server.clock.now());
    const ends = ['image/png', 'application/pdf'].map(
      (type) => /[?&]w=.*$/.exec(urls.fileOf({ id: 'one', type }))?.[0],
    );
    expect(ends).toEqual(['&w=', undefined]);
  });
});
