import { contract } from '@portal/api/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { memberships } from '../../db/schema/index.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { editAsRead, textFile, writeComment, writePost } from '../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { posts, comments, communities } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const create = (who: TestPersonName, communityId: string, more: object = {}) =>
  server.call(who, posts.create, { body: { communityId, title: 'A title', body: '<p>Words</p>', ...more } });
const read = (who: TestPersonName, id: string) => server.call(who, posts.byId, { params: { id } });
const edit = (who: TestPersonName, postId: string, body: object) => editAsRead(server, who, postId, body);

async function idsOf(who: TestPersonName, communityId: string): Promise<string[]> {
  return (await server.call(who, posts.ofCommunity, { params: { id: communityId } })).body.posts.map(({ id }) => id);
}

describe('writing', () => {
  test('a post is published at once, with its tags, files and picture of the community', async () => {
    const { status, body } = await create('member', 'open', {
      tagIds: ['tag-2', 'tag-1'],
      type: 2,
      files: [textFile('notes.txt')],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'A title',
      body: '<p>Words</p>',
      status: 1,
      type: 2,
      visibility: 'community',
      isFrozen: false,
      canEdit: true,
      version: 1,
      author: { id: 'member' },
      community: { alias: 'open-alias' },
    });
    expect(body.tags.map(({ id }) => id)).toEqual(['tag-2', 'tag-1']);
    expect(body.attachments).toMatchObject([{ name: 'notes.txt', type: 'text/plain; charset=utf-8' }]);
    const { postsCount, latestActivity } = (await server.call('member', communities.byId, { params: { id: 'open' } }))
      .body;
    expect([postsCount, latestActivity]).toEqual([1, body.createdAt]);
  });

  test('what would freeze its readers is refused in words, in a new post and in an edit', async () => {
    const heavy = { body: `<table><tr>${'<td colspan=999 rowspan=999>'.repeat(2500)}` };
    const { id } = (await create('member', 'open')).body;
    const refused = [await create('member', 'open', heavy), await edit('member', id, heavy)];
    const problem = {
      code: 'invalid_input',
      field: 'body.body',
      message: expect.stringMatching(/^A table here is too large: /),
    };
    for (const answer of refused) expect(answer).toMatchObject({ status: 400, body: problem });
    expect((await read('member', id)).body).toMatchObject({ body: '<p>Words</p>', version: 1 });
  });

  test('a title cannot turn what stands beside it, and must show something', async () => {
    const { body } = await create('member', 'open', { title: '\u202EReport\u202C \u2067one\ntwo' });
    expect(body.title).toBe('Report one two');
    expect(await create('member', 'open', { title: '\u202E\u200B' })).toMatchObject({
      status: 400,
      body: { field: 'body.title', message: 'This field is required' },
    });
  });

  test('waits for approval where posts need it, unless the author may approve [COM-155]', async () => {
    expect((await create('member', 'approving')).body.status).toBe(2);
    for (const who of ['editor', 'moderator', 'admin'] as const)
      expect((await create(who, 'approving')).body.status).toBe(1);
    expect((await create('member', 'open')).body.status).toBe(1);
  });

  test('a waiting post is seen by its author and by who approves, in lists and alone', async () => {
    const { id } = (await create('member', 'approving')).body;
    await server.call('outsider', contract.joining.join, { params: { id: 'approving' }, body: {} });
    for (const [who, seen] of [
      ['member', true],
      ['moderator', true],
      ['editor', true],
      ['outsider', false],
    ] as const) {
      expect((await read(who, id)).status).toBe(seen ? 200 : 404);
      expect(await idsOf(who, 'approving')).toEqual(seen ? [id] : []);
    }
    expect((await server.call('moderator', posts.like, { params: { id } })).body.code).toBe('conflict');
    const feed = async (who: TestPersonName) => (await server.call(who, posts.feed)).body.totalItemCount;
    expect([await feed('member'), await feed('outsider')]).toEqual([1, 0]);
  });

  test('takes at most 10 tags, and only tags there are [COM-596]', async () => {
    const tagIds = Array.from({ length: 11 }, (_, index) => `tag-${index}`);
    expect((await create('member', 'open', { tagIds })).body).toMatchObject({
      code: 'invalid_input',
      field: 'body.tagIds',
    });
    expect((await create('member', 'open', { tagIds: tagIds.slice(0, 10) })).status).toBe(200);
    expect((await create('member', 'open', { tagIds: ['nothing'] })).body).toMatchObject({ field: 'body.tagIds' });
  });

  test('needs a title and something to read after sanitising', async () => {
    expect((await create('member', 'open', { title: ' ' })).body).toMatchObject({
      field: 'body.title',
      message: 'This field is required',
    });
    expect((await create('member', 'open', { title: 'x'.repeat(151) })).body).toMatchObject({
      field: 'body.title',
      message: 'Max length is 150 symbols',
    });
    for (const body of [
      '<p></p>',
      '<p>&nbsp;</p>',
      '<script>alert(1)</script>',
      '<p>\u200B</p>',
      '<img src=x onerror=alert(1)>',
    ]) {
      expect((await create('member', 'open', { body })).body, body).toMatchObject({
        code: 'invalid_input',
        field: 'body.body',
      });
    }
  });

  test('takes nothing that the contract does not name', async () => {
    const { body } = await create('member', 'approving', {
      id: 'mine',
      status: 1,
      authorId: 'admin',
      createdByUserId: 'admin',
      likesCount: 99,
      isApproved: true,
      createdAt: '2000-01-01T00:00:00Z',
      isFrozen: true,
      version: 9,
    });
    expect(body).toMatchObject({ status: 2, createdByUserId: 'member', likesCount: 0, isFrozen: false, version: 1 });
    expect([body.id === 'mine', body.createdAt.startsWith('2000')]).toEqual([false, false]);
    const edited = (await edit('member', body.id, { title: 'New', status: 1, communityId: 'open', authorId: 'admin' }))
      .body;
    expect(edited).toMatchObject({ title: 'New', status: 2, communityId: 'approving', createdByUserId: 'member' });
  });

  test('is not possible in an archived community', async () => {
    expect((await create('member', 'archived')).body.code).toBe('conflict');
    const id = await writePost(server, 'member', 'archived');
    expect(
      (await server.call('member', comments.create, { params: { postId: id }, body: { body: '<p>Late</p>' } })).body
        .code,
    ).toBe('conflict');
    expect(
      (await server.call('member', communities.byAlias, { query: { alias: 'archived-alias' } })).body.permissions,
    ).toEqual([]);
  });
});

