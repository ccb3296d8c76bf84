import { contract, limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, authenticators } from '../../db/schema/index.ts';
import { addApp, codeOfApp } from '../../testing/authenticator-app.ts';
import { alarmSentTo, codeSentTo, lastMessageTo, resetLinkSentTo } from '../../testing/outbox.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { account, auth, authenticator } = contract;
const member = 'member@example.org';
const stepMs = 30_000;
const better = 'Quiet-harbour-4!';

let server: TestServer;
let app: Awaited<ReturnType<typeof addApp>>;
beforeEach(async () => {
  server = await startTestServer();
  app = await addApp(server, 'member');
  server.clock.pass(stepMs);
});
afterEach(() => server.close());

type Factor = 'app' | 'mail' | 'recovery';

async function ask(password = testPassword) {
  return (await server.call(null, auth.requestOneTimeLoginCode, { body: { email: member, password } })).body.data
    .challenge;
}

function enter(requestId: string, code: string, factor?: Factor) {
  return server.call(null, auth.login, { body: { requestId, code, ...(factor && { factor }) } });
}

/** A sign-in of its own. */
async function signIn(code: string, factor?: Factor) {
  return enter((await ask())?.requestId ?? '', code, factor);
}

const leaveMailOn = (enableTFA: boolean) =>
  server.call('member', account.saveSecurity, {
    body: { enableTFA, mailTo: member, allowSms: false, currentPassword: testPassword },
  });

