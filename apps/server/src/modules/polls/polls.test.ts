import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pollOptions, pollVotes, postPolls } from '../../db/schema/index.ts';
import { writePoll, writePost } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { polls, posts } = contract;

let server: TestServer;
let postId: string;
let yes: string;
let no: string;
beforeEach(async () => {
  server = await startTestServer();
  postId = await writePost(server, 'other', 'closed');
  yes = await writePoll(server, postId);
  const options = await server.db.select().from(pollOptions).where(eq(pollOptions.postId, postId));
  no = options.find(({ id }) => id !== yes)?.id ?? '';
});
afterEach(() => server.close());

const vote = (who: TestPersonName, ...optionIds: string[]) =>
  server.call(who, polls.vote, { params: { id: postId }, body: { optionIds } });
const counts = async () => {
  const options = await server.db.select().from(pollOptions).where(eq(pollOptions.postId, postId));
  const [poll] = await server.db.select().from(postPolls).where(eq(postPolls.postId, postId));
  const of = (wanted: string) => options.find(({ id }) => id === wanted)?.votesCount;
  return [of(yes), of(no), poll?.votersCount];
};

test('fifty votes of one person at once leave one, and the counts of that one', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, turn) => vote('member', turn % 2 === 0 ? yes : no)));
  const votes = await server.db.select().from(pollVotes).where(eq(pollVotes.postId, postId));
  expect(votes).toHaveLength(1);
  const isYes = votes[0]?.optionIds[0] === yes;
  expect(await counts()).toEqual([Number(isYes), Number(!isYes), 1]);
});

test('votes of many people at once, and some taken back, are counted each once', async () => {
  const voters = ['admin', 'manager', 'owner', 'moderator', 'editor', 'member'] as const;
  await Promise.all(voters.map((who, index) => vote(who, index < 4 ? yes : no)));
  expect(await counts()).toEqual([4, 2, 6]);
  await Promise.all([vote('admin'), vote('manager', no), vote('member')]);
  expect(await counts()).toEqual([2, 2, 4]);
});

test('nobody votes once the time has come, and everybody sees the results then', async () => {
  const closesAt = new Date(server.clock.now().getTime() + 60_000);
  await server.db.update(postPolls).set({ closesAt, results: 'afterClose' }).where(eq(postPolls.postId, postId));
  const read = async () => (await server.call('member', posts.byId, { params: { id: postId } })).body.poll;
  expect((await vote('member', yes)).body.options.map(({ votesCount }) => votesCount)).toEqual([null, null]);
  server.clock.pass(60_000);
  expect((await vote('member', no)).body.code).toBe('conflict');
  expect(await read()).toMatchObject({ isClosed: true, options: [{ votesCount: 1 }, { votesCount: 0 }] });
});

test('a vote is known in every list that shows the post', async () => {
  await vote('member', yes);
  const lists = [
    await server.call('member', posts.ofCommunity, { params: { id: 'closed' } }),
    await server.call('member', posts.feed, {}),
  ];
  for (const { body } of lists) expect(body.posts.find(({ id }) => id === postId)?.poll?.myOptionIds).toEqual([yes]);
});

test('the poll of a post goes with it', async () => {
  const body = { communityId: 'open', title: 'Which?', body: '<p>Why?</p>', pollOptions: ['Yes', 'No'] };
  const { id } = (await server.call('member', posts.create, { body })).body;
  expect((await server.call('member', posts.delete, { params: { id } })).status).toBe(200);
  const params = { id };
  expect((await server.call('member', polls.vote, { params, body: { optionIds: [] } })).status).toBe(404);
});
