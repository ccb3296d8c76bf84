import { contract, limits } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, outboxMessages, passwordResets, people } from '../../db/schema/index.ts';
import { testPassword } from '../../testing/test-people.ts';
import { codeSentTo, lastMessageTo, resetLinkSentTo } from '../../testing/outbox.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { auth } = contract;
const member = 'member@example.org';
const better = 'Quiet-harbour-42';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

function forgot(email: string, address = '203.0.113.1') {
  return server.call(null, auth.forgotPassword, { body: { email } }, { 'X-Forwarded-For': address });
}

async function linkFor(email: string) {
  await forgot(email);
  return resetLinkSentTo(server, email);
}

function reset(body: { token: string; userId: string; password?: string; endSessions?: boolean }) {
  return server.call(null, auth.resetPassword, { body: { password: better, ...body } });
}

async function opens(email: string, password: string): Promise<boolean> {
  return (await server.call(null, auth.signIn, { body: { email, password } })).status === 200;
}

async function isSignedIn(token: string): Promise<boolean> {
  return (await server.fetch('/api/v1/account', { headers: { Authorization: `Bearer ${token}` } })).ok;
}

describe('a forgotten password', () => {
  test('brings a link, with which another is chosen', async () => {
    const link = await linkFor('Member@Example.org').catch(() => resetLinkSentTo(server, member));
    expect(link.userId).toBe('member');
    expect((await reset(link)).status).toBe(200);
    expect([await opens(member, testPassword), await opens(member, better)]).toEqual([false, true]);
    expect(await lastMessageTo(server, member)).toMatchObject({ subject: 'Your OTA password was changed' });
  });

  test('is answered alike for known and unknown e-mails, and only the known get a mail', async () => {
    const [known, unknown] = [await forgot(member), await forgot('nobody@example.org')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await server.deps.background.settled();
    const recipients = await server.db.select({ to: outboxMessages.recipient }).from(outboxMessages);
    expect(recipients).toEqual([{ to: member }]);
  });

  test('tells an unknown e-mail only where the organisation chose to [PLT-317]', async () => {
    const open = await startTestServer({ profile: { ...profiles.ota, revealUnknownEmail: true } });
    const answer = await open.call(null, auth.forgotPassword, { body: { email: 'nobody@example.org' } });
    expect([answer.status, answer.body.message]).toEqual([404, 'Incorrect email provided']);
    await open.close();
  });

  test('can be asked for five times in a quarter of an hour, known or not', async () => {
    for (const email of [member, 'nobody@example.org']) {
      const statuses: number[] = [];
      for (let times = 0; times < 6; times += 1) statuses.push((await forgot(email, `198.51.100.${times}`)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });

  test('leads to the portal’s own address, whatever the request says', async () => {
    const askAs = (host: string) =>
      server.fetch('http://portal.test/api/v1/auth/forgot-password', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Host: host,
          'X-Forwarded-Host': 'evil.example',
          Origin: 'https://evil.example',
        },
        body: JSON.stringify({ email: member }),
      });
    expect([(await askAs('evil.example')).status, (await askAs('portal.test')).status]).toEqual([421, 200]);
    const { text, html } = await lastMessageTo(server, member);
    expect(text).toContain('https://portal.test/account/reset-password?token=');
    expect(text + html).not.toContain('evil');
  });
});

describe('a link', () => {
  test('works once', async () => {
    const link = await linkFor(member);
    expect((await reset(link)).status).toBe(200);
    const again = await reset(link);
    expect([again.status, again.body.code]).toEqual([410, 'link_expired']);
  });

  test('that two use at the same moment works once', async () => {
    const link = await linkFor(member);
    const statuses = (await Promise.all([reset(link), reset(link), reset(link)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  test('works for an hour', async () => {
    const link = await linkFor(member);
    server.clock.pass(limits.resetLinkMinutes * 60_000);
    expect((await reset(link)).status).toBe(410);
  });

  test('is replaced by the next one', async () => {
    const first = await linkFor(member);
    const second = await linkFor(member);
    expect([(await reset(first)).status, (await reset(second)).status]).toEqual([410, 200]);
  });

  test('opens no other account', async () => {
    const { token } = await linkFor(member);
    expect((await reset({ token, userId: 'admin' })).status).toBe(410);
    expect((await reset({ token: 'made-up', userId: 'member' })).status).toBe(410);
    expect((await reset({ token, userId: 'member' })).status).toBe(200);
  });

  test('is kept as a hash only, and stands in no log', async () => {
    const { token } = await linkFor(member);
    await reset({ token, userId: 'member' });
    const stored = JSON.stringify([await server.db.select().from(passwordResets), server.logLines]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(better);
  });

  test('of a disabled account changes nothing', async () => {
    const link = await linkFor(member);
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'member'));
    expect((await reset(link)).status).toBe(410);
  });
});

describe('the new password', () => {
  test.each([
    ['too short', 'Ab1defg'],
    ['without a capital letter', 'quiet-harbour'],
    ['without a lowercase letter', 'QUIET-HARBOUR'],
    ['of letters alone', 'QuietHarbour'],
    ['among the most common', 'Password1'],
    ['among the most common, written otherwise', 'PaSSword123'],
    ['too long', `Aa1${'x'.repeat(126)}`],
  ])('%s is refused by name, and the link stays good', async (_, password) => {
    const link = await linkFor(member);
    const refused = await reset({ ...link, password });
    expect([refused.status, refused.body.field]).toEqual([400, 'body.password']);
    expect(refused.body.message).toMatch(/^This password does not meet our requirements\./);
    expect((await reset(link)).status).toBe(200);
  });

  test.each([
    ['of 64 characters', `Aa1 ${'x'.repeat(60)}`],
    ['with spaces at its ends', '  Quiet harbour 42  '],
    ['of pictures', 'Aa1🙂🙂🙂🙂🙂🙂🙂🙂'],
    ['of 128 pictures', `Aa1${'🙂'.repeat(125)}`],
  ])('%s is taken as it is, whole', async (_, password) => {
    expect((await reset({ ...(await linkFor(member)), password })).status).toBe(200);
    expect(await opens(member, password)).toBe(true);
    expect(await opens(member, password.trim().slice(0, -1))).toBe(false);
  });

  test.each([
    ['also where nothing is said', {}, false],
    ['where that is asked for', { endSessions: true }, false],
    ['not where they are to stay', { endSessions: false }, true],
  ])('ends the person’s sessions, %s', async (_, choice, stay) => {
    const tokens = [await server.tokenOf('member'), await server.tokenOf('member'), await server.tokenOf('other')];
    await reset({ ...(await linkFor(member)), ...choice });
    expect(await Promise.all(tokens.map(isSignedIn))).toEqual([stay, stay, true]);
  });

  test('leaves the second factor on, and ends a sign-in that waits for its code', async () => {
    const careful = 'careful@example.org';
    const { body } = await server.call(null, auth.requestOneTimeLoginCode, {
      body: { email: careful, password: testPassword },
    });
    const requestId = body.data.challenge?.requestId ?? '';
    const code = await codeSentTo(server, careful);
    await reset(await linkFor(careful));
    expect((await server.call(null, auth.login, { body: { requestId, code } })).status).toBe(401);
    expect(await opens(careful, better)).toBe(false);
    const reply = await server.call(null, auth.requestOneTimeLoginCode, { body: { email: careful, password: better } });
    expect(reply.body.data.tfaDisabled).toBe(false);
  });

  test('leaves its trace in the audit', async () => {
    await reset(await linkFor(member));
    const events = await server.db
      .select({ kind: auditEvents.kind, personId: auditEvents.personId })
      .from(auditEvents)
      .orderBy(auditEvents.id);
    expect(events).toEqual(['resetSent', 'passwordReset'].map((kind) => ({ kind, personId: 'member' })));
  });
});