describe('an account with an app', () => {
  test('is opened by a code of it, and nothing is sent', async () => {
    await lastMessageTo(server, member);
    const sent = (await server.db.query.outboxMessages.findMany()).length;
    expect(await ask()).toEqual({
      requestId: expect.any(String),
      factors: ['app', 'recovery'],
      sentBy: 'app',
      sentTo: '',
      resendAfterSeconds: 0,
      hasPasskey: false,
    });
    expect((await server.db.query.outboxMessages.findMany()).length).toBe(sent);
    expect((await signIn(codeOfApp(server, app.secret))).body.userId).toBe('member');
  });

  test('is not opened by the password alone', async () => {
    const body = { email: member, password: testPassword };
    const answer = await server.call(null, auth.signIn, { body });
    expect([answer.status, answer.body.code]).toEqual([401, 'second_factor_required']);
  });

  test('takes a code once, and none before one that it has taken', async () => {
    const before = codeOfApp(server, app.secret);
    server.clock.pass(stepMs);
    const code = codeOfApp(server, app.secret);
    expect((await signIn(code)).status).toBe(200);
    expect([(await signIn(code)).status, (await signIn(before)).status]).toEqual([401, 401]);
    server.clock.pass(stepMs);
    expect((await signIn(codeOfApp(server, app.secret))).status).toBe(200);
  });

  test('opens one session for a code that two sign-ins enter at the same moment', async () => {
    const requests = [await ask(), await ask(), await ask()];
    const code = codeOfApp(server, app.secret);
    const answers = await Promise.all(requests.map((one) => enter(one?.requestId ?? '', code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test.each(['１２３４５６', '12345é', '💥💥💥', ' 123 456 '])(
    'refuses %j, which is no code, like any other',
    async (code) => {
      expect((await signIn(code)).body.code).toBe('wrong_code');
    },
  );

  test('refuses the right code after five wrong ones', async () => {
    const requestId = (await ask())?.requestId ?? '';
    for (let guess = 0; guess < limits.loginCode.tries; guess += 1)
      expect((await enter(requestId, '000000')).body.code).toBe('wrong_code');
    expect((await enter(requestId, codeOfApp(server, app.secret))).body.code).toBe('code_expired');
  });

  test('has no code sent unless its owner has left that on, and then it takes the place of the app', async () => {
    const requestId = (await ask())?.requestId ?? '';
    const refused = await server.call(null, auth.resendOneTimeCode, { body: { requestId } });
    expect([refused.status, (await enter(requestId, '123456', 'mail')).body.code]).toEqual([409, 'wrong_code']);
    await leaveMailOn(true);
    await lastMessageTo(server, member);
    const challenge = await ask();
    expect(challenge?.factors).toEqual(['app', 'mail', 'recovery']);
    const next = challenge?.requestId ?? '';
    const sent = await server.call(null, auth.resendOneTimeCode, { body: { requestId: next } });
    expect(sent.body).toEqual({
      resendAfterSeconds: limits.loginCode.resendSeconds,
      sentBy: 'email',
      sentTo: 'm•••@example.org',
    });
    const code = await codeSentTo(server, member);
    expect((await enter(next, code)).body.code).toBe('wrong_code');
    expect((await enter(next, code, 'mail')).status).toBe(200);
  });

  test('has the code in place of the app sent by e-mail, also where others of its owner went by SMS', async () => {
    const mobile = 'mobile@example.org';
    await addApp(server, 'mobile');
    await lastMessageTo(server, mobile);
    const body = { email: mobile, password: testPassword };
    const { challenge } = (await server.call(null, auth.requestOneTimeLoginCode, { body })).body.data;
    const requestId = challenge?.requestId ?? '';
    const sent = await server.call(null, auth.resendOneTimeCode, { body: { requestId } });
    expect(sent.body.sentBy).toBe('email');
    expect((await enter(requestId, await codeSentTo(server, mobile), 'mail')).status).toBe(200);
  });

  test('is told that codes are sent, or not any more, beside those of the app', async () => {
    await leaveMailOn(true);
    const on = await lastMessageTo(server, member);
    await leaveMailOn(false);
    const off = await lastMessageTo(server, member);
    expect(on.text).toContain('or with one of your authenticator app');
    expect(off.text).not.toContain('the password alone');
  });
});

describe('a recovery code', () => {
  test('opens the account once, however it is typed, and its owner is told by mail', async () => {
    const [first = ''] = app.recoveryCodes;
    expect((await signIn(first, 'app')).status).toBe(401);
    expect((await signIn(` ${first.toLowerCase().replaceAll('-', ' ')} `, 'recovery')).status).toBe(200);
    expect((await lastMessageTo(server, member)).subject).toBe('A recovery code opened your OTA account');
    expect((await signIn(first, 'recovery')).status).toBe(401);
    expect((await server.call('member', authenticator.own)).body.recoveryCodesLeft).toBe(9);
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.personId, 'member'))
      .orderBy(auditEvents.id);
    expect(events.map(({ kind }) => kind)).toEqual([
      ...['authenticatorOn', 'codeFailed', 'recoveryCodeUsed', 'signIn', 'codeFailed'],
    ]);
  });

  test('of somebody else opens nothing', async () => {
    const { recoveryCodes } = await addApp(server, 'other');
    expect((await signIn(recoveryCodes[0] ?? '', 'recovery')).status).toBe(401);
  });

  test('that two sign-ins enter at the same moment opens one session', async () => {
    const requests = [await ask(), await ask()];
    const [code = ''] = app.recoveryCodes;
    const answers = await Promise.all(requests.map((one) => enter(one?.requestId ?? '', code, 'recovery')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
  });

  test('is not used up by a sign-in that has no tries left', async () => {
    const requestId = (await ask())?.requestId ?? '';
    for (let guess = 0; guess < limits.loginCode.tries; guess += 1) await enter(requestId, '000000');
    const [code = ''] = app.recoveryCodes;
    expect((await enter(requestId, code, 'recovery')).status).toBe(401);
    expect((await signIn(code, 'recovery')).status).toBe(200);
  });

  test('is useless once new ones are made', async () => {
    const body = { currentPassword: testPassword };
    const made = (await server.call('member', authenticator.makeRecoveryCodes, { body })).body.recoveryCodes;
    expect((await signIn(app.recoveryCodes[0] ?? '', 'recovery')).status).toBe(401);
    expect((await signIn(made[0] ?? '', 'recovery')).status).toBe(200);
  });
});

describe('whoever reads the mails of an account', () => {
  const choose = (link: { token: string; userId: string }) =>
    server.call(null, auth.resetPassword, { body: { ...link, password: better } });

  test('does not switch the app off by a new password', async () => {
    await server.call(null, auth.forgotPassword, { body: { email: member } });
    expect((await choose(await resetLinkSentTo(server, member))).status).toBe(200);
    expect((await ask(better))?.factors).toEqual(['app', 'recovery']);
  });

  test('takes an app out of use that came with the change that was not theirs, and the codes with it', async () => {
    const link = await alarmSentTo(server, member);
    const locked = await server.call(null, auth.lockAccount, { body: link });
    expect((await choose(locked.body)).status).toBe(200);
    expect(await ask(better)).toBeNull();
    expect((await server.call('member', authenticator.own)).body).toEqual({ addedAt: null, recoveryCodesLeft: 0 });
  });

  test('leaves an app that was there before that change', async () => {
    const body = { currentPassword: testPassword, newPassword: better, confirmPassword: better };
    await server.call('member', account.changePassword, { body });
    const locked = await server.call(null, auth.lockAccount, { body: await alarmSentTo(server, member) });
    await choose(locked.body);
    expect((await ask(better))?.factors).toEqual(['app', 'recovery']);
    expect((await server.call('member', authenticator.own)).body.recoveryCodesLeft).toBe(10);
  });

  test('has an app asked again that was removed, and not another one that was added meanwhile', async () => {
    await server.call('member', authenticator.turnOff, { body: { currentPassword: testPassword } });
    const owners = await alarmSentTo(server, member);
    server.clock.pass(stepMs);
    const strangers = await addApp(server, 'member');
    server.clock.pass(stepMs);
    const again = await addApp(server, 'member');
    const used = codeOfApp(server, app.secret);
    const locked = await server.call(null, auth.lockAccount, { body: owners });
    await choose(locked.body);
    const enterOf = async (code: string, factor?: Factor) =>
      (await enter((await ask(better))?.requestId ?? '', code, factor)).status;
    expect(await enterOf(used)).toBe(401);
    server.clock.pass(stepMs);
    expect([
      await enterOf(codeOfApp(server, strangers.secret)),
      await enterOf(codeOfApp(server, again.secret)),
      await enterOf(strangers.recoveryCodes[0] ?? '', 'recovery'),
      await enterOf(codeOfApp(server, app.secret)),
    ]).toEqual([401, 401, 401, 200]);
  });

  test('has the app of before asked again where the first link of several is used', async () => {
    const body = { currentPassword: testPassword, newPassword: better, confirmPassword: better };
    await server.call('member', account.changePassword, { body });
    const first = await alarmSentTo(server, member);
    server.clock.pass(stepMs);
    await server.call('member', authenticator.turnOff, { body: { currentPassword: better } });
    const locked = await server.call(null, auth.lockAccount, { body: first });
    expect(locked.status).toBe(200);
    const [stored] = await server.db.select().from(authenticators).where(eq(authenticators.personId, 'member'));
    expect(stored?.personId).toBe('member');
  });
});