describe('editing', () => {
  test('changes what is sent and keeps the rest; files are added and deleted by their address [COM-184]', async () => {
    const { body: before } = await create('member', 'open', {
      tagIds: ['tag-1'],
      files: [textFile('a.txt'), textFile('b.txt')],
    });
    const { body } = await edit('member', before.id, {
      title: 'New',
      attachmentsUrls: [before.attachments[0]?.path ?? ''],
      files: [textFile('c.txt')],
    });
    expect(body).toMatchObject({ title: 'New', body: '<p>Words</p>', version: 2, tags: [{ id: 'tag-1' }] });
    expect(body.attachments.map(({ name }) => name)).toEqual(['b.txt', 'c.txt']);
    expect((await edit('member', before.id, { tagIds: [] })).body.tags).toEqual([]);
  });

  test('deletes no file of another post', async () => {
    const [one, other] = [
      (await create('member', 'open', { files: [textFile('a.txt')] })).body,
      (await create('member', 'open')).body,
    ];
    await edit('member', other.id, { attachmentsUrls: [one.attachments[0]?.path ?? ''] });
    expect((await read('member', one.id)).body.attachments).toHaveLength(1);
  });

  test('of an older version is refused, so that nobody’s words are lost', async () => {
    const { id } = (await create('member', 'open')).body;
    expect((await edit('member', id, { title: 'First', version: 1 })).status).toBe(200);
    const late = await edit('moderator', id, { title: 'Second', version: 1 });
    expect([late.status, late.body.code]).toEqual([412, 'stale']);
    expect((await read('member', id)).body.title).toBe('First');
    const both = await Promise.all([
      edit('member', id, { title: 'A', version: 2 }),
      edit('moderator', id, { title: 'B', version: 2 }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  test('by who edits any post stays possible after it was reported [COM-518]', async () => {
    const id = await writePost(server, 'member', 'open');
    await server.call('moderator', posts.report, { params: { id }, body: { message: 'Privacy concerns' } });
    expect((await read('moderator', id)).body.reports).toHaveLength(1);
    expect((await edit('editor', id, { title: 'Without the name' })).body.title).toBe('Without the name');
  });

  test('goes by a flag held everywhere in every community, and by one held in a community there alone [COM-501] [COM-502]', async () => {
    const may = async (who: TestPersonName) => {
      const ids = await Promise.all(
        (['open', 'closed', 'elsewhere'] as const).map((place) => writePost(server, 'other', place)),
      );
      return Promise.all(ids.map(async (id) => (await edit(who, id, { title: 'Edited' })).status === 200));
    };
    const joins = {
      communityId: 'elsewhere',
      status: 'Joined',
      role: 'Member',
      updatedAt: server.clock.now(),
    } as const;
    await server.db.insert(memberships).values({ ...joins, personId: 'editor' });
    expect(await may('manager')).toEqual([true, true, true]);
    expect(await may('editor')).toEqual([true, true, false]);
    expect(await may('member')).toEqual([false, false, false]);
  });

  test('by two at once leaves all that one of them wants and nothing of the other: title, text, tags, poll and files', async () => {
    const { body: before } = await create('member', 'open', { files: [textFile('old.txt')] });
    const wish = (name: string, tag: string) => ({
      ...{ title: name, body: `<p>${name}</p>`, tagIds: [tag], version: before.version },
      ...{ pollOptions: [`${name} 1`, `${name} 2`], isPollMultiple: false, pollResults: 'always' as const },
      ...{ files: [textFile(`${name}.txt`)], attachmentsUrls: [before.attachments[0]?.path ?? ''] },
    });
    const both = await Promise.all([
      edit('member', before.id, wish('First', 'tag-1')),
      edit('moderator', before.id, wish('Second', 'tag-2')),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const [name, tag] = both[0].status === 200 ? ['First', 'tag-1'] : ['Second', 'tag-2'];
    const { body: after } = await read('member', before.id);
    expect(after).toMatchObject({ title: name, body: `<p>${name}</p>`, version: before.version + 1 });
    expect(after.tags.map(({ id }) => id)).toEqual([tag]);
    expect(after.poll?.options.map(({ text }) => text)).toEqual([`${name} 1`, `${name} 2`]);
    expect(after.attachments.map((file) => file.name)).toEqual([`${name}.txt`]);
  });

  test('tags in place is for who may edit the post [COM-176]', async () => {
    const id = await writePost(server, 'moderator', 'open');
    const setTags = async (who: TestPersonName) =>
      (await server.call(who, posts.setTags, { params: { id }, body: { tagIds: ['tag-4'] } })).status;
    expect([await setTags('member'), await setTags('moderator'), await setTags('editor')]).toEqual([403, 200, 200]);
    expect((await read('member', id)).body.tags).toEqual([{ id: 'tag-4', name: 'Tag 4' }]);
  });
});

describe('a closed post', () => {
  test('is closed and opened through an update with isFrozen, by who may edit any post [COM-157] [COM-158] [COM-162]', async () => {
    const id = await writePost(server, 'member', 'open');
    expect((await edit('member', id, { isFrozen: true })).status).toBe(403);
    expect((await edit('editor', id, { isFrozen: true })).body.isFrozen).toBe(true);
    expect((await edit('member', id, { isFrozen: false })).status).toBe(403);
    expect((await edit('moderator', id, { isFrozen: false })).body.isFrozen).toBe(false);
  });

  test('blocks comments and every other interaction; reading, saving and reporting stay possible [COM-159] [COM-160] [COM-161]', async () => {
    const id = await writePost(server, 'member', 'open', { isFrozen: true });
    const commentId = await writeComment(server, 'member', id);
    const onPost = { params: { id } };
    const onComment = { params: { postId: id, commentId } };
    const refused = await Promise.all([
      server.call('member', comments.create, { params: { postId: id }, body: { body: '<p>Late</p>' } }),
      server.call('editor', posts.like, onPost),
      server.call('editor', posts.dislike, onPost),
      server.call('editor', comments.like, onComment),
      server.call('editor', comments.dislike, onComment),
      server.call('member', comments.edit, { ...onComment, body: { body: '<p>New</p>', version: 1 } }),
      server.call('moderator', posts.setTags, { ...onPost, body: { tagIds: [] } }),
      edit('moderator', id, { title: 'New' }),
      edit('moderator', id, { title: 'New', isFrozen: false }),
      server.call('member', posts.delete, onPost),
    ]);
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [409, 'post_closed']));
    const allowed = await Promise.all([
      read('editor', id),
      server.call('editor', comments.list, onPost),
      server.call('editor', posts.save, onPost),
      server.call('editor', posts.unsave, onPost),
      server.call('editor', posts.report, { ...onPost, body: { message: 'Why' } }),
      server.call('editor', comments.report, { ...onComment, body: { message: 'Why' } }),
      server.call('editor', posts.view, onPost),
    ]);
    expect(allowed.map(({ status }) => status)).toEqual(allowed.map(() => 200));
  });
});

describe('reactions', () => {
  test('twenty likes at once count one, and taking back counts down [COM-163] [COM-164]', async () => {
    const params = { id: await writePost(server, 'member', 'open') };
    const state = async () => {
      const { isLiked, likesCount } = (await read('editor', params.id)).body;
      return [isLiked, likesCount];
    };
    await Promise.all(Array.from({ length: 20 }, () => server.call('editor', posts.like, { params })));
    await server.call('moderator', posts.like, { params });
    expect(await state()).toEqual([true, 2]);
    expect((await server.call('member', posts.likes, { params })).body).toMatchObject({
      totalItemCount: 2,
      users: [{ id: 'moderator' }, { id: 'editor' }],
    });
    await Promise.all(Array.from({ length: 20 }, () => server.call('editor', posts.dislike, { params })));
    expect(await state()).toEqual([false, 1]);
  });

  test('two hundred likes and unlikes at once leave the count at the number of people who like', async () => {
    const params = { id: await writePost(server, 'member', 'open') };
    const people = ['editor', 'moderator', 'admin', 'manager', 'owner'] as const;
    const storm = Array.from({ length: 40 }, (_, turn) =>
      people.map((who) => server.call(who, turn % 7 < 4 ? posts.like : posts.dislike, { params })),
    ).flat();
    expect(new Set((await Promise.all(storm)).map(({ status }) => status))).toEqual(new Set([200]));
    const likes = async () => {
      const { likesCount } = (await read('member', params.id)).body;
      const { users, totalItemCount } = (await server.call('member', posts.likes, { params })).body;
      const own = await Promise.all(people.map(async (who) => (await read(who, params.id)).body.isLiked));
      return { likesCount, totalItemCount, listed: users.length, own: own.filter(Boolean).length };
    };
    const { likesCount: n, ...others } = await likes();
    expect(others).toEqual({ totalItemCount: n, listed: n, own: n });
    await Promise.all(people.map((who) => server.call(who, posts.like, { params })));
    expect(await likes()).toEqual({ likesCount: 5, totalItemCount: 5, listed: 5, own: 5 });
  });

  test('a post is saved, listed among the saved ones, and unsaved [COM-165] [COM-166] [COM-167]', async () => {
    const id = await writePost(server, 'member', 'open');
    await writePost(server, 'member', 'open');
    const saved = async () => (await server.call('editor', posts.feed, { query: { includeOnlySaved: true } })).body;
    await server.call('editor', posts.save, { params: { id } });
    expect(await saved()).toMatchObject({ totalItemCount: 1, posts: [{ id, isSaved: true }] });
    await server.call('editor', posts.unsave, { params: { id } });
    expect(await saved()).toMatchObject({ totalItemCount: 0, posts: [] });
  });

  test('a view counts once for each person [COM-174]', async () => {
    const params = { id: await writePost(server, 'member', 'open') };
    for (const who of ['editor', 'editor', 'moderator'] as const) await server.call(who, posts.view, { params });
    expect((await read('member', params.id)).body.viewsCount).toBe(2);
    expect((await server.call('member', posts.views, { params })).body.totalItemCount).toBe(2);
  });

  test('a report says why, is made once by each person and read by who decides about it [COM-603]', async () => {
    const params = { id: await writePost(server, 'member', 'open') };
    for (const message of ['', '  '])
      expect((await server.call('editor', posts.report, { params, body: { message } })).body).toMatchObject({
        status: 400,
        field: 'body.message',
      });
    const report = () => server.call('editor', posts.report, { params, body: { message: 'Privacy concerns' } });
    expect((await report()).status).toBe(200);
    expect((await report()).body.code).toBe('already_reported');
    const seen = async (who: TestPersonName) => (await read(who, params.id)).body;
    expect(await seen('editor')).toMatchObject({ isReported: true, reports: [] });
    expect(await seen('member')).toMatchObject({ isReported: false, reports: [] });
    expect((await seen('moderator')).reports).toMatchObject([{ userId: 'editor', reason: 'Privacy concerns' }]);
  });
});

describe('lists', () => {
  test('continue by cursor without gaps or doubles while new posts arrive', async () => {
    const written: string[] = [];
    for (let count = 0; count < 7; count += 1)
      written.unshift(await writePost(server, 'member', count % 2 === 0 ? 'open' : 'closed'));
    const walked: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { body }: Awaited<ReturnType<typeof feedPage>> = await feedPage(after);
      walked.push(...body.posts.map(({ id }) => id));
      expect(body.totalItemCount).toBeGreaterThanOrEqual(7);
      after = body.nextCursor;
      await writePost(server, 'moderator', 'open');
    }
    expect(walked).toEqual(written);
  });

  function feedPage(after: string) {
    return server.call('member', posts.feed, { query: { pageSize: 3, ...(after === '' ? {} : { after }) } });
  }

  test('count the posts that the person may read, whoever asks', async () => {
    await writePost(server, 'member', 'open');
    await writePost(server, 'member', 'open', { visibility: 'private' });
    await writePost(server, 'member', 'approving', { status: 2 });
    await writePost(server, 'member', 'open', { status: 3 });
    await writePost(server, 'member', 'open', { status: 99 });
    for (const [who, count] of [
      ['member', 3],
      ['moderator', 3],
      ['admin', 3],
      ['client', 0],
    ] as const) {
      const { body } = await server.call(who, posts.feed);
      expect([body.posts.length, body.totalItemCount], who).toEqual([count, count]);
    }
    const authored = async (who: TestPersonName) =>
      (await server.call(who, posts.countOfAuthor, { params: { userId: 'member' } })).body.count;
    expect([await authored('member'), await authored('client'), await authored('editor')]).toEqual([3, 0, 3]);
  });

  test('take a few queries, whatever the size of the page', async () => {
    for (let count = 0; count < 30; count += 1) await writePost(server, 'member', 'open');
    const token = await server.tokenOf('member');
    const queries = async (pageSize: number) => {
      const before = server.statements.length;
      await server.fetch(`/api/v1/community/post/feed?pageSize=${pageSize}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      return server.statements.length - before;
    };
    // Who asks, and the posts with how many there are.
    expect([await queries(2), await queries(30)]).toEqual([2, 2]);
  });
});

test('an archived or removed post is read by those alone who decide about it, a deleted one by nobody', async () => {
  const ids = await Promise.all([4, 99, 3].map((status) => writePost(server, 'member', 'open', { status })));
  const statuses = async (who: TestPersonName) => Promise.all(ids.map(async (id) => (await read(who, id)).status));
  expect(await statuses('member')).toEqual([404, 404, 404]);
  expect(await statuses('moderator')).toEqual([200, 200, 404]);
});

test('deleting a post lowers the count of its community', async () => {
  const { id } = (await create('member', 'open')).body;
  const statuses = await Promise.all([1, 2, 3].map(() => server.call('member', posts.delete, { params: { id } })));
  expect(statuses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await server.call('member', communities.byId, { params: { id: 'open' } })).body.postsCount).toBe(0);
});
