import { contract, type Endpoint } from '@portal/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPersonName } from '../../testing/test-people.ts';
import { textFile, writeComment, writePost } from '../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { communities, joining, posts, comments } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Scene {
  postId: string;
  /** Of the same person as the post. */
  commentId: string;
}

const onPost = ({ postId }: Scene) => ({ params: { id: postId } });
const editing =
  (body: object) =>
  ({ postId }: Scene) => ({ params: { postId }, body });
const onComment =
  (body: object = {}) =>
  ({ postId, commentId }: Scene) => ({ params: { postId, commentId }, body });
const place = { params: { id: 'archived' } };
const archived = [409, 'conflict', 'This community is archived: it can be read, but not written in.'];

type Row = [string, Endpoint, TestPersonName, (scene: Scene) => object];

async function answer([, endpoint, who, input]: Row) {
  const postId = await writePost(server, 'member', 'archived');
  const commentId = await writeComment(server, 'member', postId);
  const { status, body } = await server.call(who, endpoint, input({ postId, commentId }) as never);
  const { code, message } = body as { code?: string; message?: string };
  return status === 200 ? [200] : [status, code, message];
}

test.each<Row>([
  [
    'a new post',
    posts.create,
    'moderator',
    () => ({ body: { communityId: 'archived', title: 'Late', body: '<p>Late</p>' } }),
  ],
  ['its author’s edit of a post', posts.edit, 'member', editing({ title: 'Late', version: 1 })],
  ['a moderator’s edit of a post', posts.edit, 'moderator', editing({ body: '<p>Late</p>', version: 1 })],
  ['a file on a post', posts.edit, 'member', editing({ files: [textFile('late.txt')], version: 1 })],
  ['closing a post', posts.edit, 'moderator', editing({ isFrozen: true, version: 1 })],
  ['opening a post', posts.edit, 'moderator', editing({ isFrozen: false, version: 1 })],
  ['other tags', posts.setTags, 'member', (scene) => ({ ...onPost(scene), body: { tagIds: ['tag-1'] } })],
  ['a comment', comments.create, 'member', editing({ body: '<p>Late</p>' })],
  ['its author’s edit of a comment', comments.edit, 'member', onComment({ body: '<p>Late</p>', version: 1 })],
  ['a moderator’s edit of a comment', comments.edit, 'moderator', onComment({ body: '<p>Late</p>', version: 1 })],
  ['joining', joining.join, 'outsider', () => ({ ...place, body: {} })],
  [
    'a file for joining',
    joining.sendFiles,
    'outsider',
    () => ({ params: { id: 'archived', questionId: 'why' }, body: { files: [textFile('proof.txt')] } }),
  ],
])('an archived community refuses %s [COM-392]', async (...row) => {
  expect(await answer(row)).toEqual(archived);
});

test.each<Row>([
  ['its posts', posts.ofCommunity, 'member', () => place],
  ['a post', posts.byId, 'member', onPost],
  ['comments', comments.list, 'member', onPost],
  ['a view', posts.view, 'member', onPost],
  ['a like', posts.like, 'moderator', onPost],
  ['a like taken back', posts.dislike, 'moderator', onPost],
  ['saving', posts.save, 'moderator', onPost],
  ['a like of a comment', comments.like, 'moderator', onComment()],
  ['a favourite', communities.addToFavorite, 'member', () => place],
  ['a like of the community', communities.like, 'member', () => place],
  ['a report of a post', posts.report, 'moderator', (scene) => ({ ...onPost(scene), body: { message: 'Why' } })],
  ['a report of a comment', comments.report, 'moderator', onComment({ message: 'Why' })],
  ['deleting one’s own comment', comments.delete, 'member', onComment()],
  ['deleting another’s comment as a moderator', comments.delete, 'moderator', onComment()],
  ['deleting one’s own post', posts.delete, 'member', onPost],
  ['deleting another’s post as a moderator', posts.delete, 'moderator', onPost],
])('an archived community allows %s [COM-392]', async (...row) => {
  expect(await answer(row)).toEqual([200]);
});

test('a post says that its community is archived', async () => {
  const isArchived = async (where: 'archived' | 'open') =>
    (await server.call('member', posts.byId, { params: { id: await writePost(server, 'member', where) } })).body
      .community.isArchived;
  expect([await isArchived('archived'), await isArchived('open')]).toEqual([true, false]);
});
