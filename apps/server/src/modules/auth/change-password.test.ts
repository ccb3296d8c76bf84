import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents } from '../../db/schema/index.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { lastMessageTo, resetLinkSentTo } from '../../testing/outbox.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { account, auth, me } = contract;
const member = 'member@example.org';
const better = 'Quiet-harbour-4!';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const change = (currentPassword: string, newPassword = better, confirmPassword = newPassword, as?: string) =>
  server.call(
    as === undefined ? 'member' : null,
    account.changePassword,
    { body: { currentPassword, newPassword, confirmPassword } },
    as === undefined ? {} : bearer(as),
  );

async function opens(password: string): Promise<boolean> {
  return (await server.call(null, auth.signIn, { body: { email: member, password } })).status === 200;
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await server.call(null, me.current, undefined, bearer(token))).status === 200;
}

const kinds = async () =>
  (
    await server.db
      .select({ kind: auditEvents.kind })
      .from(auditEvents)
      .where(eq(auditEvents.personId, 'member'))
      .orderBy(auditEvents.id)
  ).map(({ kind }) => kind);

describe('a password of one’s own', () => {
  test('is changed by whoever knows the current one, who stays signed in here and nowhere else [PLT-595] [PLT-598]', async () => {
    const [here, there, stranger] = [
      await server.tokenOf('member'),
      await server.tokenOf('member'),
      await server.tokenOf('other'),
    ];
    expect((await change(testPassword, better, better, here)).status).toBe(200);
    expect(await Promise.all([here, there, stranger].map(isSignedIn))).toEqual([true, false, true]);
    expect([await opens(testPassword), await opens(better)]).toEqual([false, true]);
  });

  test('is told to its owner by mail, with a link for whom it was not, and kept in the audit', async () => {
    await change(testPassword);
    const { subject, text } = await lastMessageTo(server, member);
    expect(subject).toBe('Your OTA password was changed');
    expect(text).toContain('That was not me: https://portal.test/account/not-me?token=');
    expect(await kinds()).toEqual(['passwordChanged']);
    expect(JSON.stringify([text, server.logLines])).not.toContain(better);
  });

  test('stays where the current one is wrong, and can be guessed at ten times', async () => {
    const refused = await change('Wrong-horse-7');
    expect([refused.status, refused.body.field]).toEqual([400, 'body.currentPassword']);
    expect(refused.body.message).toBe('This is not your current password');
    for (let times = 1; times < 10; times += 1) await change('Wrong-horse-7');
    expect((await change(testPassword)).status).toBe(429);
    expect([await opens(testPassword), (await kinds()).includes('passwordConfirmFailed')]).toEqual([true, true]);
    server.clock.pass(15 * 60_000);
    expect((await change(testPassword)).status).toBe(200);
  });

  test.each([
    ['without a symbol of those listed', 'Quiet-harbour-42'],
    ['among the most common', 'P@ssw0rd'],
  ])('does not become one %s', async (_, password) => {
    const refused = await change(testPassword, password);
    expect([refused.status, refused.body.field]).toEqual([400, 'body.newPassword']);
    expect(await opens(testPassword)).toBe(true);
  });

  test('does not become one that is typed differently the second time', async () => {
    const refused = await change(testPassword, better, 'Quiet-harbour-5!');
    expect([refused.status, refused.body.field]).toEqual([400, 'body.confirmPassword']);
  });

  test('is changed once by two at the same moment, and links for another one open nothing any more', async () => {
    await server.call(null, auth.forgotPassword, { body: { email: member } });
    const link = await resetLinkSentTo(server, member);
    const answers = await Promise.all([change(testPassword, better), change(testPassword, 'Other-harbour-4!')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const reset = await server.call(null, auth.resetPassword, {
      body: { ...link, password: better, endSessions: true },
    });
    expect(reset.status).toBe(410);
  });

  test('is nobody else’s to change: not an administrator’s who acts for them', async () => {
    const reply = await server.call('admin', auth.impersonate, {
      body: { userId: 'member', reason: 'Asked for help' },
    });
    const { accessToken } = loginOf(reply.body.token);
    expect((await change(testPassword, better, better, accessToken)).status).toBe(403);
    expect(await opens(testPassword)).toBe(true);
  });
});
