import { contract, type Notification } from '@portal/api/contract';
import { mostFollowed, notificationDays, notificationTypes as types } from '@portal/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  activities,
  activityPeople,
  comments,
  communities,
  folderItems,
  memberships,
  posts,
  postTags,
  reports,
  tags,
} from '../../db/schema/index.ts';
import { seedFolder } from '../../testing/test-folders.ts';
import { writeComment, writePost } from '../../testing/test-content.ts';
import { seedMeeting } from '../../testing/test-meetings.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { forgetActivities } from './marks.writes.ts';

const { notifications, comments: commenting, posts: posting, joining } = contract;
const dayMs = 86_400_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  const joinedAt = new Date(server.clock.now().getTime() - dayMs);
  const reader = { personId: 'other', status: 'Joined' as const, joinedAt, updatedAt: joinedAt };
  await server.db.insert(memberships).values([
    { ...reader, communityId: 'open' },
    { ...reader, communityId: 'closed' },
  ]);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.delete(activities);
  // How often a person may write is counted by the minute.
  server.clock.pass(61_000);
});

async function listFor(person: TestPersonName, query: { isRead?: boolean; page?: number; pageSize?: number } = {}) {
  const { status, body } = await server.call(person, notifications.list, { query: { pageSize: 50, ...query } });
  expect(status).toBe(200);
  return body;
}
const typesOf = async (person: TestPersonName, query = {}) =>
  (await listFor(person, query)).notifications.map(({ activityType }) => activityType);
const onlyOne = async (person: TestPersonName): Promise<Notification> => {
  const [first, ...more] = (await listFor(person)).notifications;
  expect(more).toEqual([]);
  if (first === undefined) throw new Error(`${person} was told of nothing`);
  return first;
};

async function write(person: TestPersonName, communityId = 'open'): Promise<string> {
  const body = { communityId, title: 'Splints', body: '<p>Which ones?</p>' };
  return (await server.call(person, posting.create, { body })).body.id;
}

async function answer(person: TestPersonName, postId: string, parentCommentId?: string): Promise<string> {
  server.clock.pass(1000);
  const body = { body: '<p>Soft ones.</p>', ...(parentCommentId !== undefined && { parentCommentId }) };
  const { status, body: comment } = await server.call(person, commenting.create, { params: { postId }, body });
  expect(status).toBe(200);
  return comment.id;
}

