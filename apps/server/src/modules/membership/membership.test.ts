import { contract } from '@portal/api/contract';
import { notificationTypes as types } from '@portal/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, communities, joinAnswers, memberships } from '../../db/schema/index.ts';
import { seedFile } from '../../testing/files.ts';
import { heardUntilRead, listenTo } from '../../testing/live-listener.ts';
import { bearer } from '../../testing/logins.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { editAsRead, writePost } from '../../testing/test-content.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { membership, communities: places, joining, posts, notifications } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.clock.pass(60_000));
afterAll(() => server.close());

const params = { id: 'closed' };
const onMember = (userId: string) => ({ params: { communityId: 'closed', userId } });

async function countsOf(id = 'closed') {
  const [row] = await server.db
    .select({ members: communities.membersCount, waiting: communities.pendingMembersCount })
    .from(communities)
    .where(eq(communities.id, id));
  return row;
}

async function listed(body: object = {}, as: TestPersonName = 'moderator') {
  const answer = await server.call(as, membership.list, { params, body });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function notificationsOf(who: TestPersonName, type: number): Promise<string[]> {
  const { body } = await server.call(who, notifications.list, { query: { pageSize: 100 } });
  return body.notifications
    .filter(({ activityType }) => activityType === type)
    .map(({ member, initiatorUser }) => `${member?.memberFullName} by ${initiatorUser.firstName}`);
}

test('the list has those who wait first, then those who joined by role and name, a page of ten at a time [COM-361] [COM-368]', async () => {
  for (let number = 0; number < 12; number += 1)
    await seedMember(server, 'closed', { status: 'Joined' }, { lastName: `Zeta ${String(number).padStart(2, '0')}` });
  await seedMember(server, 'closed', { status: 'Awaiting' }, { firstName: 'Aroha', lastName: 'Aaa' });
  const first = await listed({ pageSize: 10 });
  expect(first.members.slice(0, 4).map(({ firstName, status, role }) => [firstName, status, role])).toEqual([
    ['Aroha', 'Awaiting', 'Member'],
    ['waiting', 'Awaiting', 'Member'],
    ['moderator', 'Joined', 'Moderator'],
    ['editor', 'Joined', 'Editor'],
  ]);
  const second = await listed({ page: 2, pageSize: 10 });
  expect([first.members.length, second.members.length, second.totalItemCount]).toEqual([10, 7, 17]);
  const ids = [...first.members, ...second.members].map(({ id }) => id);
  expect(new Set(ids).size).toBe(17);
  expect((await listed({ page: 9 })).totalItemCount).toBe(17);
  const found = await listed({ filters: { keyword: 'zeta 1' } });
  expect(found.members.map(({ lastName }) => lastName)).toEqual(['Zeta 10', 'Zeta 11']);
});

test('e-mails are told to staff, who search by them too', async () => {
  const byMail = { filters: { keyword: 'editor@example' } };
  expect((await listed(byMail)).totalItemCount).toBe(0);
  expect((await listed({ filters: { keyword: 'editor' } })).members[0]?.email).toBeNull();
  expect((await listed(byMail, 'manager')).members.map(({ email }) => email)).toEqual(['editor@example.org']);
});

test('the removed are listed by themselves, and come back as plain members [COM-367] [COM-375] [COM-376]', async () => {
  const id = await seedMember(server, 'closed', { status: 'Joined', role: 'Editor' });
  const before = await countsOf();
  await server.call('moderator', membership.remove, onMember(id));
  const removed = await listed({ filters: { statuses: ['Removed'] } });
  expect(removed.members.map((one) => one.id)).toEqual([id, 'removed']);
  expect(await countsOf()).toEqual({ ...before, members: (before?.members ?? 0) - 1 });
  const back = await server.call('moderator', membership.change, { ...onMember(id), body: { status: 'Joined' } });
  expect([back.status, back.body.status, back.body.role]).toEqual([200, 'Joined', 'Member']);
  expect(await countsOf()).toEqual(before);
});

test('two who decide about the same person at once: one decides, the other is told', async () => {
  const ids = await Promise.all([1, 2, 3].map(() => seedMember(server, 'closed', { status: 'Awaiting' })));
  const before = await countsOf();
  const [one = '', two = '', three = ''] = ids;
  const approving = ['moderator', 'manager'] as const;
  const alone = await Promise.all(
    approving.map((who) => server.call(who, membership.change, { ...onMember(one), body: { status: 'Joined' } })),
  );
  expect(alone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const both = await Promise.all([
    server.call('moderator', membership.approve, { params, body: { userIds: [one, two, three] } }),
    server.call('manager', membership.remove, onMember(two)),
  ]);
  const statuses = (await server.db.select().from(memberships)).filter(({ personId }) => ids.includes(personId));
  expect(both[0].status).toBe(200);
  expect([200, 409]).toContain(both[1].status);
  expect(statuses.filter(({ status }) => status === 'Awaiting')).toEqual([]);
  const joined = statuses.filter(({ status }) => status === 'Joined').length;
  expect(await countsOf()).toEqual({
    members: (before?.members ?? 0) + joined,
    waiting: (before?.waiting ?? 0) - 3,
  });
});

test('who took the request back is not let in with the others', async () => {
  const gone = await seedMember(server, 'closed', null);
  const there = await seedMember(server, 'closed', { status: 'Awaiting' });
  const { body } = await server.call('moderator', membership.approve, { params, body: { userIds: [gone, there] } });
  expect(body).toEqual({ approved: 1 });
  expect((await listed({ pageSize: 100 })).members.some(({ id }) => id === gone)).toBe(false);
  const again = await server.call('manager', membership.approve, { params, body: { userIds: [there] } });
  expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: 'conflict' })]);
});

