import { contract } from '@portal/api/contract';
import { notificationTypes } from '@portal/rules';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../../adapters/messenger.ts';
import { memberships, moderationLog, people, posts as postRows } from '../../db/schema/index.ts';
import { seedAppeal } from '../../testing/test-appeals.ts';
import { writeComment, writePost, writeReport } from '../../testing/test-content.ts';
import type { TestPersonName } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendDueMails } from '../event-mails/index.ts';

const { posts, comments, moderation, membership } = contract;
const day = 86_400_000;
const because = { reason: 'privacy', message: 'Please leave the name out.' } as const;

let server: TestServer;
let sent: Mail[] = [];
beforeEach(async () => {
  sent = [];
  const messenger = { canText: false, mail: async (one: Mail) => void sent.push(one), sms: async () => undefined };
  server = await startTestServer({ messenger });
  const joinedAt = server.clock.now();
  const other = { personId: 'other', status: 'Joined' as const, joinedAt, updatedAt: joinedAt };
  await server.db.insert(memberships).values({ ...other, communityId: 'closed', role: 'Member' });
});
afterEach(() => server.close());

const here = { id: 'closed' };
const inClosed = { communityId: 'closed' };
const waiting = () => writePost(server, 'other', 'closed', { status: 2, title: 'Mrs Miller' });
const decline = (who: TestPersonName, postId: string) =>
  server.call(who, posts.setStatus, { params: { ...inClosed, postId }, body: { status: 99, version: 1, because } });
const own = async (who: TestPersonName = 'other') =>
  (await server.call(who, moderation.ownDecisions, {})).body.decisions;
const appeal = (who: TestPersonName, decisionId: string, words = 'She agreed to it.') =>
  server.call(who, moderation.appeal, { params: { decisionId }, body: { words } });
const decide = (who: TestPersonName, appealId: string, outcome: 'upheld' | 'reversed' = 'reversed') =>
  server.call(who, moderation.decideAppeal, {
    params: { ...here, appealId },
    body: { outcome, answer: 'You are right.' },
  });
const statusOf = async (id: string) => (await server.db.select().from(postRows).where(eq(postRows.id, id)))[0]?.status;
const loggedActions = async () =>
  (await server.db.select().from(moderationLog).orderBy(asc(moderationLog.id))).map((row) => row.deed);

async function mails() {
  await sendDueMails(server.deps, server.clock.now());
  return sent.splice(0).map(({ to, subject, text }) => ({ to: to.replace(/@.*/, ''), subject, text }));
}

describe('the log', () => {
  test('has what was done, by whom, to whom and why, the last first, and is for those who moderate', async () => {
    const postId = await waiting();
    await decline('moderator', postId);
    await server.call('admin', posts.setStatus, { params: { ...inClosed, postId }, body: { status: 1, version: 2 } });
    const log = (await server.call('moderator', moderation.log, { params: here })).body;
    expect(log.deeds.map(({ deed, actor, person, subject }) => [deed, actor?.id, person?.id, subject])).toEqual([
      ['postPublished', 'admin', 'other', 'Mrs Miller'],
      ['postDeclined', 'moderator', 'other', 'Mrs Miller'],
    ]);
    expect(log.deeds[1]).toMatchObject(because);
    const statusFor = async (who: TestPersonName) => (await server.call(who, moderation.log, { params: here })).status;
    expect([await statusFor('editor'), await statusFor('member'), await statusFor('outsider')]).toEqual([
      403, 403, 403,
    ]);
  });

  test('goes on where a page ended', async () => {
    for (let number = 0; number < 3; number += 1) await decline('moderator', await waiting());
    const first = (await server.call('moderator', moderation.log, { params: here, query: { pageSize: 2 } })).body;
    const query = { pageSize: 2, after: first.nextCursor ?? '' };
    const rest = (await server.call('moderator', moderation.log, { params: here, query })).body;
    expect([first.deeds.length, rest.deeds.length, rest.nextCursor]).toEqual([2, 1, null]);
    expect(new Set([...first.deeds, ...rest.deeds].map(({ id }) => id)).size).toBe(3);
  });

  test('cannot be changed or shortened by anybody, but for a name that goes with its account', async () => {
    await decline('moderator', await waiting());
    const refused = { cause: expect.objectContaining({ message: expect.stringContaining('stays written') }) };
    await expect(server.db.update(moderationLog).set({ message: 'Nothing' })).rejects.toMatchObject(refused);
    await expect(server.db.update(moderationLog).set({ personId: 'member' })).rejects.toMatchObject(refused);
    await expect(server.db.delete(moderationLog)).rejects.toMatchObject(refused);
    await server.db.update(moderationLog).set({ personId: null });
    expect(await server.db.select().from(moderationLog)).toMatchObject([{ personId: null, ...because }]);
  });

  test('is kept of members too, with what only moderators read', async () => {
    const member = { ...inClosed, userId: 'member' };
    await server.call('moderator', membership.change, { params: member, body: { role: 'Editor' } });
    await server.call('moderator', membership.remove, { params: member, body: { because } });
    await server.call('moderator', membership.change, { params: member, body: { status: 'Joined' } });
    const users = [{ userId: 'member', reason: 'Third warning', because }];
    await server.call('moderator', membership.block, { params: here, body: { users } });
    await server.call('moderator', membership.unblock, { params: here, body: { userIds: ['member'] } });
    expect(await loggedActions()).toEqual([
      'memberRoleChanged',
      'memberRemoved',
      'memberReturned',
      'memberBlocked',
      'memberUnblocked',
    ]);
    const [, blocked] = (await server.call('moderator', moderation.log, { params: here })).body.deeds;
    expect(blocked).toMatchObject({ note: 'Third warning', ...because });
  });

  test('has nothing of what was refused', async () => {
    const postId = await waiting();
    await decline('editor', await waiting());
    await decline('member', postId);
    await decline('moderator', 'nothing');
    expect(await loggedActions()).toEqual(['postDeclined']);
  });
});

