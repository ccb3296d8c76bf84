import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { communities } from '../../db/schema/index.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { textFile, writeComment, writePost } from '../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { comments, posts } = contract;

let server: TestServer;
let postId: string;
beforeEach(async () => {
  server = await startTestServer();
  postId = await writePost(server, 'member', 'open');
});
afterEach(() => server.close());

const answer = (who: TestPersonName, more: object = {}) =>
  server.call(who, comments.create, { params: { postId }, body: { body: '<p>An answer</p>', ...more } });
const list = async (who: TestPersonName = 'member') =>
  (await server.call(who, comments.list, { params: { id: postId } })).body;
const countOnPost = async () =>
  (await server.call('member', posts.byId, { params: { id: postId } })).body.commentsCount;

test('comments come oldest first, flat, and are counted on the post', async () => {
  const first = (await answer('member')).body;
  const second = (await answer('editor', { parentCommentId: first.id })).body;
  expect((await list()).comments.map(({ id, parentCommentId }) => [id, parentCommentId])).toEqual([
    [first.id, null],
    [second.id, first.id],
  ]);
  expect([(await list()).totalItemCount, await countOnPost()]).toEqual([2, 2]);
});

test('a comment is written, counted and noted by one statement, without files', async () => {
  server.statements.length = 0;
  expect((await answer('member')).status).toBe(200);
  const writes = server.statements.map(
    (text) => text.match(/(?:insert into|update) "(?:comments|posts|communities)"/g) ?? [],
  );
  expect(writes.filter(({ length }) => length > 0)).toEqual([
    ['insert into "comments"', 'update "posts"', 'update "communities"'],
  ]);
  expect(writes.at(-1)).toHaveLength(3);
  expect(await countOnPost()).toBe(1);
  const [community] = await server.db.select().from(communities).where(eq(communities.id, 'open'));
  expect(community?.latestActivityAt?.getTime()).toBeGreaterThan(server.clock.now().getTime() - 1000);
});

test.each(['member', 'moderator', 'admin'] as const)(
  'what %s has just written is told as the list tells it',
  async (who) => {
    const made = (await answer(who)).body;
    expect((await list(who)).comments).toEqual([made]);
  },
);

test('replies nest three levels under a top-level comment [COM-187] [COM-188]', async () => {
  let parentCommentId: string | undefined;
  for (let depth = 0; depth <= 3; depth += 1) {
    const made = await answer('member', parentCommentId === undefined ? {} : { parentCommentId });
    expect(made.status).toBe(200);
    parentCommentId = made.body.id;
  }
  expect((await answer('member', { parentCommentId })).body).toMatchObject({
    code: 'invalid_input',
    field: 'body.parentCommentId',
  });
});

test('a comment of another post cannot be answered here', async () => {
  const elsewhere = await writeComment(server, 'member', await writePost(server, 'member', 'open'));
  expect((await answer('member', { parentCommentId: elsewhere })).status).toBe(404);
});

test('a comment keeps lists, paragraphs, quotes, marks and links, and nothing else [COM-602]', async () => {
  const given =
    '<h2>Title</h2><ul><li><p>One</p></li></ul><blockquote><p>Said</p></blockquote><table><tr><td>cell</td></tr></table><pre>code</pre><img src="x"><p><strong>b</strong> <a href="https://example.org">link</a></p>';
  const { body } = (await answer('member', { body: given })).body;
  expect(body).toBe(
    'Title<ul><li><p>One</p></li></ul><blockquote><p>Said</p></blockquote>cellcode<p><strong>b</strong> <a href="https://example.org" rel="noopener noreferrer nofollow" target="_blank">link</a></p>',
  );
});

test('a comment with nothing to read is refused', async () => {
  for (const body of ['<p> </p>', '<img src="x">', '<script>1</script>'])
    expect((await answer('member', { body })).body).toMatchObject({ code: 'invalid_input', field: 'body.body' });
});

