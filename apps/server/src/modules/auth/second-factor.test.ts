import { contract, limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, loginChallenges, people, sessions } from '../../db/schema/index.ts';
import { testPassword } from '../../testing/test-people.ts';
import { codeSentTo, lastMessageTo } from '../../testing/outbox.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { auth } = contract;
const { minutes, resendSeconds, sends } = limits.loginCode;
const careful = 'careful@example.org';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

function ask(email: string, password = testPassword) {
  return server.call(null, auth.requestOneTimeLoginCode, { body: { email, password } });
}

async function challengeOf(email: string): Promise<string> {
  return (await ask(email)).body.data.challenge?.requestId ?? '';
}

function login(requestId: string, code: string, email?: string) {
  return server.call(null, auth.login, { body: { requestId, code, ...(email === undefined ? {} : { email }) } });
}

function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

describe('a code', () => {
  test('goes by e-mail to whoever knows the password, and signs them in [PLT-310]', async () => {
    const { body } = await ask(careful);
    expect(body.data).toEqual({
      tfaDisabled: false,
      challenge: {
        requestId: expect.any(String),
        factors: ['mail'],
        sentBy: 'email',
        sentTo: 'c•••@example.org',
        resendAfterSeconds: resendSeconds,
        hasPasskey: false,
      },
    });
    const mail = await lastMessageTo(server, careful);
    expect(mail).toMatchObject({ kind: 'email', subject: 'Your OTA verification code' });
    const code = await codeSentTo(server, careful);
    expect(mail.html).toContain(code);
    const answer = await login(body.data.challenge?.requestId ?? '', code, 'Careful@example.org');
    expect([answer.status, answer.body.userId]).toEqual([200, 'careful']);
    expect(answer.headers.get('set-cookie')).toMatch(/^portal_device=/);
  });

  test('goes to the mobile of who chose that, in the form that phones fill in', async () => {
    const { body } = await ask('mobile@example.org');
    expect(body.data.challenge).toMatchObject({ sentBy: 'sms', sentTo: '•••• 156' });
    const { kind, text } = await lastMessageTo(server, '0491 570 156');
    const code = await codeSentTo(server, '0491 570 156');
    expect(kind).toBe('sms');
    expect(text).toMatch(new RegExp(`@portal\\.test #${code}$`));
  });

  test('is sent to nobody for a wrong password or an account without a second factor', async () => {
    expect((await ask(careful, 'wrong')).status).toBe(401);
    expect((await ask('member@example.org')).body.data).toEqual({ tfaDisabled: true, challenge: null });
    expect(await server.db.query.outboxMessages.findMany()).toEqual([]);
  });

  test('works once', async () => {
    const [requestId, code] = [await challengeOf(careful), await codeSentTo(server, careful)];
    expect((await login(requestId, code)).status).toBe(200);
    const again = await login(requestId, code);
    expect([again.status, again.body.code]).toEqual([401, 'code_expired']);
  });

  test('that two send at the same moment opens one session', async () => {
    const [requestId, code] = [await challengeOf(careful), await codeSentTo(server, careful)];
    const statuses = (await Promise.all(Array.from({ length: 4 }, () => login(requestId, code)))).map(
      (one) => one.status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401, 401]);
    expect(await server.db.select().from(sessions)).toHaveLength(1);
  });

  test('is no longer taken after ten minutes', async () => {
    const [requestId, code] = [await challengeOf(careful), await codeSentTo(server, careful)];
    server.clock.pass(minutes * 60_000);
    expect((await login(requestId, code)).body.code).toBe('code_expired');
  });

  test('is refused after five wrong ones, even when it is right', async () => {
    const [requestId, code] = [await challengeOf(careful), await codeSentTo(server, careful)];
    for (let guess = 0; guess < 5; guess += 1) {
      const answer = await login(requestId, otherThan(code));
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([401, 'wrong_code', 'Wrong password']);
    }
    expect((await login(requestId, code)).body.code).toBe('code_expired');
    expect(await server.db.select().from(sessions)).toEqual([]);
  });

  test('is tried no more often by many at once', async () => {
    const [requestId, code] = [await challengeOf(careful), await codeSentTo(server, careful)];
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(requestId, otherThan(code))));
    expect(answers.filter(({ body }) => body.code === 'wrong_code')).toHaveLength(5);
  });

  test('opens nothing but the sign-in that it was sent for', async () => {
    const first = await challengeOf(careful);
    const code = await codeSentTo(server, careful);
    const second = await challengeOf('mobile@example.org');
    expect((await login(second, code)).body.code).toBe('wrong_code');
    expect((await login('made-up', code)).body.code).toBe('code_expired');
    expect((await login(first, code, 'mobile@example.org')).body.code).toBe('wrong_code');
    expect((await login(first, code)).status).toBe(200);
  });

  test('of a disabled account opens nothing', async () => {
    const [requestId, code] = [await challengeOf(careful), await codeSentTo(server, careful)];
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'careful'));
    expect((await login(requestId, code)).status).toBe(401);
  });

  test('is kept as a hash only, like the id of its sign-in, and stands in no log', async () => {
    const [requestId, code] = [await challengeOf(careful), await codeSentTo(server, careful)];
    await login(requestId, otherThan(code));
    const stored = JSON.stringify([await server.db.select().from(loginChallenges), server.logLines]);
    expect(stored).not.toContain(requestId);
    expect(stored).not.toContain(code);
  });

  test('leaves its trace in the audit', async () => {
    const [requestId, code] = [await challengeOf(careful), await codeSentTo(server, careful)];
    await login(requestId, otherThan(code));
    await login(requestId, code);
    const events = await server.db
      .select({ kind: auditEvents.kind, personId: auditEvents.personId })
      .from(auditEvents)
      .orderBy(auditEvents.id);
    expect(events).toEqual(['codeSent', 'codeFailed', 'signIn'].map((kind) => ({ kind, personId: 'careful' })));
  });
});

