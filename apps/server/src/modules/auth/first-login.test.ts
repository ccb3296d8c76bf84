import { contract, limits } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  auditEvents,
  authenticators,
  invitations,
  loginChallenges,
  people,
  rateLimits,
} from '../../db/schema/index.ts';
import { codeSentTo, lastMessageTo } from '../../testing/outbox.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { auth, firstTime, me } = contract;
const minute = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.delete(rateLimits));

let count = 0;
/** Somebody who was invited just now. */
async function invited() {
  const email = `newcomer-${(count += 1)}@example.org`;
  const body = { firstName: 'Robin', lastName: 'Castle', email };
  const answer = await server.call('admin', contract.invitations.invite, { body });
  const [person] = await server.db.select().from(people).where(eq(people.email, email));
  return { email, invitationId: answer.body.id, id: person?.id ?? '' };
}
const ask = (email: string) => server.call(null, auth.generateOneTimeLoginCode, { body: { email } });
const enter = (requestId: string, code: string, email?: string) =>
  server.call(null, auth.login, { body: { requestId, code, ...(email !== undefined && { email }) } });
async function comeIn(email: string): Promise<string> {
  const { body } = await ask(email);
  const login = await enter(body.requestId, await codeSentTo(server, email), email);
  expect(login.status).toBe(200);
  const { accessToken }: { accessToken: string } = JSON.parse(atob(login.body.token));
  return accessToken;
}
const mailsTo = async (email: string) => {
  await server.deps.background.settled();
  return lastMessageTo(server, email).catch(() => null);
};

test('whoever was invited comes in by the code that was mailed, however they type their e-mail, and it is a sign-in like any other', async () => {
  const { email, id } = await invited();
  const { status, body } = await ask(` ${email.toUpperCase()} `);
  expect([status, body]).toEqual([
    200,
    { tokenSent: true, requestId: expect.any(String), resendAfterSeconds: limits.loginCode.resendSeconds },
  ]);
  const { text } = await lastMessageTo(server, email);
  expect(text).toContain('for the first time');
  const before = server.clock.now();
  const login = await enter(body.requestId, await codeSentTo(server, email), email);
  expect(login.body).toMatchObject({ userId: id, userName: 'Robin Castle' });
  const { accessToken }: { accessToken: string } = JSON.parse(atob(login.body.token));
  const answer = await server.fetch(me.current.path, { headers: { Authorization: `Bearer ${accessToken}` } });
  expect([answer.status, await answer.json()]).toMatchObject([200, { id }]);
  const [invitation] = await server.db.select().from(invitations).where(eq(invitations.personId, id));
  const acceptedAt = invitation?.acceptedAt?.getTime() ?? 0;
  expect(acceptedAt).toBeGreaterThanOrEqual(before.getTime());
  expect(acceptedAt).toBeLessThanOrEqual(server.clock.now().getTime());
  const noted = await server.db.select().from(auditEvents).where(eq(auditEvents.personId, id)).orderBy(auditEvents.id);
  expect(noted.map(({ kind }) => kind)).toEqual(['invited', 'codeSent', 'signIn']);
});

test('a code is kept as a hash, opens once, and no other e-mail', async () => {
  const { email } = await invited();
  const { body } = await ask(email);
  const code = await codeSentTo(server, email);
  const stored = JSON.stringify(await server.db.select().from(loginChallenges));
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(body.requestId);
  expect(stored).not.toContain(email);
  expect((await enter(body.requestId, code, 'other@example.org')).body.code).toBe('wrong_code');
  expect((await enter(body.requestId, code, email)).status).toBe(200);
  expect((await enter(body.requestId, code, email)).body.code).toBe('code_expired');
});

test('nobody learns whether an e-mail is known: not by the answer, nor by guesses, nor by another code', async () => {
  const { email } = await invited();
  for (const address of [email, 'member@example.org', 'careful@example.org', 'nobody@example.org']) {
    const { status, body } = await ask(address);
    expect([status, Object.keys(body), body.tokenSent]).toEqual([
      200,
      ['tokenSent', 'requestId', 'resendAfterSeconds'],
      true,
    ]);
    const resent = (userName: string) =>
      server.call(null, auth.resendOneTimeCode, { body: { requestId: body.requestId, userName } });
    expect((await resent(address)).status).toBe(429);
    server.clock.pass(31_000);
    expect((await resent(address)).body).toEqual({
      resendAfterSeconds: 30,
      sentBy: 'email',
      sentTo: `${address.slice(0, 1)}•••@example.org`,
    });
    for (let guess = 0; guess < limits.loginCode.tries; guess += 1) {
      const wrong = await enter(body.requestId, 'not it', address);
      expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([401, 'wrong_code', 'Wrong password']);
    }
    expect((await enter(body.requestId, 'not it', address)).body.code).toBe('code_expired');
  }
  await server.deps.background.settled();
  await expect(lastMessageTo(server, 'nobody@example.org')).rejects.toThrow('Nothing has been sent');
});

