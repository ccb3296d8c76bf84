import { contract, type Endpoint } from '@portal/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeComment, writePost } from '../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { communities, folders, joining, meetings, posts, comments } = contract;

let server: TestServer;
/** What nobody but the right people may know of, by what is behind the id. */
let hiddenPosts: [string, string][];
let hiddenCommunities: [string, string][];

beforeAll(async () => {
  server = await startTestServer();
  hiddenPosts = [
    ['of a hidden community', await writePost(server, 'moderator', 'hidden')],
    ['deleted', await writePost(server, 'moderator', 'open', { status: 3 })],
    ['deleted, in a private community', await writePost(server, 'moderator', 'closed', { status: 3 })],
    ['somebody’s private one', await writePost(server, 'moderator', 'open', { visibility: 'private' })],
    ['waiting for approval', await writePost(server, 'moderator', 'approving', { status: 2 })],
    ['archived', await writePost(server, 'moderator', 'open', { status: 99 })],
    ['of a deleted community', await writePost(server, 'moderator', 'gone')],
    ['of a community of another segment', await writePost(server, 'moderator', 'segmented')],
  ];
  hiddenCommunities = [
    ['hidden', 'hidden'],
    ['deleted', 'gone'],
    ['of another segment', 'segmented'],
    ['not there yet', 'future'],
    ['over', 'past'],
  ];
});
afterAll(() => server.close());

const form = { body: '<p>Words</p>' };
const message = { message: 'Why' };

/** Every way in to a post, and to a comment below it. */
const waysToPosts: [Endpoint, (postId: string, commentId: string) => object][] = [
  ...[
    posts.byId,
    posts.view,
    posts.like,
    posts.dislike,
    posts.save,
    posts.unsave,
    posts.likes,
    posts.views,
    posts.delete,
    comments.list,
  ].map((endpoint): [Endpoint, (postId: string) => object] => [endpoint, (id) => ({ params: { id } })]),
  [posts.edit, (postId) => ({ params: { postId }, body: { title: 'Mine', version: 1 } })],
  [posts.setTags, (id) => ({ params: { id }, body: { tagIds: [] } })],
  [posts.report, (id) => ({ params: { id }, body: message })],
  [comments.create, (postId) => ({ params: { postId }, body: form })],
  [comments.create, (postId, parentCommentId) => ({ params: { postId }, body: { ...form, parentCommentId } })],
  [comments.edit, (postId, commentId) => ({ params: { postId, commentId }, body: { ...form, version: 1 } })],
  [comments.delete, (postId, commentId) => ({ params: { postId, commentId } })],
  [comments.like, (postId, commentId) => ({ params: { postId, commentId } })],
  [comments.dislike, (postId, commentId) => ({ params: { postId, commentId } })],
  [comments.report, (postId, commentId) => ({ params: { postId, commentId }, body: message })],
];

const waysToCommunities: [Endpoint, (id: string) => object][] = [
  ...[
    communities.byId,
    communities.about,
    communities.terms,
    communities.members,
    folders.list,
    meetings.ofCommunity,
    communities.like,
    communities.dislike,
    communities.addToFavorite,
    communities.deleteFromFavorite,
    communities.view,
    joining.questions,
    joining.cancel,
    joining.leave,
    posts.ofCommunity,
  ].map((endpoint): [Endpoint, (id: string) => object] => [endpoint, (id) => ({ params: { id } })]),
  [communities.byAlias, (id) => ({ query: { alias: `${id}-alias` } })],
  [joining.join, (id) => ({ params: { id }, body: {} })],
  [joining.sendFiles, (id) => ({ params: { id, questionId: 'why' }, body: { files: [new File(['x'], 'a.txt')] } })],
  [posts.create, (communityId) => ({ body: { communityId, title: 'Mine', body: '<p>Mine</p>' } })],
];

/** Status, body and how many questions the database was asked, but for those that count calls. */
async function answerOf(endpoint: Endpoint, input: object) {
  // Past the window of every limit.
  server.clock.pass(60_000);
  server.statements.length = 0;
  const { status, body } = await server.call('outsider', endpoint, input as never);
  return {
    status,
    body: { ...(body as object), correlationId: undefined },
    statements: server.statements.filter((statement) => !statement.includes('rate_limits')).length,
  };
}

test.each(waysToPosts)(
  '$method $path does not tell a post that one may not know of from none',
  async (endpoint, input) => {
    await answerOf(endpoint, input('nothing-here', 'nothing-here'));
    const none = await answerOf(endpoint, input('nothing-here', 'nothing-here'));
    expect(none).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const [what, id] of hiddenPosts) {
      const commentId = await writeComment(server, 'moderator', id);
      expect(await answerOf(endpoint, input(id, commentId)), what).toEqual(none);
    }
  },
);

test.each(waysToCommunities)(
  '$method $path does not tell a community that one may not know of from none',
  async (endpoint, input) => {
    await answerOf(endpoint, input('nothing-here'));
    const none = await answerOf(endpoint, input('nothing-here'));
    expect(none).toMatchObject({ status: 404, body: { code: 'not_found' } });
    for (const [what, id] of hiddenCommunities) expect(await answerOf(endpoint, input(id)), what).toEqual(none);
  },
);