test('adding is for those who hold communityAddMember [COM-523]', async () => {
  const somebody = await seedMember(server, 'closed', null);
  const add = { params, body: { userIds: [somebody] } };
  for (const who of ['member', 'editor', 'moderator'] as const) {
    const { permissions } = (await server.call(who, places.byId, { params })).body;
    const { status } = await server.call(who, membership.add, add);
    expect([who, status]).toEqual([who, permissions.includes('communityAddMember') ? 200 : 403]);
  }
  expect((await listed({ pageSize: 100 })).members.some(({ id }) => id === somebody)).toBe(true);
});

test('adding lets in who waits and who was removed, and nobody from outside the segments', async () => {
  const [waiting, removed, new1] = await Promise.all([
    seedMember(server, 'closed', { status: 'Awaiting' }),
    seedMember(server, 'closed', { status: 'Removed' }),
    seedMember(server, 'closed', null),
  ]);
  const before = await countsOf();
  const body = { userIds: [waiting, removed, new1, 'member', new1] };
  expect((await server.call('moderator', membership.add, { params, body })).status).toBe(200);
  expect(await countsOf()).toEqual({ members: (before?.members ?? 0) + 3, waiting: (before?.waiting ?? 0) - 1 });
  const foreign = await server.call('admin', membership.add, {
    params: { id: 'segmented' },
    body: { userIds: [new1] },
  });
  expect(foreign.body).toMatchObject({ code: 'conflict', message: expect.stringContaining('segments') });
  const blocked = await server.call('moderator', membership.add, { params, body: { userIds: ['blocked'] } });
  expect(blocked.body).toMatchObject({ code: 'conflict', message: expect.stringContaining('blacklist') });
  const archived = { params: { id: 'archived' }, body: { userIds: [new1] } };
  expect((await server.call('moderator', membership.add, archived)).status).toBe(409);
});

