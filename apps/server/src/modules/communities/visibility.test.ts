import { contract } from '@portal/api/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { categories, communities as places, joinAnswers, joinQuestions, memberships } from '../../db/schema/index.ts';
import { type TestPersonName, testPersonNames, testCommunityNames } from '../../testing/test-people.ts';
import { writePost } from '../../testing/test-content.ts';
import { testNow } from '../../testing/test-clock.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { comments, communities, joining, posts } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function listed(who: TestPersonName, body: object = {}): Promise<string[]> {
  return (await server.call(who, communities.getList, { body })).body.communities.map(({ id }) => id).sort();
}

const staffLevel = ['admin', 'manager', 'owner'] as const;
const everyone = ['agreed', 'approving', 'archived', 'asking', 'auto', 'closed', 'elsewhere', 'open'];

describe('Explore lists', () => {
  test('private communities that are not visible to their members and to staff alone [COM-076]', async () => {
    expect(await listed('outsider')).toEqual(everyone);
    const { totalItemCount } = (await server.call('outsider', communities.getList, { body: {} })).body;
    expect(totalItemCount).toBe(everyone.length);
    expect(await listed('member')).toContain('hidden');
    for (const who of staffLevel) expect(await listed(who)).toContain('hidden');
    expect(await listed('blocked')).not.toContain('hidden');
  });

  test('communities of segments to people in one of them, and those without to everyone [COM-077]', async () => {
    expect(await listed('member')).toContain('segmented');
    expect(await listed('outsider')).not.toContain('segmented');
    expect(await listed('moderator')).not.toContain('segmented');
    for (const who of staffLevel) expect(await listed(who)).toContain('segmented');
  });

  test('communities in their time, to ordinary users [COM-078]', async () => {
    for (const id of ['past', 'future']) {
      expect(await listed('outsider')).not.toContain(id);
      expect(await listed('member')).not.toContain(id);
      for (const who of staffLevel) expect(await listed(who)).toContain(id);
    }
    expect(await listed('moderator')).toContain('past');
  });

  test('no deleted community to anyone', async () => {
    for (const who of testPersonNames.filter((name) => name !== 'staff'))
      expect(await listed(who)).not.toContain('gone');
  });

  test('the joined ones, everything joined automatically included', async () => {
    expect(await listed('member', { onlyJoined: true })).toEqual([
      'approving',
      'archived',
      'auto',
      'closed',
      'hidden',
      'open',
    ]);
    expect(await listed('outsider', { onlyJoined: true })).toEqual(['auto']);
  });

  test('the favourites of the person who asks', async () => {
    await server.call('member', communities.addToFavorite, { params: { id: 'closed' } });
    await server.call('outsider', communities.addToFavorite, { params: { id: 'open' } });
    expect(await listed('member', { onlyFavorite: true })).toEqual(['closed']);
    expect(await listed('member', { onlyFavorite: true, onlyJoined: true, keyword: 'open' })).toEqual([]);
    await server.call('member', communities.deleteFromFavorite, { params: { id: 'closed' } });
    await server.call('outsider', communities.deleteFromFavorite, { params: { id: 'open' } });
  });

  test('by words whatever their case, by category, by id and in pages', async () => {
    expect(await listed('member', { keyword: 'ALL about ópen' })).toEqual(['open']);
    expect(await listed('member', { keyword: '100%_' })).toEqual([]);
    expect(await listed('member', { categoryIds: ['hands'] })).toEqual(['open']);
    expect(await listed('member', { communityIds: ['open', 'elsewhere', 'segmented', 'future'] })).toEqual([
      'elsewhere',
      'open',
      'segmented',
    ]);
    const second = (await server.call('outsider', communities.getList, { body: { page: 2, pageSize: 3 } })).body;
    expect([second.communities.map(({ id }) => id), second.totalItemCount]).toEqual([['asking', 'auto', 'closed'], 8]);
    const beyond = (await server.call('outsider', communities.getList, { body: { page: 9, pageSize: 3 } })).body;
    expect([beyond.communities, beyond.totalItemCount]).toEqual([[], 8]);
  });

  test('exactly what can be opened by address, for everyone', async () => {
    for (const who of testPersonNames.filter((name) => name !== 'staff')) {
      const seen: string[] = [];
      for (const id of testCommunityNames)
        if ((await server.call(who, communities.byId, { params: { id } })).status === 200) seen.push(id);
      expect(seen.sort(), who).toEqual(await listed(who));
    }
  });
});

