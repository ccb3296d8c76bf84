import { contract, postStatuses, postVisibility } from '@portal/api/contract';
import { globalPermissions, isCounted, isListed, isUnanswered } from '@portal/rules';
import { userRoles } from '@portal/kit/access';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { posts as postTable } from '../../db/schema/index.ts';
import { writeComment, writePost } from '../../testing/test-content.ts';
import { testNow } from '../../testing/test-clock.ts';
import { testWithServer } from '../../testing/server-test.ts';
import { communityAccessById } from '../community-access/index.ts';

const { posts } = contract;
const authors = ['member', 'editor'] as const;
const readers = {
  admin: userRoles.Admin,
  manager: userRoles.Manager,
  owner: userRoles.WorkSpaceOwner,
  moderator: userRoles.Standard,
  editor: userRoles.Standard,
  member: userRoles.Standard,
  outsider: userRoles.Standard,
  blocked: userRoles.Standard,
} as const;

const test = testWithServer();

test('lists, counts and the feed hold the posts that the rules list, for every status, visibility, author and reader', async ({
  server,
}) => {
  const written = [];
  for (const status of Object.values(postStatuses))
    for (const visibility of postVisibility.options)
      for (const authorId of authors) {
        const id = await writePost(server, authorId, 'closed', { status, visibility });
        written.push({ id, status, visibility, authorId, isFrozen: false });
      }
  for (const [who, role] of Object.entries(readers)) {
    const person = {
      id: who,
      role,
      contactTypes: ['Member'],
      membershipLapsed: false,
      segmentIds: [],
      sessionId: '',
      impersonator: null,
      scope: null,
      origin: null,
      permissions: globalPermissions(role),
    };
    const community = await communityAccessById(server.db, 'closed', person, testNow);
    if (community === null) throw new Error('There is no such community');
    const listed = written.filter((post) => isListed({ ...post, community }, person));
    const ids = listed.map(({ id }) => id).toSorted();
    const query = { pageSize: 100 };
    const feed = (await server.call(who, posts.feed, { query })).body;
    expect([feed.posts.map(({ id }) => id).toSorted(), feed.totalItemCount], `the feed of ${who}`).toEqual([
      ids,
      ids.length,
    ]);
    const counted = await Promise.all(
      authors.map((userId) => server.call(who, posts.countOfAuthor, { params: { userId } })),
    );
    expect(
      counted.reduce((sum, { body }) => sum + body.count, 0),
      `posts counted for ${who}`,
    ).toBe(ids.length);
    if (!community.isJoined) continue;
    const onPlace = { params: { id: 'closed' } };
    const all = (await server.call(who, posts.ofCommunity, { ...onPlace, query })).body;
    expect([all.posts.map(({ id }) => id).toSorted(), all.totalItemCount], who).toEqual([ids, ids.length]);
    const waiting = (await server.call(who, posts.ofCommunity, { ...onPlace, query: { ...query, onlyWaiting: true } }))
      .body;
    const waits = listed.filter(({ status }) => status === postStatuses.waitForApproval).map(({ id }) => id);
    expect(waiting.posts.map(({ id }) => id).toSorted(), `what waits for ${who}`).toEqual(waits.toSorted());
  }
  expect(written.filter(isCounted)).toHaveLength(2 * 2 * 2);
});

test('of a community those posts are unanswered that the rule names, page by page, for who may read each', async ({
  server,
}) => {
  // Those of a try before would be found too.
  await server.db.delete(postTable).where(eq(postTable.communityId, 'approving'));
  const written: { id: string; facts: Parameters<typeof isUnanswered>[0]; isLimited: boolean }[] = [];
  for (const isQuestion of [true, false])
    for (const isFrozen of [true, false])
      for (const isAnswered of [true, false])
        for (const isLimited of [true, false]) {
          const more = { isQuestion, isFrozen, visibility: isLimited ? ('private' as const) : ('community' as const) };
          const id = await writePost(server, 'editor', 'approving', more);
          const acceptedCommentId = isAnswered ? await writeComment(server, 'member', id) : null;
          await server.db.update(postTable).set({ acceptedCommentId }).where(eq(postTable.id, id));
          written.push({ id, facts: { isQuestion, isFrozen, acceptedCommentId }, isLimited });
        }
  const unanswered = written.filter(({ facts }) => isUnanswered(facts)).toReversed();
  expect(unanswered).toHaveLength(2);
  const found = async (who: 'editor' | 'member', query: object) =>
    (
      await server.call(who, posts.ofCommunity, {
        params: { id: 'approving' },
        query: { onlyUnanswered: true, ...query },
      })
    ).body;
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const all = await found('editor', {});
  expect([ids(all.posts), all.totalItemCount]).toEqual([ids(unanswered), 2]);
  const first = await found('editor', { pageSize: 1 });
  const second = await found('editor', { pageSize: 1, after: first.nextCursor });
  expect([...ids(first.posts), ...ids(second.posts)]).toEqual(ids(unanswered));
  expect(second.nextCursor).toBeNull();
  const read = unanswered.filter(({ isLimited }) => !isLimited);
  expect(ids((await found('member', {})).posts)).toEqual(ids(read));
  expect((await found('member', {})).totalItemCount).toBe(read.length);
  const ofAll = async (who: 'editor' | 'member' | 'outsider') => {
    const { body } = await server.call(who, posts.feed, { query: { onlyUnanswered: true } });
    return [ids(body.posts), body.totalItemCount];
  };
  expect(await ofAll('editor')).toEqual([ids(unanswered), 2]);
  expect(await ofAll('member')).toEqual([ids(read), 1]);
  expect(await ofAll('outsider')).toEqual([[], 0]);
});