describe('who is told', () => {
  test('members of a new post, but not its author, nor who left, waits, is blocked or never joined [HOM-074]', async () => {
    const id = await write('member');
    expect(await onlyOne('moderator')).toMatchObject({
      activityType: types.newPostWasCreated,
      readAt: null,
      initiatorUser: { firstName: 'member' },
      community: { id: 'open' },
      post: { id, title: 'Splints', creatorFirstName: 'member', reports: [] },
      comment: null,
    });
    for (const person of ['member', 'outsider', 'blocked', 'removed', 'waiting'] as const)
      expect(await typesOf(person), person).toEqual([]);
  });

  test('the author of a post of each comment on one line, with how many others; the answered author of the answer alone [HOM-076] [HOM-089]', async () => {
    const postId = await writePost(server, 'member', 'open');
    const first = await answer('editor', postId);
    expect(await onlyOne('member')).toMatchObject({ activityType: types.yourPostWasCommented, othersCount: 0 });
    await answer('moderator', postId);
    await answer('moderator', postId);
    expect(await onlyOne('member')).toMatchObject({
      activityType: types.yourPostWasCommented,
      initiatorUser: { firstName: 'moderator' },
      othersCount: 1,
      post: { id: postId },
      postTotalCommentsCount: 3,
    });
    await answer('member', postId, first);
    const listed = (await listFor('editor')).notifications;
    expect(listed.map(({ activityType, initiatorUser }) => [activityType, initiatorUser.firstName])).toEqual([
      [types.yourCommentWasReplied, 'member'],
      [types.postInYourGroupWasCommented, 'moderator'],
    ]);
  });

  test('whoever saved a post of comments and changes there [HOM-077] [HOM-081]', async () => {
    const postId = await writePost(server, 'member', 'open');
    await server.call('other', posting.save, { params: { id: postId } });
    await answer('editor', postId);
    await server.call('member', posting.edit, {
      params: { postId },
      body: { title: 'Better splints', version: 1 },
    });
    expect(await typesOf('other')).toEqual([types.postWasUpdated, types.postInYourGroupWasCommented]);
  });

  test('who decides of reports until they are settled, and nobody else [HOM-079] [HOM-080]', async () => {
    const postId = await writePost(server, 'member', 'open');
    const commentId = await answer('editor', postId);
    await server.db.delete(activities);
    await server.call('other', posting.report, { params: { id: postId }, body: { message: 'An advertisement' } });
    await server.call('other', commenting.report, { params: { postId, commentId }, body: { message: 'Rude' } });
    const listed = (await listFor('moderator')).notifications;
    expect(listed.map(({ activityType, post }) => [activityType, post?.reports])).toEqual(
      expect.arrayContaining([
        [types.newActionRequestToPost, [{ type: 'post', message: 'An advertisement' }]],
        [types.newActionRequestToComment, [{ type: 'comment', message: 'Rude' }]],
      ]),
    );
    for (const person of ['member', 'editor', 'other'] as const) expect(await typesOf(person), person).toEqual([]);
    await server.db.update(reports).set({ resolvedAt: server.clock.now() });
    expect(await typesOf('moderator')).toEqual([]);
    await server.call('editor', posting.report, { params: { id: postId }, body: { message: 'It came back' } });
    const again = (await listFor('moderator')).notifications.map(({ post }) => post?.reports);
    expect(again, 'without what was settled').toEqual([[{ type: 'post', message: 'It came back' }]]);
  });

  test('moderators of who joins, and of who asks to as long as they wait [HOM-086] [HOM-088]', async () => {
    await server.call('outsider', joining.join, { params: { id: 'open' }, body: {} });
    await server.call('outsider', joining.join, { params: { id: 'closed' }, body: {} });
    const listed = (await listFor('moderator')).notifications;
    expect(listed.map(({ activityType, member }) => [activityType, member?.memberFullName])).toEqual(
      expect.arrayContaining([[types.newAddedMember, expect.stringContaining('outsider')]]),
    );
    expect(listed.map(({ activityType }) => activityType)).toContain(types.newAwaitingMember);
    await server.call('outsider', joining.cancel, { params: { id: 'closed' } });
    expect(await typesOf('moderator')).toEqual([types.newAddedMember]);
    expect(await typesOf('member')).toEqual([]);
    await server.call('outsider', joining.leave, { params: { id: 'open' } });
    expect(await typesOf('moderator')).toEqual([]);
  });

  test('the author of a post that was approved, and then its readers [HOM-075]', async () => {
    await server.db.update(communities).set({ isRequirePostApproval: true }).where(eq(communities.id, 'open'));
    const postId = await write('member');
    expect(await typesOf('other')).toEqual([]);
    const body = { status: 1 as const, version: 1 };
    await server.call('moderator', posting.setStatus, { params: { communityId: 'open', postId }, body });
    await server.db.update(communities).set({ isRequirePostApproval: false }).where(eq(communities.id, 'open'));
    expect([await typesOf('member'), await typesOf('other')]).toEqual([
      [types.yourPostWasApproved],
      [types.newPostWasCreated],
    ]);
  });

  test('members of a file, everybody of a community that opens [HOM-073] [HOM-084]', async () => {
    const folderId = await seedFolder(server, 'open', ['minutes']);
    const [item] = await server.db.select().from(folderItems).where(eq(folderItems.folderId, folderId));
    const at = server.clock.now();
    const rows = await server.db
      .insert(activities)
      .values([
        { cause: 'a', type: types.newAssetWasCreated, audience: 'members', communityId: 'open', assetId: item?.id, at },
        { cause: 'b', type: types.newOpenCommunityCreated, audience: 'everyone', communityId: 'open', at },
      ])
      .returning({ activityId: activities.id });
    await server.db.insert(activityPeople).values(rows.map((row) => ({ ...row, personId: 'moderator', at })));
    expect([await typesOf('outsider'), (await typesOf('member')).toSorted((a, b) => a - b)]).toEqual([
      [types.newOpenCommunityCreated],
      [types.newOpenCommunityCreated, types.newAssetWasCreated],
    ]);
    expect((await listFor('member')).notifications.map(({ asset }) => asset)).toContainEqual({
      type: 'file',
      name: item?.name,
      folderId,
    });
  });
});

