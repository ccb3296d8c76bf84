import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditEvents, outboxMessages } from '../../db/schema/index.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { lastMessageTo } from '../../testing/outbox.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { account, auth } = contract;
const member = 'member@example.org';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const wish = (enableTFA: boolean, changes: object = {}) => ({
  body: { enableTFA, mailTo: member, allowSms: false, currentPassword: testPassword, ...changes },
});
const turn = (enableTFA: boolean, changes: object = {}) =>
  server.call('member', account.saveSecurity, wish(enableTFA, changes));
const security = async () => (await server.call('member', account.security)).body;
const signIn = async () =>
  (await server.call(null, auth.signIn, { body: { email: member, password: testPassword } })).status;

test('a second factor is turned on and off, is asked for from then on, and read back as it is [PLT-579] [PLT-580] [PLT-581]', async () => {
  expect(await security()).toEqual({ enableTfa: false, mailTo: member, allowSms: false });
  expect((await turn(true)).status).toBe(200);
  expect([await security(), await signIn()]).toEqual([{ enableTfa: true, mailTo: member, allowSms: false }, 401]);
  expect((await turn(false)).status).toBe(200);
  expect([(await security()).enableTfa, await signIn()]).toEqual([false, 200]);
});

test('each turn is told by mail, with a link for whom it was not, and kept in the audit', async () => {
  await turn(true);
  const on = await lastMessageTo(server, member);
  await turn(true);
  await turn(false);
  const off = await lastMessageTo(server, member);
  expect([on.subject, off.subject]).toEqual([
    'You sign in to OTA with a code now',
    'You sign in to OTA without a code now',
  ]);
  expect(off.text).toContain('That was not me: https://portal.test/account/not-me?token=');
  expect(await server.db.select().from(outboxMessages)).toHaveLength(2);
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.personId, 'member'))
    .orderBy(auditEvents.id);
  expect(events.map(({ kind }) => kind)).toEqual(['secondFactorOn', 'secondFactorOff']);
});

test('nothing changes without the password, or for codes to another address', async () => {
  const wrong = await turn(true, { currentPassword: 'Wrong-horse-7' });
  expect([wrong.status, wrong.body.field]).toEqual([400, 'body.currentPassword']);
  const elsewhere = await turn(true, { mailTo: 'elsewhere@example.org' });
  expect([elsewhere.status, elsewhere.body.field]).toEqual([400, 'body.mailTo']);
  expect((await security()).enableTfa).toBe(false);
});

test('whoever acts for a member leaves it as it is', async () => {
  const reply = await server.call('admin', auth.impersonate, { body: { userId: 'member', reason: 'Asked for help' } });
  const acting = bearer(loginOf(reply.body.token).accessToken);
  expect((await server.call(null, account.saveSecurity, wish(true), acting)).status).toBe(403);
  expect((await security()).enableTfa).toBe(false);
});
