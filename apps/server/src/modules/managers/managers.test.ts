import { contract } from '@portal/api/contract';
import { userRoles } from '@portal/kit/access';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents, communities, memberships, outboxMessages, people } from '../../db/schema/index.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { lastMessageTo } from '../../testing/outbox.ts';
import { seedMember } from '../../testing/test-memberships.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { sendDueMails } from '../event-mails/index.ts';

const { managers, me, auth } = contract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.clock.pass(61_000));

const emailOf = (id: string) => `${id}@example.org`;
const add = (userEmail: string, as = 'admin') =>
  server.call(as, managers.add, { body: { userEmail, role: 'Manager' } });
const remove = (userEmail: string) => server.call('admin', managers.remove, { query: { userEmail } });
const sentTo = async (id: string) => {
  await sendDueMails(server.deps, server.clock.now());
  return lastMessageTo(server, emailOf(id));
};
const counts = async (id: string) => {
  const { membersCount, pendingMembersCount } = communities;
  const [row] = await server.db
    .select({ membersCount, pendingMembersCount })
    .from(communities)
    .where(eq(communities.id, id));
  return [row?.membersCount, row?.pendingMembersCount];
};

test('managers are listed by e-mail, and a part of it finds them; no other role is listed [COM-452] [COM-460] [COM-663]', async () => {
  const { body } = await server.call('admin', managers.list, {});
  expect(body).toEqual({
    admins: [{ id: 'manager', email: 'manager@example.org', firstName: 'manager', lastName: 'Test' }],
    totalItemCount: 1,
  });
  const found = async (keyword: string) =>
    (await server.call('admin', managers.list, { query: { role: 'Manager', keyword } })).body.admins.length;
  expect([await found('MANAGER@'), await found('admin@')]).toEqual([1, 0]);
});

test('whoever becomes a manager may look after all communities at the next call, is nothing in single ones, and is told [COM-456] [COM-458]', async () => {
  const id = await seedMember(server, 'open', { status: 'Joined', role: 'Moderator' });
  const base = { personId: id, updatedAt: server.clock.now() };
  await server.db.insert(memberships).values([
    { ...base, communityId: 'closed', status: 'Blocked', reason: 'Advertising' },
    { ...base, communityId: 'asking', status: 'Removed' },
  ]);
  const [joined = 0, waiting = 0] = await counts('open');
  expect((await add(emailOf(id).toUpperCase())).status).toBe(200);
  expect(await server.db.select().from(memberships).where(eq(memberships.personId, id))).toEqual([]);
  expect(await counts('open')).toEqual([joined - 1, waiting]);
  const { body } = await server.call(id, me.permissions, {});
  expect(body.permissions).toEqual(expect.arrayContaining(['generalCommunities', 'generalTags']));
  const { subject, text } = await sentTo(id);
  expect([subject, text]).toEqual([
    expect.stringContaining('look after the communities'),
    expect.stringContaining('manager of all its communities'),
  ]);
});

test('a request that waits is counted no more', async () => {
  const id = await seedMember(server, 'closed', { status: 'Awaiting' });
  const [joined = 0, waiting = 0] = await counts('closed');
  await add(emailOf(id));
  expect(await counts('closed')).toEqual([joined, waiting - 1]);
});

test('whoever is a manager no longer is a member, and is told [COM-459]', async () => {
  const id = await seedMember(server, 'open', null);
  await add(emailOf(id));
  expect((await remove(emailOf(id))).status).toBe(200);
  const [row] = await server.db.select({ role: people.role }).from(people).where(eq(people.id, id));
  expect(row?.role).toBe(userRoles.Standard);
  expect((await sentTo(id)).text).toContain('You are a member as before');
  const kinds = await server.db
    .select({ kind: auditEvents.kind, data: auditEvents.data })
    .from(auditEvents)
    .where(eq(auditEvents.personId, id))
    .orderBy(auditEvents.id);
  const data = { administratorId: 'admin' };
  expect(kinds).toEqual([
    { kind: 'managerAdded', data },
    { kind: 'managerRemoved', data },
  ]);
});

test('of what was changed back before the mail went out nobody is told', async () => {
  const id = await seedMember(server, 'open', null);
  await add(emailOf(id));
  await remove(emailOf(id));
  expect((await sentTo(id)).text).toContain('You are a member as before');
  const mails = await server.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, emailOf(id)));
  expect(mails).toHaveLength(1);
});

test('of two who make the same person a manager the second is told', async () => {
  const id = await seedMember(server, 'open', { status: 'Joined' });
  const answers = await Promise.all([add(emailOf(id)), add(emailOf(id))]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('nobody’s role is changed who has another, who is not there, or by whoever acts for somebody', async () => {
  const answers = [await add(emailOf('owner')), await add(emailOf('admin')), await add('nobody@example.org')];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 404]);
  const disabled = await seedMember(server, 'open', null);
  await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, disabled));
  expect((await add(emailOf(disabled))).status).toBe(404);
  const impersonation = { body: { userId: 'owner', reason: 'Asked for help' } };
  const { body } = await server.call('admin', auth.impersonate, impersonation);
  const acting = bearer(loginOf(body.token).accessToken);
  const input = { body: { userEmail: emailOf('other'), role: 'Manager' as const } };
  expect((await server.call(null, managers.add, input, acting)).status).toBe(403);
});