describe('what a notification carries', () => {
  const nothing = { post: null, comment: null, asset: null, meet: null, member: null };
  const notifyOf = async (
    row: Partial<typeof activities.$inferInsert> & { type: number },
    initiator: TestPersonName,
  ) => {
    const at = server.clock.now();
    const news = { cause: `of ${row.type}`, audience: 'members' as const, communityId: 'open', at, ...row };
    const [inserted] = await server.db.insert(activities).values(news).returning({ activityId: activities.id });
    if (inserted === undefined) throw new Error('Nothing is told');
    await server.db.insert(activityPeople).values({ ...inserted, personId: initiator, at });
    const found = (await listFor('moderator')).notifications.find(({ id }) => id === String(inserted.activityId));
    if (found === undefined) throw new Error('The moderator was not told');
    return found;
  };

  test('of a comment: the post, the comment and how lively it is there [HOM-091] [HOM-092] [HOM-093]', async () => {
    const postId = await writePost(server, 'member', 'open', { type: 4, viewsCount: 12 });
    const commentId = await writeComment(server, 'moderator', postId, { likesCount: 3 });
    await server.db.insert(tags).values({ id: 'splints', name: 'Splints' });
    await server.db.insert(postTags).values({ postId, tagId: 'splints' });
    const replyId = await answer('editor', postId, commentId);
    const [reply] = await server.db.select().from(comments).where(eq(comments.id, replyId));
    expect(await onlyOne('moderator')).toEqual({
      id: expect.stringMatching(/^\d+$/),
      readAt: null,
      activityType: types.yourCommentWasReplied,
      createdAt: reply?.createdAt.toISOString(),
      initiatorUser: { firstName: 'editor', lastName: 'Test', avatar: null },
      othersCount: 0,
      community: { id: 'open', alias: 'open-alias', name: 'The open community' },
      ...nothing,
      post: {
        id: postId,
        title: 'A post in open',
        label: 'Knowledge',
        tags: ['Splints'],
        creatorFirstName: 'member',
        creatorLastName: 'Test',
        secondaryCommunities: [],
        reports: [],
      },
      comment: { id: replyId, parentCommentId: commentId, creatorFirstName: 'editor', creatorLastName: 'Test' },
      commentTotalLikes: 0,
      postTotalViews: 12,
      postTotalCommentsCount: 2,
      postNotificationStatus: true,
    });
    expect(await onlyOne('member')).toMatchObject({ postNotificationStatus: true });
    await server.db.delete(activities);
    await write('member');
    expect(await onlyOne('moderator')).toMatchObject({ comment: null, postNotificationStatus: false });
  });

  test('of a file: its kind and name [HOM-094]', async () => {
    const folderId = await seedFolder(server, 'open', ['protocol']);
    const [item] = await server.db.select().from(folderItems).where(eq(folderItems.folderId, folderId));
    expect(await notifyOf({ type: types.newAssetWasCreated, assetId: item?.id ?? '' }, 'member')).toMatchObject({
      ...nothing,
      asset: { type: 'file', name: item?.name, folderId },
    });
  });

  test('of a meeting: its id and name [HOM-095]', async () => {
    const id = await seedMeeting(server, 'open', { name: 'Splinting workshop' });
    expect(await notifyOf({ type: types.newMeetWasCreated, meetingId: id }, 'member')).toMatchObject({
      ...nothing,
      meet: { id, name: 'Splinting workshop' },
    });
  });

  test('of a member: their whole name [HOM-096]', async () => {
    await server.call('outsider', joining.join, { params: { id: 'closed' }, body: {} });
    expect(await onlyOne('moderator')).toMatchObject({ ...nothing, member: { memberFullName: 'outsider Test' } });
    await server.call('outsider', joining.cancel, { params: { id: 'closed' } });
  });
});

