import { contract, limits } from '@portal/api/contract';
import { notificationTypes as types } from '@portal/rules';
import { asc, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  activities,
  activityPeople,
  assets,
  communities,
  posts as postsTable,
  reports,
  memberships,
} from '../../db/schema/index.ts';
import { seedFile } from '../../testing/files.ts';
import { writeComment, writePost } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { posts, comments, moderation, notifications } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  const joinedAt = server.clock.now();
  const reader = { personId: 'other', status: 'Joined' as const, joinedAt, updatedAt: joinedAt };
  await server.db.insert(memberships).values({ ...reader, communityId: 'open', role: 'Member' });
});
afterEach(() => server.close());

const inOpen = { communityId: 'open' };
const listed = async (who: TestPersonName, query: object = {}) =>
  (await server.call(who, moderation.posts, { params: inOpen, query })).body;
const setStatus = (who: TestPersonName, postId: string, status: 1 | 4 | 99, version = 1) =>
  server.call(who, posts.setStatus, { params: { ...inOpen, postId }, body: { status, version } });
const reportPost = (who: TestPersonName, id: string) =>
  server.call(who, posts.report, { params: { id }, body: { message: `Why ${who} minds` } });
const reportComment = (who: TestPersonName, params: { postId: string; commentId: string }) =>
  server.call(who, comments.report, { params, body: { message: `Why ${who} minds` } });
const reported = async () => (await server.call('moderator', moderation.reportedPosts, { params: inOpen })).body;
const reportedComments = async () =>
  (await server.call('moderator', moderation.reportedComments, { params: { id: 'open' } })).body;
const deny = (who: TestPersonName, reportIds: readonly string[]) =>
  server.call(who, moderation.denyPostReports, { params: inOpen, body: { reportIds: [...reportIds] } });
const openReports = () => server.db.select().from(reports).where(isNull(reports.resolvedAt));

/** Who was told of a decision about what they had reported, and by whom it was made. */
function resolutions(type: number) {
  return server.db
    .select({
      to: activities.recipientId,
      by: activityPeople.personId,
      postId: activities.postId,
      commentId: activities.commentId,
    })
    .from(activities)
    .innerJoin(activityPeople, eq(activityPeople.activityId, activities.id))
    .where(eq(activities.type, type))
    .orderBy(asc(activities.recipientId));
}

describe('all posts of a community', () => {
  test('are listed newest first whatever their status, or those of one status [COM-320] [COM-329] [COM-849]', async () => {
    const ids = new Map<number, string>();
    for (const status of [1, 2, 3, 4, 99]) {
      server.clock.pass(1_000);
      ids.set(status, await writePost(server, 'member', 'open', { status, createdAt: server.clock.now() }));
    }
    await writePost(server, 'member', 'closed');
    const all = await listed('editor');
    expect(all.posts.map(({ status }) => status)).toEqual([99, 4, 3, 2, 1]);
    expect(all.totalItemCount).toBe(5);
    const found = [];
    for (const status of [1, 2, 3, 4, 99])
      found.push((await listed('editor', { status })).posts.map((post) => post.status));
    expect(found).toEqual([[1], [2], [3], [4], [99, 4]]);
    const first = await listed('editor', { pageSize: 2 });
    const second = await listed('editor', { pageSize: 2, after: first.nextCursor });
    expect(second.posts.map(({ status }) => status)).toEqual([3, 2]);
    expect(
      (await server.call('editor', moderation.posts, { params: inOpen, query: { page: 3, pageSize: 2 } })).body.posts,
    ).toHaveLength(1);
  });

  test('a cursor of one list is none of another', async () => {
    for (const title of ['One', 'Two']) await writePost(server, 'member', 'open', { title });
    const { nextCursor } = await listed('editor', { pageSize: 1 });
    const other = { params: inOpen, query: { status: 1 as const, after: nextCursor ?? '' } };
    expect((await server.call('editor', moderation.posts, other)).status).toBe(400);
  });

  test('a deleted one shows its words and hands out none of its files', async () => {
    const postId = await writePost(server, 'member', 'open', { status: 3 });
    const fileId = await seedFile(server, { ownerKind: 'post', ownerId: postId }, 'member');
    await server.db
      .update(postsTable)
      .set({ imageAssetId: fileId, bodyHtml: `<p>Words</p><img src="/api/content/assets/${fileId}">` });
    expect(await server.db.select().from(assets).where(eq(assets.id, fileId))).toHaveLength(1);
    const [post] = (await listed('moderator')).posts;
    expect(post).toMatchObject({ body: expect.stringContaining('Words'), imageUrl: null, attachments: [] });
    expect(JSON.stringify(post)).not.toContain('signature');
  });
});