test('of two moderators who both step down at once, one stays', async () => {
  const other = await seedMember(server, 'approving', { status: 'Joined', role: 'Moderator' });
  await server.db.update(memberships).set({ role: 'Moderator' }).where(eq(memberships.personId, 'editor'));
  await server.call('admin', membership.change, {
    params: { communityId: 'approving', userId: other },
    body: { role: 'Member' },
  });
  const steps = await Promise.all(
    (['moderator', 'editor'] as const).map((userId) =>
      server.call(userId, membership.change, {
        params: { communityId: 'approving', userId },
        body: { role: 'Member' },
      }),
    ),
  );
  expect(steps.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await server.db.update(memberships).set({ role: 'Editor' }).where(eq(memberships.personId, 'editor'));
  await server.db.update(memberships).set({ role: 'Moderator' }).where(eq(memberships.personId, 'moderator'));
});

test('after unblocking somebody stands to the community as if they had never been there, and may ask to join again [COM-382]', async () => {
  const reason = 'Recruits by direct message';
  await server.call('moderator', membership.block, { params, body: { users: [{ userId: 'outsider', reason }] } });
  const { body } = await server.call('moderator', membership.blocked, { params, query: { keyword: 'outsider' } });
  expect(body.users.map(({ userId, reason: shownReason, isBlocked }) => [userId, shownReason, isBlocked])).toEqual([
    ['outsider', reason, true],
  ]);
  expect((await server.call('outsider', joining.join, { params, body: {} })).status).toBe(403);
  await server.call('moderator', membership.unblock, { params, body: { userIds: ['outsider'] } });
  const seen = await server.call('outsider', places.byId, { params });
  expect(seen.body.membershipStatus).toBeNull();
  expect((await server.call('outsider', joining.join, { params, body: {} })).body).toEqual({ status: 'Awaiting' });
  await server.call('outsider', joining.cancel, { params });
});

describe('who is told of it', () => {
  test('moderators of whom somebody else added or kept out, and not the one it is about', async () => {
    const second = await seedMember(server, 'closed', null, { firstName: 'Rua', lastName: 'Hemi' });
    await server.call('manager', membership.add, { params, body: { userIds: [second] } });
    expect(await notificationsOf('moderator', types.newAddedMember)).toContain('Rua Hemi by manager');
    await server.call('manager', membership.block, {
      params,
      body: {
        users: [
          { userId: second, reason: 'Advertising' },
          { userId: 'member', reason: 'Advertising' },
        ],
      },
    });
    const notices = await notificationsOf('moderator', types.newBlockedMember);
    expect(notices.toSorted()).toEqual(['Rua Hemi by manager', 'member Test by manager']);
    expect(await notificationsOf('moderator', types.newAddedMember)).not.toContain('Rua Hemi by manager');
    for (const who of ['member', 'editor', 'outsider', 'blocked'] as const)
      expect(await notificationsOf(who, types.newBlockedMember), who).toEqual([]);
    await server.call('manager', membership.unblock, { params, body: { userIds: ['member'] } });
    expect(await notificationsOf('moderator', types.newBlockedMember)).toEqual(['Rua Hemi by manager']);
    await server.call('moderator', membership.add, { params, body: { userIds: ['member'] } });
    expect(await notificationsOf('moderator', types.newAddedMember)).not.toContain('member Test by moderator');
  });

  test.each(['remove', 'block'] as const)('who is put out by %s loses pages and the stream at once', async (way) => {
    const postId = await writePost(server, 'moderator', 'closed');
    const stream = await listenTo(server, 'member', { watched: [postId] });
    const heardUntilNow = async () =>
      JSON.stringify(
        (await heardUntilRead(server, stream, 'member')).map((changes) => [changes.posts, changes.commentedPostIds]),
      );
    const open = () => server.call('member', posts.byId, { params: { id: postId } });
    const change = () => editAsRead(server, 'moderator', postId, { title: 'Secret' });
    expect((await open()).status).toBe(200);
    await change();
    expect(await heardUntilNow()).toContain(postId);
    if (way === 'remove') await server.call('moderator', membership.remove, onMember('member'));
    else
      await server.call('moderator', membership.block, {
        params,
        body: { users: [{ userId: 'member', reason: 'Advertising' }] },
      });
    expect((await open()).status).toBe(403);
    expect((await server.call('member', places.members, { params })).status).toBe(403);
    await change();
    expect(await heardUntilNow()).not.toContain(postId);
    await stream.stop();
    if (way === 'block') await server.call('moderator', membership.unblock, { params, body: { userIds: ['member'] } });
    await server.call('moderator', membership.add, { params, body: { userIds: ['member'] } });
  });
});

describe('answers to the join questions', () => {
  const asking = { id: 'asking' };

  test('are read with their files by those who let people in, and forgotten with who is declined [COM-370] [COM-844]', async () => {
    const at = server.clock.now();
    await server.db
      .insert(joinAnswers)
      .values({ questionId: 'why', personId: 'waiting', answer: 'To learn', answeredAt: at });
    const assetId = await seedFile(server, { ownerKind: 'answer', ownerId: 'proof' }, 'waiting');
    await server.db.insert(joinAnswers).values({ questionId: 'proof', personId: 'waiting', assetId, answeredAt: at });
    const ask = (who: TestPersonName) =>
      server.call(who, membership.answers, { params: asking, query: { memberId: 'waiting' } });
    const { body } = await ask('manager');
    expect(
      body.questionAnswers.map(({ questionText, answerText, attachments }) => [
        questionText,
        answerText,
        attachments.length,
      ]),
    ).toEqual([
      ['Why do you want to join?', 'To learn', 0],
      ['Please show your registration', '', 1],
    ]);
    const path = body.questionAnswers[1]?.attachments[0]?.path ?? '';
    expect((await server.fetch(path)).status).toBe(200);
    const withAnswers = await server.call('manager', membership.listWithAnswers, { params: asking, body: {} });
    expect(withAnswers.body.members.map(({ id, isHaveAnswers }) => [id, isHaveAnswers])).toEqual([['waiting', true]]);
    expect((await ask('outsider')).status).toBe(403);
    expect((await ask('owner')).status).toBe(403);
    await server.call('manager', membership.remove, { params: { communityId: 'asking', userId: 'waiting' } });
    expect((await ask('manager')).status).toBe(404);
    expect((await server.fetch(path)).status).toBe(404);
    const stored = await server.db.select().from(joinAnswers).where(eq(joinAnswers.personId, 'waiting'));
    expect(stored).toEqual([]);
    const bare = `/api/content/assets/${assetId}`;
    expect((await server.fetch(bare, { headers: bearer(await server.tokenOf('manager')) })).status).toBe(404);
  });
});

test('the communities of somebody are told with those that keep them out', async () => {
  const { body } = await server.call('admin', membership.ofPerson, { query: { userId: 'blocked' } });
  expect(body.communities.map(({ id, isBlocked }) => [id, isBlocked])).toEqual(
    ['auto', 'closed', 'hidden', 'open'].map((id) => [id, true]),
  );
  const other = await server.call('admin', membership.ofPerson, { query: { userId: 'other', pageSize: 1, page: 2 } });
  expect([other.body.communities, other.body.totalItemCount]).toEqual([[], 1]);
});

describe('the table of members', () => {
  const fetchTable = async (who: TestPersonName) =>
    server.fetch('/api/v1/admin/community/closed/members.csv', { headers: bearer(await server.tokenOf(who)) });

  test('has who belongs and who waits, each once, and no cell runs', async () => {
    const name = { firstName: '=HYPERLINK(1)', lastName: 'Export' };
    const id = await seedMember(server, 'closed', { status: 'Joined' }, name);
    await seedMember(server, 'closed', { status: 'Removed' }, { firstName: 'Gone', lastName: 'Export' });
    const response = await fetchTable('admin');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="members.csv"');
    const text = await response.text();
    expect(text).toContain(`"'=HYPERLINK(1)","Export"`);
    expect(text).not.toContain('Gone');
    const rows = await server.db
      .select({ id: memberships.personId })
      .from(memberships)
      .where(and(eq(memberships.communityId, 'closed'), inArray(memberships.status, ['Joined', 'Awaiting'])));
    expect(rows.some((row) => row.id === id)).toBe(true);
    expect(text.split('\r\n').filter((line) => line !== '')).toHaveLength(rows.length + 1);
  });

  test('tells of e-mails to staff alone, and who took it is kept', async () => {
    expect(await (await fetchTable('admin')).text()).toContain('@');
    // But their own.
    const table = (await (await fetchTable('moderator')).text()).replaceAll('"moderator@example.org"', '');
    expect(table).not.toContain('@');
    const taken = await server.db.select().from(auditEvents).where(eq(auditEvents.kind, 'membersExported'));
    expect(taken.at(-1)).toMatchObject({ personId: 'moderator', data: { communityId: 'closed' } });
    expect((await fetchTable('editor')).status).toBe(403);
  });
});
