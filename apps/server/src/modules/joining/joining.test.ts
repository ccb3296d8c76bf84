import { contract } from '@portal/api/contract';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { joinAnswers, memberships } from '../../db/schema/index.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { textFile } from '../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { joining, communities } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

async function membershipOf(who: TestPersonName, id: string) {
  const { membershipStatus, membersCount } = (await server.call(who, communities.byId, { params: { id } })).body;
  return [membershipStatus, membersCount];
}

const join = (who: TestPersonName, id: string, body: object = {}) =>
  server.call(who, joining.join, { params: { id }, body });

test('joining a public community gives Joined, leaving gives none [COM-129] [COM-131]', async () => {
  expect((await join('outsider', 'open')).body).toEqual({ status: 'Joined' });
  expect(await membershipOf('outsider', 'open')).toEqual(['Joined', 4]);
  expect((await server.call('outsider', joining.leave, { params: { id: 'open' } })).status).toBe(200);
  expect(await membershipOf('outsider', 'open')).toEqual([null, 3]);
});

test('the only moderator stays until there is another, also when two leave at once', async () => {
  const leave = (who: TestPersonName) => server.call(who, joining.leave, { params: { id: 'open' } });
  const only = [409, 'You are the only moderator here. Make somebody else a moderator before you leave.'];
  const alone = await leave('moderator');
  expect([alone.status, alone.body]).toEqual([409, expect.objectContaining({ message: only[1] })]);
  await server.db
    .update(memberships)
    .set({ role: 'Moderator' })
    .where(and(eq(memberships.communityId, 'open'), eq(memberships.personId, 'member')));
  const both = await Promise.all([leave('moderator'), leave('member')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const left = await server.db
    .select({ id: memberships.personId })
    .from(memberships)
    .where(and(eq(memberships.communityId, 'open'), eq(memberships.role, 'Moderator')));
  expect(left).toHaveLength(1);
});

test('joining a private community gives Awaiting, cancelling gives none [COM-130] [COM-133]', async () => {
  expect((await join('outsider', 'closed')).body).toEqual({ status: 'Awaiting' });
  expect(await membershipOf('outsider', 'closed')).toEqual(['Awaiting', 3]);
  await server.call('outsider', joining.cancel, { params: { id: 'closed' } });
  expect(await membershipOf('outsider', 'closed')).toEqual([null, 3]);
});

test('a removed person joins or asks again, a blocked one does not [COM-149] [COM-682]', async () => {
  expect(await membershipOf('removed', 'open')).toEqual(['Removed', 3]);
  expect(await membershipOf('blocked', 'open')).toEqual(['Blocked', 3]);
  for (const id of ['open', 'closed']) expect((await join('blocked', id)).status).toBe(403);
  expect((await join('removed', 'open')).body).toEqual({ status: 'Joined' });
  expect((await join('removed', 'closed')).body).toEqual({ status: 'Awaiting' });
});

test('a blocked person cannot join, and gets rid of the block neither by leaving nor by cancelling', async () => {
  expect((await join('blocked', 'open')).status).toBe(403);
  expect((await server.call('blocked', joining.leave, { params: { id: 'open' } })).status).toBe(403);
  await server.call('blocked', joining.cancel, { params: { id: 'open' } });
  expect(await membershipOf('blocked', 'open')).toEqual(['Blocked', 3]);
});

test('staff and members by auto-join neither join nor leave [COM-127] [COM-128]', async () => {
  for (const [who, id] of [
    ['admin', 'open'],
    ['manager', 'open'],
    ['owner', 'closed'],
    ['outsider', 'auto'],
  ] as const) {
    expect((await join(who, id)).status).toBe(409);
    expect((await server.call(who, joining.leave, { params: { id } })).status).toBe(409);
  }
});

test('nobody joins an archived community', async () => {
  expect((await join('outsider', 'archived')).body.code).toBe('conflict');
});

test('the terms must be accepted where agreement is required', async () => {
  for (const body of [{}, { isAgreed: false }])
    expect((await join('outsider', 'agreed', body)).body).toMatchObject({ code: 'agreement_required', status: 409 });
  expect(await membershipOf('outsider', 'agreed')).toEqual([null, 0]);
  expect((await join('outsider', 'agreed', { isAgreed: true })).status).toBe(200);
});

describe('join questions', () => {
  const answers = [{ questionId: 'why', answer: ' To learn ' }];

  test('come with the join call; the ones that want a file get it afterwards [COM-144] [COM-145]', async () => {
    expect(
      (await server.call('outsider', joining.questions, { params: { id: 'asking' } })).body.questions.map(
        ({ id }) => id,
      ),
    ).toEqual(['why', 'proof']);
    expect((await join('outsider', 'asking', { answers })).body).toEqual({ status: 'Awaiting' });
    const sent = await server.call('outsider', joining.sendFiles, {
      params: { id: 'asking', questionId: 'proof' },
      body: { files: [textFile('proof.txt')] },
    });
    expect(sent.status).toBe(200);
    const stored = await server.db.select().from(joinAnswers).orderBy(joinAnswers.questionId);
    expect(stored.map(({ questionId, answer, assetId }) => [questionId, answer, assetId !== null])).toEqual([
      ['proof', '', true],
      ['why', 'To learn', false],
    ]);
  });

  test('must be answered, and only those that are asked', async () => {
    for (const body of [
      {},
      { answers: [] },
      { answers: [{ questionId: 'why', answer: '   ' }] },
      { answers: [...answers, { questionId: 'other', answer: 'x' }] },
    ]) {
      expect((await join('outsider', 'asking', body)).body).toMatchObject({
        code: 'invalid_input',
        field: 'body.answers',
      });
    }
    expect(await membershipOf('outsider', 'asking')).toEqual([null, 0]);
  });

  test('take one file each [COM-641]', async () => {
    await join('outsider', 'asking', { answers });
    const send = (...names: string[]) =>
      server.call('outsider', joining.sendFiles, {
        params: { id: 'asking', questionId: 'proof' },
        body: { files: names.map((name) => textFile(name)) },
      });
    expect((await send('a.txt', 'b.txt')).body).toMatchObject({ code: 'invalid_input', field: 'body.files' });
    expect((await send('a.txt')).status).toBe(200);
  });

  test('take no file from who has not asked to join', async () => {
    const answer = await server.call('outsider', joining.sendFiles, {
      params: { id: 'asking', questionId: 'proof' },
      body: { files: [textFile('a.txt')] },
    });
    expect(answer.body.code).toBe('conflict');
  });

  test('forget their answers when the request is taken back', async () => {
    await join('outsider', 'asking', { answers });
    await server.call('outsider', joining.cancel, { params: { id: 'asking' } });
    expect(await server.db.select().from(joinAnswers)).toEqual([]);
  });
});

test('fifty requests at once make one member, and one who waits', async () => {
  for (const [id, status, count] of [
    ['open', 'Joined', 4],
    ['closed', 'Awaiting', 3],
  ] as const) {
    const statuses = await Promise.all(Array.from({ length: 50 }, async () => (await join('client', id)).status));
    expect(statuses.filter((each) => each === 200)).toHaveLength(1);
    expect(await membershipOf('client', id)).toEqual([status, count]);
    const rows = await server.db
      .select()
      .from(memberships)
      .where(and(eq(memberships.communityId, id), eq(memberships.personId, 'client')));
    expect(rows).toHaveLength(1);
  }
});

test('leaving twice is fine, and who comes back is a plain member', async () => {
  for (let turn = 0; turn < 2; turn += 1)
    expect((await server.call('editor', joining.leave, { params: { id: 'open' } })).status).toBe(200);
  await join('editor', 'open');
  expect((await server.call('editor', communities.byAlias, { query: { alias: 'open-alias' } })).body.role).toBe(
    'Member',
  );
});