describe('a decision is told', () => {
  test('to the author, with the reason and the way to appeal', async () => {
    await decline('moderator', await waiting());
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe('other');
    expect(mail?.text).toContain('Mrs Miller');
    expect(mail?.text).toContain(because.message);
    expect(mail?.text).toContain('https://portal.test/communities/decisions');
  });

  test('to who reported it, once each, whether it stays or not', async () => {
    const [archived, retained] = [
      await writePost(server, 'other', 'closed'),
      await writePost(server, 'other', 'closed'),
    ];
    await writeReport(server, 'member', { postId: archived });
    const reportIds = [
      await writeReport(server, 'member', { postId: retained }),
      await writeReport(server, 'editor', { postId: retained }),
    ];
    const params = { ...inClosed, postId: archived };
    await server.call('moderator', posts.setStatus, { params, body: { status: 4, version: 1, because } });
    const received = await mails();
    expect(received.map(({ to }) => to).toSorted()).toEqual(['member', 'other']);
    // What the author was told is for the author alone.
    expect(received.filter(({ text }) => text.includes(because.message)).map(({ to }) => to)).toEqual(['other']);
    await server.call('moderator', moderation.denyPostReports, { params: inClosed, body: { reportIds, because } });
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual(['editor', 'member']);
  });

  test('to nobody about what they did to their own, and not to who decided', async () => {
    const postId = await writePost(server, 'other', 'closed');
    const commentId = await writeComment(server, 'other', postId);
    await writeReport(server, 'moderator', { commentId });
    await server.call('other', comments.delete, { params: { postId, commentId } });
    await server.call('other', posts.delete, { params: { id: postId } });
    expect([await mails(), await loggedActions()]).toEqual([[], []]);
  });

  test('to who belonged or waited, and not to who had nothing to do with the community', async () => {
    const users = ['member', 'outsider'].map((userId) => ({ userId, reason: 'Advertising', because }));
    await server.call('moderator', membership.block, { params: here, body: { users } });
    await server.call('moderator', membership.remove, {
      params: { ...inClosed, userId: 'waiting' },
      body: { because },
    });
    expect((await mails()).map(({ to }) => to).toSorted()).toEqual(['member', 'waiting']);
  });
});