describe('another code', () => {
  const resend = (requestId: string) => server.call(null, auth.resendOneTimeCode, { body: { requestId } });

  test('takes the place of the first one, after a pause', async () => {
    const [requestId, first] = [await challengeOf(careful), await codeSentTo(server, careful)];
    const early = await resend(requestId);
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, String(resendSeconds)]);
    server.clock.pass(resendSeconds * 1000);
    expect((await resend(requestId)).status).toBe(200);
    const second = await codeSentTo(server, careful);
    if (second !== first) expect((await login(requestId, first)).body.code).toBe('wrong_code');
    expect((await login(requestId, second)).status).toBe(200);
  });

  test('gives no further tries, and is not sent without end', async () => {
    const requestId = await challengeOf(careful);
    for (let guess = 0; guess < 5; guess += 1) await login(requestId, 'x');
    server.clock.pass(resendSeconds * 1000);
    expect((await resend(requestId)).body.code).toBe('code_expired');

    const other = await challengeOf('mobile@example.org');
    const statuses: number[] = [];
    for (let times = 0; times < sends; times += 1) {
      server.clock.pass(resendSeconds * 1000);
      statuses.push((await resend(other)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

test('who knows the password cannot fill a mailbox', async () => {
  const statuses: number[] = [];
  for (let times = 0; times < 11; times += 1) statuses.push((await ask(careful)).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('a code that cannot be sent is said to be so', async () => {
  const broken = { mail: () => Promise.reject(new Error('no route')), sms: () => Promise.resolve(), canText: false };
  const lonely = await startTestServer({ messenger: broken });
  const answer = await lonely.call(null, auth.requestOneTimeLoginCode, {
    body: { email: careful, password: testPassword },
  });
  expect([answer.status, answer.body.code]).toEqual([500, 'server_error']);
  await lonely.close();
});