describe('the content of a community', () => {
  const status = async (who: TestPersonName, id: string) =>
    (await server.call(who, communities.about, { params: { id } })).status;

  test('opens for who has joined, where joining is automatic, and for staff [COM-106] [COM-107] [COM-108] [COM-125] [COM-126]', async () => {
    expect(await status('member', 'closed')).toBe(200);
    expect(await status('outsider', 'auto')).toBe(200);
    expect(await status('admin', 'elsewhere')).toBe(200);
    const membershipOf = async (who: TestPersonName, id: string) =>
      (await server.call(who, communities.byId, { params: { id } })).body.membershipStatus;
    expect([
      await membershipOf('admin', 'elsewhere'),
      await membershipOf('outsider', 'auto'),
      await membershipOf('outsider', 'open'),
    ]).toEqual(['Joined', 'Joined', null]);
  });

  test('stays closed to everyone else, and says whether it is private [COM-109]', async () => {
    const answers = await Promise.all(
      ['open', 'closed'].map((id) => server.call('outsider', communities.about, { params: { id } })),
    );
    expect(answers.map(({ status: code, body }) => [code, body.code])).toEqual([
      [403, 'forbidden'],
      [403, 'community_private'],
    ]);
    for (const who of ['waiting', 'removed', 'client'] as const) expect(await status(who, 'closed')).toBe(403);
  });

  test('stays closed to who is blocked, where joining is automatic too [COM-148]', async () => {
    for (const id of ['open', 'closed', 'auto']) expect(await status('blocked', id)).toBe(403);
    const { body } = await server.call('blocked', communities.byId, { params: { id: 'open' } });
    expect(body.membershipStatus).toBe('Blocked');
  });

  test('does not exist for who may not know of it', async () => {
    for (const id of ['hidden', 'segmented', 'past', 'future', 'gone', 'nothing'])
      expect(await status('outsider', id)).toBe(404);
  });

  test('leaks through no other call', async () => {
    const [postId] = (
      await server.call('admin', posts.create, {
        body: { communityId: 'hidden', title: 'Secret title', body: '<p>Secret words</p>', tagIds: ['tag-3'] },
      })
    ).body.id.split(' ');
    await server.call('admin', posts.save, { params: { id: postId ?? '' } });
    await server.db.execute(sql`insert into post_saves (post_id, person_id, at) values (${postId}, 'outsider', now())`);
    await server.db.execute(
      sql`insert into community_favourites (community_id, person_id, at) values ('hidden', 'outsider', now())`,
    );
    const answers = [
      await server.call('outsider', posts.feed, { query: { pageSize: 100 } }),
      await server.call('outsider', posts.feed, { query: { includeOnlySaved: true } }),
      await server.call('outsider', communities.topFavorites),
      await server.call('outsider', communities.preference),
      await server.call('outsider', communities.recommended),
      await server.call('outsider', communities.getList, { body: { onlyFavorite: true } }),
      await server.call('outsider', posts.countOfAuthor, { params: { userId: 'admin' } }),
      await server.call('outsider', communities.categories),
    ];
    expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(/secret|hidden/i);
    expect(answers[1]?.body).toMatchObject({ totalItemCount: 0 });
    expect(answers[6]?.body).toEqual({ count: 0 });
    const tags = (await server.call('outsider', posts.tags)).body.tags;
    expect(tags.find(({ id }) => id === 'tag-3')?.countOfPosts).toBe(0);
  });

  test('says who belongs to a private community to its members alone', async () => {
    const faces = async (who: TestPersonName, id: string) =>
      (await server.call(who, communities.byId, { params: { id } })).body.faces.length;
    expect([
      await faces('outsider', 'closed'),
      await faces('member', 'closed'),
      await faces('outsider', 'open'),
    ]).toEqual([0, 3, 3]);
  });

  test('tells how many wait to those alone who let people in', async () => {
    const pending = async (who: TestPersonName) =>
      (await server.call(who, communities.byId, { params: { id: 'closed' } })).body.pendingMembersCount;
    expect([await pending('moderator'), await pending('admin'), await pending('member')]).toEqual([1, 1, 0]);
  });
});