describe('what is no longer theirs goes away', () => {
  test.each([
    ['the post was deleted', () => server.db.update(posts).set({ status: 3 })],
    ['the post became private', () => server.db.update(posts).set({ visibility: 'private' })],
    [
      'they were blocked',
      () => server.db.update(memberships).set({ status: 'Blocked' }).where(eq(memberships.personId, 'other')),
    ],
    [
      'they left',
      () => server.db.update(memberships).set({ status: 'Removed' }).where(eq(memberships.personId, 'other')),
    ],
    ['the community was deleted', () => server.db.update(communities).set({ deletedAt: server.clock.now() })],
  ])('when %s', async (_, happens) => {
    await write('member', 'closed');
    expect(await typesOf('other')).toEqual([types.newPostWasCreated]);
    const before = await server.db.select().from(memberships);
    await happens();
    expect(await typesOf('other')).toEqual([]);
    await server.db.update(communities).set({ deletedAt: null });
    for (const row of before)
      await server.db.update(memberships).set({ status: row.status }).where(eq(memberships.personId, row.personId));
  });

  test('when a comment was deleted', async () => {
    const postId = await writePost(server, 'member', 'open');
    await answer('editor', postId);
    await server.db.update(comments).set({ deletedAt: server.clock.now() });
    expect(await typesOf('member')).toEqual([]);
  });

  test('when one of two comments was deleted, but the other, which is told as it was', async () => {
    const postId = await writePost(server, 'member', 'open');
    const [first, second] = [await answer('editor', postId), await answer('editor', postId)];
    const below = [await answer('moderator', postId, first), await answer('moderator', postId, first)];
    const listedFor = async (person: TestPersonName) =>
      (await listFor(person)).notifications.map(({ activityType, comment }) => [activityType, comment?.id]);
    const remove = (who: TestPersonName, commentId = '') =>
      server.call(who, commenting.delete, { params: { postId, commentId } });
    await server.call('member', notifications.setAllAsRead, {});
    server.clock.pass(1000);
    await remove('editor', second);
    await remove('moderator', below[1]);
    expect(await listedFor('editor')).toEqual([[types.yourCommentWasReplied, below[0]]]);
    const [ofModerator, ...more] = (await listFor('member')).notifications;
    expect([ofModerator?.comment?.id, ofModerator?.othersCount, more]).toEqual([below[0], 1, []]);
    expect(ofModerator?.readAt).not.toBeNull();
    await remove('moderator', below[0]);
    expect([await listedFor('member'), await listedFor('editor')]).toEqual([[[types.yourPostWasCommented, first]], []]);
    await remove('editor', first);
    expect(await listedFor('member')).toEqual([]);
  });

  test('of the oldest that somebody follows, once they follow very many', async () => {
    const [oldest, next] = [await writePost(server, 'member', 'open'), await writePost(server, 'member', 'open')];
    for (const postId of [oldest, next]) {
      await writeComment(server, 'other', postId, { createdAt: server.clock.now() });
      server.clock.pass(1000);
    }
    await server.db.execute(sql`
      insert into comments (id, post_id, author_id, body_html, depth, created_at, updated_at)
      select 'more-' || place, ${next}, 'other', '<p>More</p>', 0, at, at
      from (select place, ${server.clock.now().toISOString()}::timestamptz + place * interval '1 ms' as at from generate_series(1, ${mostFollowed - 1}) place) each`);
    server.clock.pass(2000);
    for (const postId of [oldest, next]) await answer('editor', postId);
    expect((await listFor('other')).notifications.map(({ post }) => post?.id)).toEqual([next]);
    await server.db.delete(comments).where(sql`id like 'more-%'`);
  });

  test('after its time', async () => {
    await write('member');
    await forgetActivities(server.db, new Date(server.clock.now().getTime() + (notificationDays - 1) * dayMs));
    expect(await typesOf('other')).toEqual([types.newPostWasCreated]);
    await forgetActivities(server.db, new Date(server.clock.now().getTime() + (notificationDays + 1) * dayMs));
    expect(await server.db.select().from(activities)).toEqual([]);
  });
});