describe('restoring', () => {
  test('brings a deleted post back to its readers, once [COM-330] [COM-517]', async () => {
    const id = await writePost(server, 'member', 'open');
    await server.call('member', posts.delete, { params: { id } });
    expect([(await setStatus('member', id, 1, 2)).status, (await setStatus('other', id, 1, 2)).status]).toEqual([
      404, 404,
    ]);
    expect((await setStatus('editor', id, 1)).body.code).toBe('stale');
    const answers = await Promise.all([setStatus('editor', id, 1, 2), setStatus('moderator', id, 1, 2)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await server.call('other', posts.byId, { params: { id } })).body.status).toBe(1);
    const { postsCount } = (await server.call('member', contract.communities.byId, { params: { id: 'open' } })).body;
    expect(postsCount).toBe(1);
  });

  test('is refused in an archived community, and leaves the post deleted', async () => {
    const id = await writePost(server, 'member', 'open', { status: 3 });
    await server.db.update(communities).set({ archivedAt: server.clock.now() }).where(eq(communities.id, 'open'));
    expect((await setStatus('moderator', id, 1)).body).toMatchObject({ code: 'conflict' });
    expect((await listed('moderator', { status: 3 })).totalItemCount).toBe(1);
  });
});

describe('reports of posts', () => {
  test('are listed with who wrote them, the post that waits longest first [COM-331]', async () => {
    const [late, early] = [await writePost(server, 'member', 'open'), await writePost(server, 'member', 'open')];
    await reportPost('other', early);
    server.clock.pass(60_000);
    await reportPost('other', late);
    await reportPost('editor', early);
    const list = await reported();
    expect(list.posts.map(({ id, reports: own }) => [id, own.map(({ userId }) => userId)])).toEqual([
      [early, ['other', 'editor']],
      [late, ['other']],
    ]);
    expect([list.totalItemCount, list.reporters.map(({ id }) => id)]).toEqual([2, ['editor', 'other']]);
  });

  test('are not listed of what no member reads any more', async () => {
    for (const status of [2, 3, 4, 99]) {
      const id = await writePost(server, 'member', 'open');
      await reportPost('other', id);
      await server.db.update(postsTable).set({ status }).where(eq(postsTable.id, id));
    }
    expect(await reported()).toEqual({ posts: [], reporters: [], totalItemCount: 0 });
  });

  test('one is declined, then the others; the post stays and who reported it is told [COM-336] [COM-338] [COM-339]', async () => {
    const id = await writePost(server, 'member', 'open');
    for (const who of ['other', 'editor', 'moderator'] as const) await reportPost(who, id);
    const [post] = (await reported()).posts;
    const [first = '', ...rest] = post?.reports.map((report) => report.id) ?? [];
    expect((await deny('moderator', [first])).status).toBe(200);
    expect((await reported()).posts[0]?.reports.map((report) => report.id)).toEqual(rest);
    expect(await resolutions(types.newActionResolutionToPost)).toEqual([
      { to: 'other', by: 'moderator', postId: id, commentId: null },
    ]);
    expect((await deny('moderator', rest)).status).toBe(200);
    expect((await reported()).totalItemCount).toBe(0);
    const notified = await resolutions(types.newActionResolutionToPost);
    expect(notified.map(({ to }) => to)).toEqual(['editor', 'other']);
    expect((await server.call('other', posts.byId, { params: { id } })).body).toMatchObject({
      status: 1,
      isReported: true,
    });
  });

  test('what became of a report is no line in a list of notifications, and not counted there [HOM-082]', async () => {
    const id = await writePost(server, 'editor', 'open');
    await reportPost('other', id);
    await deny(
      'moderator',
      (await openReports()).map((report) => report.id),
    );
    expect(await resolutions(types.newActionResolutionToPost)).toHaveLength(1);
    const { body } = await server.call('other', notifications.list, {});
    expect(body).toMatchObject({ notifications: [], totalItemCount: 0 });
  });

  test('two who decide at once: one does, the other hears of it', async () => {
    const id = await writePost(server, 'member', 'open');
    for (const who of ['other', 'editor'] as const) await reportPost(who, id);
    const ids = (await openReports()).map((report) => report.id);
    const answers = await Promise.all([
      deny('moderator', ids),
      deny('admin', ids.toReversed()),
      setStatus('manager', id, 4),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await openReports()).toEqual([]);
    const notified = await resolutions(types.newActionResolutionToPost);
    expect(notified.map(({ to }) => to)).toEqual(['editor', 'other']);
    expect(new Set(notified.map(({ by }) => by)).size).toBe(1);
  });

  test('approving them archives the post and settles them, for who may delete posts [COM-335] [COM-503]', async () => {
    const id = await writePost(server, 'member', 'open');
    await reportPost('other', id);
    expect((await setStatus('editor', id, 4)).status).toBe(403);
    expect((await setStatus('moderator', id, 4)).status).toBe(200);
    expect((await listed('moderator', { status: 99 })).posts.map(({ status }) => status)).toEqual([4]);
    expect([await openReports(), (await reported()).totalItemCount]).toEqual([[], 0]);
    expect((await resolutions(types.newActionResolutionToPost)).map(({ to }) => to)).toEqual(['other']);
    expect((await setStatus('moderator', id, 1, 2)).status).toBe(200);
    expect((await server.call('other', posts.byId, { params: { id } })).body.isReported).toBe(true);
  });

  test('are approved of the post as it was read: what its author has changed since is not archived unread', async () => {
    const id = await writePost(server, 'member', 'open');
    await reportPost('other', id);
    await server.call('member', posts.edit, { params: { postId: id }, body: { title: 'Kinder words', version: 1 } });
    expect((await setStatus('moderator', id, 4)).body).toMatchObject({ code: 'stale' });
    const blind = { params: { ...inOpen, postId: id }, body: { status: 4 } };
    expect((await server.call('moderator', posts.setStatus, blind as never)).body).toMatchObject({
      code: 'invalid_input',
      field: 'body.version',
    });
    expect([(await server.call('other', posts.byId, { params: { id } })).body.status, await openReports()]).toEqual([
      1,
      [expect.objectContaining({ postId: id })],
    ]);
    expect((await setStatus('moderator', id, 4, 2)).status).toBe(200);
  });

  test('of another community are not there, and leave nothing half done', async () => {
    const elsewhere = await writePost(server, 'other', 'closed');
    await server.call('admin', posts.report, { params: { id: elsewhere }, body: { message: 'Why' } });
    const ids = (await openReports()).map((report) => report.id);
    expect((await deny('moderator', ids)).status).toBe(404);
    expect(await openReports()).toHaveLength(1);
    const tooMany = Array.from({ length: limits.reportsAtOnce + 1 }, (_, index) => `r-${index}`);
    expect((await deny('moderator', tooMany)).body).toMatchObject({ code: 'invalid_input', field: 'body.reportIds' });
  });
});

describe('reports of comments', () => {
  test('are listed with the post of each [COM-342]', async () => {
    const postId = await writePost(server, 'member', 'open', { title: 'Which splint?' });
    const [one, two] = [await writeComment(server, 'member', postId), await writeComment(server, 'editor', postId)];
    await reportComment('other', { postId, commentId: two });
    server.clock.pass(60_000);
    await reportComment('other', { postId, commentId: one });
    await writeComment(server, 'member', postId);
    const list = await reportedComments();
    expect(list.comments.map(({ id, reports: own }) => [id, own.length])).toEqual([
      [two, 1],
      [one, 1],
    ]);
    expect(list).toMatchObject({
      posts: [{ id: postId, title: 'Which splint?', community: { alias: 'open-alias', isArchived: false } }],
      reporters: [{ id: 'other' }],
      totalItemCount: 2,
    });
    await server.db.update(postsTable).set({ status: 3 }).where(eq(postsTable.id, postId));
    expect((await reportedComments()).totalItemCount).toBe(0);
  });

  test('declining keeps the comment; approving deletes it, and both are told to who reported it [COM-345] [COM-504]', async () => {
    const postId = await writePost(server, 'member', 'open');
    const [retained, removed] = [
      await writeComment(server, 'member', postId),
      await writeComment(server, 'member', postId),
    ];
    for (const commentId of [retained, removed]) await reportComment('other', { postId, commentId });
    const idsOf = async (commentId: string) =>
      (await reportedComments()).comments.find(({ id }) => id === commentId)?.reports.map(({ id }) => id) ?? [];
    const denial = { params: { id: 'open' }, body: { reportIds: await idsOf(retained) } };
    expect((await server.call('editor', moderation.denyCommentReports, denial)).status).toBe(403);
    expect((await server.call('moderator', moderation.denyCommentReports, denial)).status).toBe(200);
    expect((await server.call('moderator', moderation.denyCommentReports, denial)).status).toBe(409);
    expect((await server.call('moderator', comments.delete, { params: { postId, commentId: removed } })).status).toBe(
      200,
    );
    expect((await reportedComments()).totalItemCount).toBe(0);
    const { body } = await server.call('other', comments.list, { params: { id: postId } });
    expect(body.comments.map(({ id }) => id)).toEqual([retained]);
    const notified = await resolutions(types.newActionResolutionToComment);
    expect(notified.map(({ to, by }) => [to, by])).toEqual([
      ['other', 'moderator'],
      ['other', 'moderator'],
    ]);
    expect(new Set(notified.map(({ commentId }) => commentId))).toEqual(new Set([retained, removed]));
    expect(await openReports()).toEqual([]);
  });

  test('a report of a post is none of a comment', async () => {
    const id = await writePost(server, 'member', 'open');
    await reportPost('other', id);
    const reportIds = (await openReports()).map((report) => report.id);
    const denial = { params: { id: 'open' }, body: { reportIds } };
    expect((await server.call('moderator', moderation.denyCommentReports, denial)).status).toBe(404);
  });
});
