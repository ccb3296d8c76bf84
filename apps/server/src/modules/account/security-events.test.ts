import { contract, pageSizes } from '@portal/api/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '../../db/schema/index.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { account, auth } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const events = async (who = 'member') => (await server.call(who, account.securityEvents)).body.events;
const kinds = async (who?: string) => (await events(who)).map(({ kind }) => kind);

test('whoever looks sees what happened to their own account, the newest first, and nobody else’s', async () => {
  const signIn = (password: string) =>
    server.call(null, auth.signIn, { body: { email: 'member@example.org', password } });
  await signIn('Wrong-horse-7');
  await signIn(testPassword);
  await server.call('member', account.saveSecurity, {
    body: { enableTFA: true, mailTo: 'member@example.org', allowSms: false, currentPassword: testPassword },
  });
  expect((await kinds()).slice(0, 3)).toEqual(['secondFactorOn', 'signIn', 'signInFailed']);
  expect(await kinds('other')).not.toContain('secondFactorOn');
});

test('what staff did is told without from where', async () => {
  const reply = await server.call('admin', auth.impersonate, { body: { userId: 'member', reason: 'Asked for help' } });
  expect((await events())[0]).toMatchObject({ kind: 'impersonationStarted', address: null });
  expect(await kinds('admin')).not.toContain('impersonationStarted');
  const acting = bearer(loginOf(reply.body.token).accessToken);
  expect((await server.call(null, account.securityEvents, {}, acting)).status).toBe(200);
});

test('what is no matter of signing in is left out, and a long past has an end', async () => {
  const row = { personId: 'member', address: '203.0.113.1' };
  const rows = Array.from({ length: pageSizes.securityEvents + 5 }, (_, n) => ({
    ...row,
    kind: 'signIn',
    at: new Date(Date.UTC(2020, 0, 1, 0, n)),
  }));
  await server.db.insert(auditEvents).values([...rows, { ...row, kind: 'refundAsked', at: new Date() }]);
  const listed = await events();
  expect(listed).toHaveLength(pageSizes.securityEvents);
  expect(new Set(listed.map(({ kind }) => kind))).toEqual(new Set(['signIn']));
});