describe('reading', () => {
  test('marks one, in both lists, until the same happens anew [HOM-059] [HOM-060] [HOM-061] [HOM-066]', async () => {
    const postId = await writePost(server, 'member', 'open');
    await answer('editor', postId);
    const { id } = await onlyOne('member');
    server.clock.pass(1000);
    const ids = [id, 'nothing', '99999999'];
    expect((await server.call('member', notifications.setAsRead, { body: { ids } })).status).toBe(200);
    expect((await onlyOne('member')).readAt).not.toBeNull();
    expect([await typesOf('member', { isRead: false }), await typesOf('member', { isRead: true })]).toEqual([
      [],
      [types.yourPostWasCommented],
    ]);
    await answer('moderator', postId);
    expect((await onlyOne('member')).readAt).toBeNull();
  });

  test('marks all of one person, and nothing that comes after [HOM-062] [HOM-067]', async () => {
    await write('member');
    await write('member');
    expect((await listFor('other', { isRead: false })).totalItemCount).toBe(2);
    server.clock.pass(1000);
    expect((await server.call('other', notifications.setAllAsRead, {})).status).toBe(200);
    expect((await listFor('other', { isRead: false })).totalItemCount).toBe(0);
    expect((await listFor('editor', { isRead: false })).totalItemCount).toBe(2);
    server.clock.pass(1000);
    await write('member');
    expect(await listFor('other', { isRead: false })).toMatchObject({ totalItemCount: 1 });
  });

  test('marks what was seen, and nothing that has come since, whatever the clock of the device [HOM-062]', async () => {
    await write('member');
    const [seen] = (await listFor('other')).notifications;
    server.clock.pass(1000);
    await write('member');
    const mark = (until: string | undefined) => server.call('other', notifications.setAllAsRead, { query: { until } });
    const unread = async () => (await listFor('other', { isRead: false })).totalItemCount;
    expect([(await mark(seen?.createdAt)).status, await unread()]).toEqual([200, 1]);
    await mark(undefined);
    expect(await unread()).toBe(0);
    await mark(seen?.createdAt);
    expect(await unread(), 'what was read stays so').toBe(0);
    await mark('2199-01-01T00:00:00.000Z');
    server.clock.pass(1000);
    await write('member');
    expect(await unread(), 'nothing is read before it happens').toBe(1);
    expect((await mark('yesterday')).status).toBe(400);
  });

  test('goes page by page, seven at a time, and says how many there are [HOM-054] [HOM-055] [HOM-056]', async () => {
    for (let count = 0; count < 9; count += 1) await write('member');
    const { body } = await server.call('other', notifications.list, { query: {} });
    expect([body.notifications.length, body.totalItemCount]).toEqual([7, 9]);
    // What happens meanwhile moves nothing of what follows.
    await write('member');
    const after = body.nextCursor ?? '';
    const second = (await server.call('other', notifications.list, { query: { after } })).body;
    expect([second.notifications.length, second.totalItemCount, second.nextCursor]).toEqual([2, 10, null]);
    const third = await listFor('other', { page: 3, pageSize: 7 });
    expect([third.notifications.length, third.totalItemCount]).toEqual([0, 10]);
    const ids = [...body.notifications, ...second.notifications].map(({ id }) => id);
    expect(new Set(ids).size).toBe(9);
  });
});