test('an edit changes the words and the files, moves updatedAt, and refuses an older version [COM-193]', async () => {
  const made = (await answer('member', { files: [textFile('a.txt')] })).body;
  const params = { postId, commentId: made.id };
  const edited = await server.call('member', comments.edit, {
    params,
    body: {
      body: '<p>Better</p>',
      attachmentsUrls: [made.attachments[0]?.path ?? ''],
      files: [textFile('b.txt')],
      version: 1,
    },
  });
  expect(edited.body).toMatchObject({ body: '<p>Better</p>', version: 2, attachments: [{ name: 'b.txt' }] });
  expect(Date.parse(edited.body.updatedAt)).toBeGreaterThan(Date.parse(edited.body.createdAt));
  expect(
    (await server.call('member', comments.edit, { params, body: { body: '<p>Late</p>', version: 1 } })).body.code,
  ).toBe('stale');
});

test('of two who edit a comment at once one is refused, and nothing of theirs is left', async () => {
  const made = (await answer('member')).body;
  const write = (who: TestPersonName) =>
    server.call(who, comments.edit, {
      params: { postId, commentId: made.id },
      body: { body: `<p>${who}</p>`, files: [textFile(`${who}.txt`)], version: made.version },
    });
  const both = await Promise.all([write('member'), write('moderator')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const winner = both[0].status === 200 ? 'member' : 'moderator';
  const [after] = (await list()).comments;
  expect(after).toMatchObject({ body: `<p>${winner}</p>`, version: 2, attachments: [{ name: `${winner}.txt` }] });
});

test('a deleted comment is gone while the answers to it stay', async () => {
  const first = (await answer('member')).body;
  const reply = (await answer('editor', { parentCommentId: first.id })).body;
  const params = { postId, commentId: first.id };
  expect((await server.call('member', comments.delete, { params })).status).toBe(200);
  expect((await server.call('member', comments.delete, { params })).status).toBe(404);
  expect((await list()).comments.map(({ id }) => id)).toEqual([reply.id]);
  expect([(await list()).totalItemCount, await countOnPost()]).toEqual([1, 1]);
});

test('an accepted answer stays where another comment is said to be none', async () => {
  postId = await writePost(server, 'member', 'open', { isQuestion: true });
  const [accepted, other] = [(await answer('editor')).body.id, (await answer('moderator')).body.id];
  const accepting = async () =>
    (await server.call('member', posts.byId, { params: { id: postId } })).body.acceptedCommentId;
  await server.call('member', comments.accept, { params: { postId, commentId: accepted } });
  await server.call('member', comments.unaccept, { params: { postId, commentId: other } });
  expect(await accepting()).toBe(accepted);
  await server.call('member', comments.unaccept, { params: { postId, commentId: accepted } });
  expect(await accepting()).toBeNull();
});

test('liking twice counts once, and taking it back counts down [COM-189] [COM-190]', async () => {
  const { id } = (await answer('member')).body;
  const params = { postId, commentId: id };
  const state = async () => {
    const [comment] = (await list('editor')).comments;
    return [comment?.isLiked, comment?.likesCount];
  };
  await Promise.all(Array.from({ length: 10 }, () => server.call('editor', comments.like, { params })));
  expect(await state()).toEqual([true, 1]);
  await Promise.all(Array.from({ length: 10 }, () => server.call('editor', comments.dislike, { params })));
  expect(await state()).toEqual([false, 0]);
});

test('a comment is reported once by each person and its reports read by who decides about them', async () => {
  const { id } = (await answer('member')).body;
  const report = () =>
    server.call('editor', comments.report, {
      params: { postId, commentId: id },
      body: { message: 'Inappropriate content' },
    });
  expect([(await report()).status, (await report()).body.code]).toEqual([200, 'already_reported']);
  expect((await list('editor')).comments).toMatchObject([{ isReported: true, reports: [] }]);
  expect((await list('moderator')).comments).toMatchObject([{ reports: [{ reason: 'Inappropriate content' }] }]);
});

test('thirty comments at once are all there and all counted', async () => {
  await Promise.all(Array.from({ length: 30 }, () => answer('editor')));
  expect([(await list()).totalItemCount, (await list()).comments.length]).toEqual([30, 30]);
});