describe('staff', () => {
  test.each(['admin', 'manager', 'owner'] as const)(
    'as %s open every community that Explore offers, and read what is in it [COM-498]',
    async (who) => {
      const ids = testCommunityNames.filter((id) => id !== 'gone').toSorted();
      expect(await listed(who)).toEqual(ids);
      expect(await listed(who, { onlyJoined: true })).toEqual(ids);
      for (const id of ids) {
        const postId = await writePost(server, 'other', id);
        const params = { id };
        const { status, body } = await server.call(who, communities.byAlias, { query: { alias: `${id}-alias` } });
        expect([status, body.community.membershipStatus], id).toEqual([200, 'Joined']);
        const { totalItemCount } = (await server.call(who, posts.ofCommunity, { params })).body;
        expect(totalItemCount, id).toBeGreaterThan(0);
        const opened = [
          await server.call(who, communities.about, { params }),
          await server.call(who, communities.members, { params }),
          await server.call(who, posts.byId, { params: { id: postId } }),
          await server.call(who, comments.list, { params: { id: postId } }),
          await server.call(who, posts.like, { params: { id: postId } }),
        ];
        expect(
          opened.map((answer) => answer.status),
          id,
        ).toEqual([200, 200, 200, 200, 200]);
      }
      const feed = (await server.call(who, posts.feed, { query: { pageSize: 100 } })).body.posts;
      expect(new Set(feed.map(({ communityId }) => communityId)).size).toBe(ids.length);
    },
  );

  test('neither join nor leave, whatever is recorded of them, and are no members to others', async () => {
    await server.db.insert(memberships).values([
      { communityId: 'elsewhere', personId: 'manager', status: 'Blocked', updatedAt: testNow },
      { communityId: 'elsewhere', personId: 'owner', status: 'Joined', role: 'Member', updatedAt: testNow },
    ]);
    for (const who of ['manager', 'owner'] as const) {
      const params = { id: 'elsewhere' };
      expect((await server.call(who, joining.join, { params, body: {} })).body).toMatchObject({ code: 'conflict' });
      expect((await server.call(who, joining.leave, { params })).body).toMatchObject({ code: 'conflict' });
      const { membershipStatus } = (await server.call(who, communities.byId, { params })).body;
      expect(membershipStatus, who).toBe('Joined');
    }
    const { members } = (await server.call('owner', communities.members, { params: { id: 'closed' } })).body;
    expect(members.map(({ userId }) => userId)).toEqual(['moderator', 'editor', 'member']);
    await server.db.delete(memberships).where(inArray(memberships.personId, ['manager', 'owner']));
  });

  test('do in a community what their flags allow: a manager moderates, a workspace owner reads', async () => {
    const may = async (who: 'manager' | 'owner') => {
      const params = { id: await writePost(server, 'other', 'closed') };
      const title = 'By staff';
      return [
        await server.call(who, posts.create, { body: { communityId: 'closed', title, body: '<p>Words</p>' } }),
        await server.call(who, comments.create, { params: { postId: params.id }, body: { body: '<p>Words</p>' } }),
        await server.call(who, posts.edit, { params: { postId: params.id }, body: { title, version: 1 } }),
        await server.call(who, contract.people.search, { body: { keyword: 'test', communityId: 'hidden' } }),
        await server.call(who, posts.delete, { params }),
      ].map(({ status }) => status);
    };
    expect([await may('manager'), await may('owner')]).toEqual([
      [200, 200, 200, 200, 200],
      [403, 403, 403, 200, 403],
    ]);
  });
});