describe('who is mentioned', () => {
  const naming = (...ids: readonly string[]) =>
    `<p>Ask ${ids.map((id) => `<span data-mention="${id}">@${id}</span>`).join(' and ')}.</p>`;
  const post = async (communityId: string, body: string) =>
    (await server.call('editor', posting.create, { body: { communityId, title: 'Splints', body } })).body.id;
  const hasMention = async (person: TestPersonName) => (await typesOf(person)).includes(types.youWereMentioned);

  test('in a post is told, once however often it is changed, and whoever is named later too', async () => {
    const postId = await post('open', naming('member', 'member', 'nobody', 'editor'));
    expect(await listFor('member')).toMatchObject({ totalItemCount: 2 });
    expect([await hasMention('member'), await hasMention('editor'), await hasMention('other')]).toEqual([
      true,
      false,
      false,
    ]);
    await server.call('member', notifications.setAllAsRead, {});
    server.clock.pass(1000);
    const body = { body: naming('member', 'other'), version: 1 };
    expect((await server.call('editor', posting.edit, { params: { postId }, body })).status).toBe(200);
    expect([await hasMention('member'), await hasMention('other')]).toEqual([true, true]);
    const unread = (await listFor('member', { isRead: false })).notifications.map(({ activityType }) => activityType);
    expect(unread).not.toContain(types.youWereMentioned);
  });

  test('in a comment is told of it, and no more once it is deleted', async () => {
    const postId = await writePost(server, 'editor', 'open');
    const body = { body: naming('member') };
    const { body: comment } = await server.call('moderator', commenting.create, { params: { postId }, body });
    expect((await listFor('member')).notifications).toMatchObject([
      { activityType: types.youWereMentioned, initiatorUser: { firstName: 'moderator' }, comment: { id: comment.id } },
    ]);
    const edit = { params: { postId, commentId: comment.id }, body: { body: naming('other'), version: 1 } };
    expect((await server.call('moderator', commenting.edit, edit)).status).toBe(200);
    expect(await hasMention('other')).toBe(true);
    await server.call('moderator', commenting.delete, { params: { postId, commentId: comment.id } });
    expect([await hasMention('member'), await hasMention('other')]).toEqual([false, false]);
  });

  test.each(['outsider', 'blocked', 'removed', 'waiting', 'client'] as const)(
    'is not told where they may not read it: %s',
    async (person) => {
      await post('closed', naming(person, 'member'));
      expect([await hasMention('member'), await hasMention(person)]).toEqual([true, false]);
    },
  );
});

describe('what somebody wants to be told of', () => {
  const save = (wanted: readonly number[]) =>
    server.call('member', notifications.saveSettings, { body: { notificationActivityTypes: [...wanted] } });
  const settings = async (person: TestPersonName) =>
    (await server.call(person, notifications.settings, {})).body.notificationActivityTypes;

  test('is everything, until they say otherwise, and nobody else is told less [PLT-643] [PLT-644] [PLT-645]', async () => {
    const all = Object.values(types);
    expect(await settings('member')).toEqual(all);
    expect((await save([2, 4])).status).toBe(200);
    expect([await settings('member'), await settings('other')]).toEqual([[2, 4], all]);
    await save(all);
    expect(await settings('member')).toEqual(all);
  });

  test.each<[string, number, () => Promise<unknown>]>([
    ['new posts', types.newPostWasCreated, () => write('editor')],
    ['comments on their posts', types.yourPostWasCommented, async () => answer('editor', await write('member'))],
    [
      'replies to their comments',
      types.yourCommentWasReplied,
      async () => {
        const postId = await writePost(server, 'editor', 'open');
        await answer('editor', postId, await answer('member', postId));
      },
    ],
  ])('leaves %s out of the list and of the count', async (_, type, happens) => {
    await happens();
    expect(await typesOf('member')).toContain(type);
    const { totalItemCount } = await listFor('member', { isRead: false });
    await save(Object.values(types).filter((each) => each !== type));
    expect(await typesOf('member')).not.toContain(type);
    expect((await listFor('member', { isRead: false })).totalItemCount).toBe(totalItemCount - 1);
    await save(Object.values(types));
    expect(await typesOf('member')).toContain(type);
  });
});

test('twenty comments at once are one line that counts each person once', async () => {
  const postId = await writePost(server, 'member', 'open');
  const people = ['editor', 'moderator', 'other', 'admin'] as const;
  await Promise.all(Array.from({ length: 20 }, (_, at) => answer(people[at % people.length] ?? 'other', postId)));
  expect(await onlyOne('member')).toMatchObject({ othersCount: 3, postTotalCommentsCount: 20 });
});

test('whoever comes new to a community that everybody is in is told of what happens from then on', async () => {
  const letEverybodyIn = (isAutoJoin: boolean) =>
    server.db.update(communities).set({ isAutoJoin }).where(eq(communities.id, 'open'));
  await letEverybodyIn(true);
  try {
    await write('moderator');
    server.clock.pass(61_000);
    const newcomer = await seedMember(server, 'open', null);
    server.clock.pass(61_000);
    const postId = await write('member');
    const { body } = await server.call(newcomer, notifications.list, {});
    expect(body.notifications.map(({ post }) => post?.id)).toEqual([postId]);
    expect(body.totalItemCount).toBe(1);
  } finally {
    await letEverybodyIn(false);
  }
});