test('whose account has a password is told by mail alone how they sign in', async () => {
  await ask('other@example.org');
  const mail = await mailsTo('other@example.org');
  expect(mail?.text).toContain('set up already');
  expect(mail?.text).toContain('https://portal.test/account/sign-in');
  expect(mail?.text).not.toMatch(/\b\d{6}\b/);
});

test('a new code takes the place of the last one', async () => {
  const { email } = await invited();
  const { body } = await ask(email);
  const first = await codeSentTo(server, email);
  server.clock.pass(31_000);
  await server.call(null, auth.resendOneTimeCode, { body: { requestId: body.requestId, userName: email } });
  const second = await codeSentTo(server, email);
  if (first !== second) expect((await enter(body.requestId, first)).body.code).toBe('wrong_code');
  expect((await enter(body.requestId, second)).status).toBe(200);
});

test('codes of one e-mail are counted, whether anybody has it or not', async () => {
  const { email } = await invited();
  for (const address of [email, 'nobody-else@example.org']) {
    for (let time = 0; time < 10; time += 1) expect((await ask(address)).status).toBe(200);
    expect((await ask(address)).status).toBe(429);
  }
  server.clock.pass(16 * minute);
  expect((await ask(email)).status).toBe(200);
});

test.each([
  [
    'has a second factor',
    'wrong_code',
    (id: string) => server.db.update(people).set({ tfaEnabled: true }).where(eq(people.id, id)),
  ],
  [
    'has an authenticator app',
    'wrong_code',
    (id: string) =>
      server.db
        .insert(authenticators)
        .values({ personId: id, sealedSecret: 'sealed', lastStep: 0, addedAt: server.clock.now() }),
  ],
  [
    'is disabled',
    'code_expired',
    (id: string) => server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, id)),
  ],
  [
    'has chosen a password',
    'wrong_code',
    (id: string) => server.db.update(people).set({ passwordHash: 'x' }).where(eq(people.id, id)),
  ],
])('a code that was sent lets nobody in whose account meanwhile %s: %s', async (_, refusal, change) => {
  const { email, id } = await invited();
  const { body } = await ask(email);
  const code = await codeSentTo(server, email);
  await change(id);
  expect((await enter(body.requestId, code, email)).body.code).toBe(refusal);
});

test('an invitation that has run out gives no code, nor a new password; one that was accepted does not run out', async () => {
  const late = await invited();
  const early = await invited();
  await comeIn(early.email);
  server.clock.pass((limits.invitation.days + 1) * 24 * 60 * minute);
  await ask(late.email);
  expect((await mailsTo(late.email))?.text).toContain('Your invitation has run out');
  const before = (await mailsTo(late.email))?.id;
  await server.call(null, auth.forgotPassword, { body: { email: late.email } });
  expect((await mailsTo(late.email))?.id).toBe(before);
  await comeIn(early.email);
});

test('whoever chooses their first password by a link has accepted, and comes in by no code any more', async () => {
  const { email, id } = await invited();
  await server.call(null, auth.forgotPassword, { body: { email } });
  const { text } = await lastMessageTo(server, email, 'reset-password?token=');
  const token = new URL(/https:\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
  const reset = await server.call(null, auth.resetPassword, {
    body: { token, userId: id, password: 'Quiet-harbour-42' },
  });
  expect(reset.status).toBe(200);
  const { body } = await server.call('admin', contract.invitations.list, { query: { keyword: email } });
  expect(body.invitations.map(({ state }) => state)).toEqual(['accepted']);
  await ask(email);
  expect((await mailsTo(email))?.text).toContain('set up already');
});

test('nobody signs in with an empty password', async () => {
  const { email } = await invited();
  const signIn = async (password: string) =>
    (await server.call(null, auth.signIn, { body: { email, password } })).body.code;
  expect(await signIn(' ')).toBe('invalid_credential');
  expect(await signIn('\u0000')).toBe('invalid_input');
});

test('where the organisation tells, an unknown e-mail is told', async () => {
  const revealing = await startTestServer({ profile: { ...profiles.ota, revealUnknownEmail: true } });
  const { body } = await revealing.call(null, auth.generateOneTimeLoginCode, { body: { email: 'nobody@example.org' } });
  expect([body.code, body.message]).toEqual(['not_found', 'Incorrect email provided']);
  await revealing.close();
});

test('where the first login is off, nobody comes in by it', async () => {
  const off = { ...profiles.ota.modules.first_time_login, enabled: false };
  const without = await startTestServer({
    profile: { ...profiles.ota, modules: { ...profiles.ota.modules, first_time_login: off } },
  });
  expect((await without.call(null, auth.generateOneTimeLoginCode, { body: { email: 'a@example.org' } })).status).toBe(
    404,
  );
  expect((await without.call('member', firstTime.values)).status).toBe(404);
  await without.close();
});
