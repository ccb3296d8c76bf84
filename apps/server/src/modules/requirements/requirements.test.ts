import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assets, communities, joinAnswers, joinQuestions } from '../../db/schema/index.ts';
import { textFile } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { requirements, joining, membership } = contract;
const params = { id: 'closed' };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await server.db.delete(joinQuestions).where(eq(joinQuestions.communityId, 'closed'));
});
afterEach(() => server.close());

const agreement = async (id = 'closed') =>
  (await server.call('moderator', requirements.agreement, { params: { id } })).body;
const saveTerms = (who: TestPersonName, html: string, version: string) =>
  server.call(who, requirements.saveTerms, { params, body: { json: '', html, version } });
const add = (who: TestPersonName, ...texts: string[]) =>
  server.call(who, requirements.addQuestions, {
    params,
    body: { communityQuestions: texts.map((text) => ({ text, isRequiredAssets: false })) },
  });
const questionTexts = async () =>
  (await server.call('outsider', joining.questions, { params })).body.questions.map(({ text }) => text);

test('terms are given by who holds its flag, without what is not allowed; until then the global ones stand in [COM-507]', async () => {
  const global = await agreement();
  expect([global.isOwn, global.html]).toEqual([false, expect.stringContaining('<')]);
  expect((await saveTerms('editor', '<p>Ours</p>', global.version)).status).toBe(403);
  const html = '<p>Be <strong>kind</strong>.</p><script>alert(1)</script>';
  expect((await saveTerms('moderator', html, global.version)).status).toBe(200);
  expect(await agreement()).toMatchObject({ isOwn: true, html: '<p>Be <strong>kind</strong>.</p>' });
});

test('of two who have read the same terms, the second is told that they have changed', async () => {
  const { version } = await agreement();
  const answers = await Promise.all([
    saveTerms('moderator', '<p>One</p>', version),
    saveTerms('admin', '<p>Other</p>', version),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
});

test('terms that leave nothing once they are cleaned are none [COM-643]', async () => {
  const { version } = await agreement();
  const answer = await saveTerms('moderator', '<p><script>alert(1)</script></p>', version);
  expect([answer.status, answer.body.message]).toEqual([400, 'Content cannot be empty.']);
});

test('whoever joins accepts the terms from the moment in which that is asked [COM-508]', async () => {
  const here = { params: { id: 'open' } };
  const join = () => server.call('outsider', joining.join, { ...here, body: {} });
  const ask = (who: TestPersonName, isRequireAgreement: boolean) =>
    server.call(who, requirements.saveAgreement, { ...here, body: { isRequireAgreement } });
  expect((await ask('editor', true)).status).toBe(403);
  expect((await ask('moderator', true)).status).toBe(200);
  expect((await join()).body.code).toBe('agreement_required');
  await ask('moderator', false);
  expect((await join()).body).toEqual({ status: 'Joined' });
});

test('questions are asked in the order in which they were added, by two at once too [COM-398] [COM-402]', async () => {
  const { questions } = (await add('moderator', 'Where?', 'Since when?')).body;
  expect(questions.map(({ text }) => text)).toEqual(['Where?', 'Since when?']);
  await Promise.all([add('moderator', 'Third'), add('admin', 'Fourth')]);
  expect((await questionTexts()).slice(0, 2)).toEqual(['Where?', 'Since when?']);
  const positions = await server.db
    .select({ position: joinQuestions.position })
    .from(joinQuestions)
    .where(eq(joinQuestions.communityId, 'closed'))
    .orderBy(joinQuestions.position);
  expect(positions.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
});

test('a question that is changed is asked in its new words, and may want a file [COM-399] [COM-401]', async () => {
  const [question] = (await add('moderator', 'Where?')).body.questions;
  const place = { ...params, questionId: question?.id ?? '' };
  const body = { text: 'Your registration', isRequiredAssets: true };
  expect((await server.call('editor', requirements.editQuestion, { params: place, body })).status).toBe(403);
  expect((await server.call('moderator', requirements.editQuestion, { params: place, body })).status).toBe(200);
  const { questions } = (await server.call('outsider', joining.questions, { params })).body;
  expect(questions).toEqual([{ ...body, id: question?.id }]);
});

test('with a question goes what was answered to it, and its file is read by nobody any more [COM-400]', async () => {
  const [question] = (await add('moderator', 'Where?')).body.questions;
  const questionId = question?.id ?? '';
  const answers = [{ questionId, answer: 'Hobart' }];
  expect((await server.call('outsider', joining.join, { params, body: { answers } })).status).toBe(200);
  const file = { params: { ...params, questionId }, body: { files: [textFile('proof.txt')] } };
  expect((await server.call('outsider', joining.sendFiles, file)).status).toBe(200);
  const [asset] = await server.db.select().from(assets).where(eq(assets.ownerId, questionId));
  const place = { params: { ...params, questionId } };
  expect((await server.call('moderator', requirements.removeQuestion, place)).status).toBe(200);
  expect((await server.call('moderator', requirements.removeQuestion, place)).status).toBe(404);
  expect(await server.db.select().from(joinAnswers).where(eq(joinAnswers.questionId, questionId))).toEqual([]);
  const reply = await server.call('moderator', membership.answers, { params, query: { memberId: 'outsider' } });
  expect(reply.body.questionAnswers).toEqual([]);
  const token = await server.tokenOf('moderator');
  const opened = await server.fetch(`/api/content/assets/${asset?.id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect([403, 404]).toContain(opened.status);
});

test('a community that everybody may join, or nobody finds, keeps its questions and asks none [COM-636]', async () => {
  await add('moderator', 'Where?');
  for (const change of [{ isPublic: true }, { isPublic: false, isVisible: false }]) {
    await server.db.update(communities).set(change).where(eq(communities.id, 'closed'));
    expect((await add('moderator', 'Why?')).status).toBe(409);
    expect((await server.call('moderator', requirements.questions, { params })).body.questions).toHaveLength(1);
  }
});
