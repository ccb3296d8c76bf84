import { contract } from '@portal/api/contract';
import { like } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditEvents, sessions } from '../../db/schema/index.ts';
import { bearer, type Login, loginOf, loginsAt } from '../../testing/logins.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { auth, people } = contract;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const { signIn, asksWith, renews } = loginsAt(() => server, { 'User-Agent': phone, 'X-Forwarded-For': '203.0.113.5' });

const sessionsOf = async (id: string) =>
  (await server.call('admin', people.sessions, { params: { id } })).body.sessions;

test('an administrator sees where somebody is signed in, but not who acts for them', async () => {
  await signIn();
  await signIn('other');
  await server.call('admin', auth.impersonate, { body: { userId: 'member', reason: 'Asked for help' } });
  expect(await sessionsOf('member')).toEqual([
    {
      id: expect.any(String),
      device: 'Safari on iPhone',
      address: '203.0.113.5',
      startedAt: expect.any(String),
      lastSeenAt: expect.any(String),
    },
  ]);
});

test('an administrator signs somebody out of one device, at the next call and for good', async () => {
  const [first, stranger] = [await signIn(), await signIn('other')];
  const [open] = await sessionsOf('member');
  const second = await signIn();
  const end = (id: string) => server.call('admin', people.endSession, { params: { id, sessionId: open?.id ?? '' } });
  expect([(await end('other')).status, await asksWith(first)]).toEqual([404, 200]);
  expect((await end('member')).status).toBe(200);
  expect([await asksWith(first), await renews(first)]).toEqual([401, 401]);
  expect([await asksWith(second), await asksWith(stranger)]).toEqual([200, 200]);
  expect((await end('member')).status).toBe(404);
});

test('an administrator signs somebody out everywhere, and nobody else', async () => {
  const [first, second, stranger, admin] = [
    await signIn(),
    await signIn(),
    await signIn('other'),
    await signIn('admin'),
  ];
  const reply = await server.call(
    null,
    people.signOutEverywhere,
    { params: { id: 'member' } },
    bearer(admin.accessToken),
  );
  expect(reply.body).toEqual({ ended: 2 });
  for (const login of [first, second]) expect([await asksWith(login), await renews(login)]).toEqual([401, 401]);
  expect([await asksWith(stranger), await asksWith(admin), await asksWith(await signIn())]).toEqual([200, 200, 200]);
});

test('being signed out everywhere ends what administrators do in one’s name', async () => {
  const admin = await signIn('admin');
  const impersonation = { body: { userId: 'member', reason: 'Asked for help' } };
  const acting = loginOf(
    (await server.call(null, auth.impersonate, impersonation, bearer(admin.accessToken))).body.token,
  );
  expect(await asksWith(acting)).toBe(200);
  await server.call('admin', people.signOutEverywhere, { params: { id: 'member' } });
  expect([await asksWith(acting), await asksWith(admin)]).toEqual([401, 200]);
});

test('nobody is signed out by themselves, by accident, nor by who acts for another', async () => {
  const [admin, member] = [await signIn('admin'), await signIn()];
  const impersonation = { body: { userId: 'other', reason: 'Asked for help' } };
  const acting = loginOf(
    (await server.call(null, auth.impersonate, impersonation, bearer(admin.accessToken))).body.token,
  );
  const everywhere = async (id: string, as: Login) =>
    (await server.call(null, people.signOutEverywhere, { params: { id } }, bearer(as.accessToken))).status;
  expect([await everywhere('admin', admin), await everywhere('member', acting)]).toEqual([409, 403]);
  expect([await everywhere('nobody-here', admin), await everywhere('other', member)]).toEqual([404, 403]);
  expect([await asksWith(admin), await asksWith(member)]).toEqual([200, 200]);
});

test('who did it to whom, when and from where is kept, and nothing of what was refused', async () => {
  await signIn();
  const [open] = await sessionsOf('member');
  const from = { 'X-Forwarded-For': '203.0.113.9' };
  const sessionId = open?.id ?? '';
  await server.call('admin', people.endSession, { params: { id: 'member', sessionId } }, from);
  await server.call('admin', people.endSession, { params: { id: 'member', sessionId } }, from);
  await server.call('manager', people.signOutEverywhere, { params: { id: 'member' } }, from);
  await server.call('admin', people.signOutEverywhere, { params: { id: 'member' } }, from);
  const common = {
    at: expect.any(Date),
    personId: 'member',
    address: '203.0.113.9',
    data: { administratorId: 'admin' },
  };
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(like(auditEvents.kind, '%ByAdmin'))
    .orderBy(auditEvents.id);
  expect(events).toEqual([
    { ...common, id: expect.any(Number), kind: 'sessionEndedByAdmin' },
    { ...common, id: expect.any(Number), kind: 'signedOutByAdmin' },
  ]);
  const reasons = await server.db
    .select({ reason: sessions.endReason })
    .from(sessions)
    .where(like(sessions.personId, 'member'));
  expect(reasons).toEqual([{ reason: 'endedByAdmin' }]);
});