describe('an appeal', () => {
  test('is made once, by the author alone, as long as the decision stands', async () => {
    const postId = await waiting();
    await decline('moderator', postId);
    const [decision] = await own();
    const id = decision?.id ?? '';
    expect(decision).toMatchObject({ deed: 'postDeclined', ...because, canAppeal: true });
    expect((await appeal('member', id)).status).toBe(404);
    const both = await Promise.all([appeal('other', id), appeal('other', id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await own()).toMatchObject([{ canAppeal: false, appeal: { words: 'She agreed to it.', outcome: null } }]);
    const second = await waiting();
    await decline('moderator', second);
    await server.call('admin', posts.setStatus, {
      params: { ...inClosed, postId: second },
      body: { status: 1, version: 2 },
    });
    const [newest] = await own();
    expect([newest?.canAppeal, (await appeal('other', newest?.id ?? '')).status]).toEqual([false, 409]);
  });

  test('comes too late after thirty days', async () => {
    await decline('moderator', await waiting());
    server.clock.pass(30 * day + 1);
    const [decision] = await own();
    expect([decision?.canAppeal, (await appeal('other', decision?.id ?? '')).status]).toEqual([false, 409]);
  });

  test('is decided by somebody else than who decided first, and never by its author', async () => {
    await server.db
      .update(memberships)
      .set({ role: 'Moderator' })
      .where(sql`community_id = 'closed' and person_id in ('member', 'other')`);
    const appealId = await seedAppeal(server, { by: 'moderator' });
    expect((await decide('moderator', appealId)).status).toBe(403);
    expect((await decide('other', appealId)).status).toBe(403);
    const listed = async (who: TestPersonName) =>
      (await server.call(who, moderation.appeals, { params: here })).body.appeals.map(({ canDecide }) => canDecide);
    expect([await listed('moderator'), await listed('member')]).toEqual([[false], [true]]);
    expect((await decide('member', appealId)).status).toBe(200);
    expect((await decide('admin', appealId)).status).toBe(409);
  });

  test('is decided by who decided first where nobody else moderates', async () => {
    expect((await decide('moderator', await seedAppeal(server, { by: 'moderator' }), 'upheld')).status).toBe(200);
    const disabledAt = server.clock.now();
    await server.db.update(memberships).set({ role: 'Moderator' }).where(eq(memberships.personId, 'member'));
    await server.db.update(people).set({ disabledAt }).where(eq(people.id, 'member'));
    expect((await decide('moderator', await seedAppeal(server, { by: 'moderator' }), 'upheld')).status).toBe(200);
  });

  test('takes the decision back or leaves it, and its author is told', async () => {
    const postId = await waiting();
    await decline('moderator', postId);
    await appeal('other', (await own())[0]?.id ?? '');
    await mails();
    const { appeals } = (await server.call('admin', moderation.appeals, { params: here })).body;
    expect((await decide('admin', appeals[0]?.id ?? '')).status).toBe(200);
    expect(await statusOf(postId)).toBe(1);
    const [mail] = await mails();
    expect([mail?.to, mail?.text.includes('You are right.')]).toEqual(['other', true]);
    const upheld = await seedAppeal(server, { by: 'moderator' });
    await decide('admin', upheld, 'upheld');
    expect((await loggedActions()).slice(-2)).toEqual(['postDeclined', 'appealUpheld']);
  });

  test('brings a comment back that was deleted, with its count', async () => {
    const postId = await writePost(server, 'other', 'closed');
    const commentId = await writeComment(server, 'other', postId);
    const count = async () =>
      (await server.db.select().from(postRows).where(eq(postRows.id, postId)))[0]?.commentsCount;
    await server.call('moderator', comments.delete, { params: { postId, commentId }, body: { because } });
    expect(await count()).toBe(0);
    await appeal('other', (await own())[0]?.id ?? '');
    const { appeals } = (await server.call('admin', moderation.appeals, { params: here })).body;
    await decide('admin', appeals[0]?.id ?? '');
    expect(await count()).toBe(1);
  });

  test('publishes no post that its author has deleted since', async () => {
    const postId = await waiting();
    await decline('moderator', postId);
    await server.call('admin', posts.setStatus, { params: { ...inClosed, postId }, body: { status: 1, version: 2 } });
    await server.call('other', posts.delete, { params: { id: postId } });
    const [decision] = await own();
    expect([await statusOf(postId), decision?.canAppeal]).toEqual([3, false]);
    expect((await appeal('other', decision?.id ?? '')).status).toBe(409);
  });

  test('lets those know whom the post names, once it is published', async () => {
    const body = '<p><span data-mention="member">@member</span></p>';
    const postId = await writePost(server, 'other', 'closed', { status: 2, bodyHtml: body });
    await decline('moderator', postId);
    await appeal('other', (await own())[0]?.id ?? '');
    const { appeals } = (await server.call('admin', moderation.appeals, { params: here })).body;
    await decide('admin', appeals[0]?.id ?? '');
    const { notifications } = (await server.call('member', contract.notifications.list, {})).body;
    expect(notifications.map(({ activityType }) => activityType)).toContain(notificationTypes.youWereMentioned);
  });

  test('is nothing of another community', async () => {
    const appealId = await seedAppeal(server);
    const elsewhere = { params: { id: 'open', appealId }, body: { outcome: 'upheld' as const, answer: 'No.' } };
    expect((await server.call('moderator', moderation.decideAppeal, elsewhere)).status).toBe(404);
  });
});

describe('whoever is kept out', () => {
  const statusIn = async (personId: string) => {
    const isTheirs = and(eq(memberships.communityId, 'closed'), eq(memberships.personId, personId));
    return (await server.db.select().from(memberships).where(isTheirs))[0]?.status ?? null;
  };
  const appealAs = async (who: TestPersonName) => {
    await appeal(who, (await own(who))[0]?.id ?? '', 'I did not know that.');
    const { appeals } = (await server.call('admin', moderation.appeals, { params: here })).body;
    return appeals.find(({ author }) => author?.id === who)?.id ?? '';
  };
  const remove = (userId: string) =>
    server.call('moderator', membership.remove, { params: { ...inClosed, userId }, body: { because } });
  const block = (userId: string) =>
    server.call('moderator', membership.block, {
      params: here,
      body: { users: [{ userId, reason: 'Third warning', because }] },
    });

  test('is told why and how to appeal, and belongs again where that is the answer', async () => {
    await remove('member');
    const [mail] = await mails();
    expect([mail?.to, mail?.text.includes('/communities/decisions')]).toEqual(['member', true]);
    expect(await own('member')).toMatchObject([{ deed: 'memberRemoved', canAppeal: true, ...because }]);
    const appealId = await appealAs('member');
    expect((await appeal('member', (await own('member'))[0]?.id ?? '')).status).toBe(409);
    expect((await decide('admin', appealId)).status).toBe(200);
    expect(await statusIn('member')).toBe('Joined');
    const [answer] = await mails();
    expect(answer?.text).toContain('the decision about your membership');
    expect((await loggedActions()).slice(-3)).toEqual(['memberRemoved', 'appealed', 'appealReversed']);
  });

  test('may join again, without what only moderators read, once they are let go', async () => {
    await block('member');
    const [decision] = await own('member');
    expect(JSON.stringify(decision)).not.toContain('Third warning');
    expect((await decide('admin', await appealAs('member'))).status).toBe(200);
    expect(await statusIn('member')).toBe(null);
  });

  test('stays out where the decision stands', async () => {
    await block('member');
    expect((await decide('admin', await appealAs('member'), 'upheld')).status).toBe(200);
    expect(await statusIn('member')).toBe('Blocked');
  });

  test('has nothing to appeal once they are back, or where they are not to learn of it', async () => {
    await remove('member');
    await server.call('moderator', membership.change, {
      params: { ...inClosed, userId: 'member' },
      body: { status: 'Joined' },
    });
    expect(await own('member')).toMatchObject([{ canAppeal: false }]);
    await block('outsider');
    expect([await statusIn('outsider'), await own('outsider'), await mails()]).toMatchObject([
      'Blocked',
      [],
      [{ to: 'member' }],
    ]);
  });
});

test('of several posts each is decided by itself, in its own community alone', async () => {
  const [one, two] = [await waiting(), await waiting()];
  const elsewhere = await writePost(server, 'other', 'open', { status: 2 });
  await decline('admin', two);
  const body = { posts: [one, two, elsewhere].map((id) => ({ id, version: 1 })), status: 1 as const };
  const { results } = (await server.call('moderator', moderation.setStatuses, { params: inClosed, body })).body;
  expect(results.map(({ problem }) => problem?.code ?? null)).toEqual([null, 'stale', 'not_found']);
  expect([await statusOf(one), await statusOf(elsewhere)]).toEqual([1, 2]);
});

test('of two who decide at once the second is told who was first', async () => {
  const postId = await waiting();
  const answers = await Promise.all([decline('moderator', postId), decline('admin', postId)]);
  const late = answers.find(({ status }) => status === 409);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [first] = (await server.call('admin', moderation.log, { params: here })).body.deeds;
  const { firstName, lastName } = first?.actor ?? {};
  expect(late?.body.message).toBe(`${firstName} ${lastName} has declined this post already.`);
});