test('categories come flat, each with those below it [COM-661]', async () => {
  await server.db.update(categories).set({ createdBy: 'admin' }).where(eq(categories.id, 'hands'));
  const { communityCategories, totalItemCount } = (await server.call('outsider', communities.categories)).body;
  const made = { color: '#004C58', description: '', createdAt: expect.any(String), updatedAt: null };
  const hands = {
    ...made,
    id: 'hands',
    name: 'Hands',
    parentCategoryId: 'practice',
    communityCount: 1,
    subCategories: [],
    subCategoriesCount: 0,
    createdByUserId: 'admin',
  };
  const practice = {
    ...made,
    id: 'practice',
    name: 'Practice',
    parentCategoryId: null,
    communityCount: 0,
    subCategories: [hands],
    subCategoriesCount: 1,
    createdByUserId: null,
  };
  expect([communityCategories, totalItemCount]).toEqual([[hands, practice], 2]);
  const second = (await server.call('outsider', communities.categories, { query: { page: 2, pageSize: 1 } })).body;
  expect(second).toEqual({ communityCategories: [practice], totalItemCount: 2 });
});

describe('one community', () => {
  test('is found by its alias with the person’s role and permissions in it [COM-114]', async () => {
    const { body } = await server.call('editor', communities.byAlias, { query: { alias: 'OPEN-alias' } });
    expect(body).toMatchObject({ community: { id: 'open', membersCount: 3 }, role: 'Editor' });
    expect(body.permissions.toSorted()).toEqual([
      'assetsAll',
      'commentCreate',
      'meetingAll',
      'postApprove',
      'postCreate',
      'postEdit',
    ]);
    expect((await server.call('outsider', communities.byAlias, { query: { alias: 'hidden-alias' } })).status).toBe(404);
  });

  test('says what the person may do there and how they stand to it, in lists as by its alias', async () => {
    const accesses = {
      moderator: 'Joined',
      member: 'Joined',
      manager: 'Joined',
      owner: 'Joined',
      outsider: null,
      blocked: 'Blocked',
      removed: 'Removed',
    } as const;
    for (const [who, membershipStatus] of Object.entries(accesses)) {
      const { communities: listed } = (await server.call(who, communities.getList, { body: {} })).body;
      const open = listed.find(({ id }) => id === 'open');
      const byAlias = (await server.call(who, communities.byAlias, { query: { alias: 'open-alias' } })).body;
      expect(open?.permissions, who).toEqual(byAlias.permissions);
      expect(byAlias.community.permissions, who).toEqual(byAlias.permissions);
      expect(open?.membershipStatus, who).toBe(membershipStatus);
    }
  });

  test('stands in lists with the membership of the person and when they joined [COM-660]', async () => {
    const listed = async (who: 'member' | 'outsider' | 'removed') => {
      const { communities: found } = (await server.call(who, communities.getList, { body: {} })).body;
      const open = found.find(({ id }) => id === 'open');
      return [open?.membershipStatus, open?.joinedAt];
    };
    const joinedAt = new Date(testNow.getTime() - 20 * 86_400_000).toISOString();
    expect(await listed('member')).toEqual(['Joined', joinedAt]);
    expect(await listed('removed')).toEqual(['Removed', null]);
    expect(await listed('outsider')).toEqual([null, null]);
  });

  test('has an alias of its own [COM-659]', async () => {
    const [open] = await server.db
      .select()
      .from(places)
      .where(inArray(places.id, ['open']));
    if (open === undefined) throw new Error('The community is gone');
    for (const alias of ['open-alias', 'OPEN-alias'])
      await expect(server.db.insert(places).values({ ...open, id: 'second', alias })).rejects.toThrow();
  });

  test('is liked and viewed once by each person, however often they ask [COM-090] [COM-091]', async () => {
    const params = { id: 'open' };
    const state = async () => {
      const { isLiked, likesCount, viewsCount } = (await server.call('outsider', communities.byId, { params })).body;
      return [isLiked, likesCount, viewsCount];
    };
    await Promise.all(Array.from({ length: 20 }, () => server.call('outsider', communities.like, { params })));
    await Promise.all(Array.from({ length: 5 }, () => server.call('outsider', communities.view, { params })));
    expect(await state()).toEqual([true, 1, 1]);
    await Promise.all(Array.from({ length: 20 }, () => server.call('outsider', communities.dislike, { params })));
    expect(await state()).toEqual([false, 0, 1]);
  });

  test('is added to and taken from the favourites [COM-092] [COM-093]', async () => {
    const params = { id: 'open' };
    const favourites = async () =>
      (await server.call('client', communities.topFavorites)).body.communities.map(({ id }) => id);
    await server.call('client', communities.addToFavorite, { params });
    expect(await favourites()).toEqual(['open']);
    await server.call('client', communities.deleteFromFavorite, { params });
    expect(await favourites()).toEqual([]);
  });

  test('shows its own terms, else the global ones [COM-147]', async () => {
    const terms = async (id: string) =>
      (await server.call('outsider', communities.terms, { params: { id } })).body.html;
    expect([await terms('agreed'), await terms('open')]).toEqual(['<p>Our own terms</p>', '<p>Global terms</p>']);
  });

  test('lists its members by rank and name, in pages without gaps; key members are moderators and editors [COM-101]', async () => {
    const ids = async (query: object) =>
      (await server.call('member', communities.members, { params: { id: 'open' }, query })).body;
    expect((await ids({})).members.map(({ id, role }) => [id, role])).toEqual([
      ['moderator', 'Moderator'],
      ['editor', 'Editor'],
      ['member', 'Member'],
    ]);
    expect((await ids({ onlyKey: true })).members.map(({ id }) => id)).toEqual(['moderator', 'editor']);
    expect((await ids({ keyword: 'EDIT' })).members.map(({ id }) => id)).toEqual(['editor']);
    const first = await ids({ pageSize: 2 });
    const rest = await ids({ pageSize: 2, after: first.nextCursor ?? '' });
    expect([...first.members, ...rest.members].map(({ id }) => id)).toEqual(['moderator', 'editor', 'member']);
    expect([first.totalItemCount, rest.nextCursor]).toEqual([3, null]);
  });

  test.each([
    ['without looking at the people', {}, 1],
    ['by a word, in the look that finds them', { keyword: 'EDIT' }, 1],
  ])('counts its members %s', async (_, query, looks) => {
    server.statements.length = 0;
    await server.call('member', communities.members, { params: { id: 'open' }, query });
    const [listing = ''] = server.statements.filter((text) => text.includes('json_build_array'));
    expect(listing.match(/join "people"/g)).toHaveLength(looks);
  });

  test('tells addresses to staff and to whom they belong, and the reason of the blacklist to those who keep it [COM-669]', async () => {
    const reason = 'Wrote to members privately';
    const mine = and(eq(memberships.communityId, 'approving'), eq(memberships.personId, 'member'));
    await server.db.update(memberships).set({ reason }).where(mine);
    await server.db.insert(joinQuestions).values({ id: 'q', communityId: 'approving', text: 'Why?' });
    await server.db.insert(joinAnswers).values({ questionId: 'q', personId: 'member', answeredAt: testNow });
    const shownTo = async (who: TestPersonName) => {
      const { members } = (await server.call(who, communities.members, { params: { id: 'approving' } })).body;
      return members.find(({ userId }) => userId === 'member');
    };
    const known = { status: 'Joined', isBlocked: false, isHaveAnswers: true, updatedAt: expect.any(String) };
    expect(await shownTo('member')).toMatchObject({ ...known, email: 'member@example.org', reason: null });
    expect(await shownTo('moderator')).toMatchObject({ ...known, email: null, reason });
    expect(await shownTo('admin')).toMatchObject({ ...known, email: 'member@example.org', reason });
  });

  test('appears in the menu lists of its people, with the number of joined ones [COM-041]', async () => {
    const { body } = await server.call('moderator', communities.preference);
    expect(body.topModerated.map(({ id }) => id)).toEqual([
      'approving',
      'archived',
      'closed',
      'hidden',
      'open',
      'past',
    ]);
    expect(body.topJoined.map(({ name }) => name)).toEqual(body.topJoined.map(({ name }) => name).toSorted());
    expect(body.joinedCount).toBe((await listed('moderator', { onlyJoined: true })).length);
  });
});
