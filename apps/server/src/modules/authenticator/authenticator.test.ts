import { contract, limits } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  auditEvents,
  authenticators,
  authenticatorSetUps,
  idempotentReplies,
  recoveryCodes,
} from '../../db/schema/index.ts';
import { addApp, codeOfApp } from '../../testing/authenticator-app.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { lastMessageTo } from '../../testing/outbox.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { account, auth, authenticator } = contract;
const member = 'member@example.org';
const stepMs = 30_000;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const password = (currentPassword = testPassword) => ({ body: { currentPassword } });
const own = async () => (await server.call('member', authenticator.own)).body;
const challengeOf = async () =>
  (await server.call(null, auth.requestOneTimeLoginCode, { body: { email: member, password: testPassword } })).body.data
    .challenge;

/** What somebody does in one session of theirs. */
async function session(person = 'member') {
  const headers = bearer(await server.tokenOf(person));
  return {
    begin: (given?: string) => server.call(null, authenticator.begin, password(given), headers),
    confirm: (code: string) => server.call(null, authenticator.confirm, { body: { code } }, headers),
    turnOff: (given?: string) => server.call(null, authenticator.turnOff, password(given), headers),
    makeCodes: (given?: string) => server.call(null, authenticator.makeRecoveryCodes, password(given), headers),
  };
}

describe('an app', () => {
  test('is given a secret, of which nothing is asked before a code of it is entered', async () => {
    const { begin, confirm } = await session();
    const { body } = await begin();
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(body.address);
    expect([address.protocol, address.searchParams.get('secret'), address.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      body.secret,
      'OTA',
    ]);
    expect(await own()).toEqual({ addedAt: null, recoveryCodesLeft: 0 });
    expect(await challengeOf()).toBeNull();
    const confirmed = await confirm(codeOfApp(server, body.secret));
    expect([confirmed.status, new Set(confirmed.body.recoveryCodes).size]).toEqual([200, 10]);
    expect(await own()).toEqual({ addedAt: expect.any(String), recoveryCodesLeft: 10 });
    expect((await challengeOf())?.factors).toEqual(['app', 'recovery']);
  });

  test('is begun with, removed and given new codes by whoever knows the password alone', async () => {
    const { begin, turnOff, makeCodes } = await session();
    await addApp(server, 'member');
    for (const ask of [begin, turnOff, makeCodes]) {
      const { status, body } = await ask('Wrong-horse-7');
      expect([status, body.field]).toEqual([400, 'body.currentPassword']);
    }
    expect((await own()).recoveryCodesLeft).toBe(10);
  });

  test('is confirmed by five tries, ten minutes long', async () => {
    const { begin, confirm } = await session();
    const first = (await begin()).body.secret;
    for (let guess = 0; guess < limits.authenticator.tries; guess += 1) {
      const { status, body } = await confirm('000000');
      expect([status, body.field]).toEqual([400, 'body.code']);
    }
    expect((await confirm(codeOfApp(server, first))).status).toBe(409);
    const second = (await begin()).body.secret;
    server.clock.pass(limits.authenticator.setUpMinutes * 60_000);
    expect((await confirm(codeOfApp(server, second))).status).toBe(409);
    expect((await own()).addedAt).toBeNull();
  });

  test('is confirmed where it was begun, once', async () => {
    const [here, there] = [await session(), await session()];
    const { secret } = (await here.begin()).body;
    expect((await there.confirm(codeOfApp(server, secret))).status).toBe(409);
    const both = await Promise.all([here.confirm(codeOfApp(server, secret)), here.confirm(codeOfApp(server, secret))]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is no longer waited for where the password was changed elsewhere meanwhile', async () => {
    const there = await session();
    const { secret } = (await there.begin()).body;
    const [currentPassword, newPassword] = [testPassword, 'Quiet-harbour-4!'];
    const body = { currentPassword, newPassword, confirmPassword: newPassword };
    expect((await server.call('member', account.changePassword, { body })).status).toBe(200);
    expect(await server.db.select().from(authenticatorSetUps)).toEqual([]);
    expect((await there.confirm(codeOfApp(server, secret))).status).toBe(401);
  });

  test('that takes the place of another leaves the recovery codes, and the first works until then', async () => {
    const { secret: old } = await addApp(server, 'member');
    server.clock.pass(stepMs);
    const { begin, confirm } = await session();
    const { secret } = (await begin()).body;
    const enter = async (code: string) =>
      (await server.call(null, auth.login, { body: { requestId: (await challengeOf())?.requestId ?? '', code } }))
        .status;
    expect(await enter(codeOfApp(server, old))).toBe(200);
    expect((await confirm(codeOfApp(server, secret))).body.recoveryCodes).toEqual([]);
    server.clock.pass(stepMs);
    expect([await enter(codeOfApp(server, old)), await enter(codeOfApp(server, secret))]).toEqual([401, 200]);
    expect((await own()).recoveryCodesLeft).toBe(10);
  });

  test('that is removed is not asked any more, nor are its codes taken', async () => {
    const { recoveryCodes: codes } = await addApp(server, 'member');
    const challenge = await challengeOf();
    const { turnOff, makeCodes } = await session();
    expect((await turnOff()).status).toBe(200);
    const late = { requestId: challenge?.requestId ?? '', code: codes[0] ?? '', factor: 'recovery' as const };
    expect((await server.call(null, auth.login, { body: late })).status).toBe(401);
    expect([await challengeOf(), await own()]).toEqual([null, { addedAt: null, recoveryCodesLeft: 0 }]);
    expect([(await turnOff()).status, (await makeCodes()).status]).toEqual([409, 409]);
  });

  test('is left as it is by whoever acts for a member', async () => {
    const { secret } = await addApp(server, 'member');
    const reply = await server.call('admin', auth.impersonate, {
      body: { userId: 'member', reason: 'Asked for help' },
    });
    const acting = bearer(loginOf(reply.body.token).accessToken);
    for (const endpoint of [authenticator.begin, authenticator.turnOff, authenticator.makeRecoveryCodes])
      expect((await server.call(null, endpoint, password(), acting)).status).toBe(403);
    const code = codeOfApp(server, secret);
    expect((await server.call(null, authenticator.confirm, { body: { code } }, acting)).status).toBe(403);
    expect((await own()).recoveryCodesLeft).toBe(10);
  });
});

test('each change is told by mail, with a link for whom it was not, kept in the audit, and told on the page', async () => {
  await addApp(server, 'member');
  const on = await lastMessageTo(server, member);
  const { makeCodes, turnOff } = await session();
  await makeCodes();
  const made = await lastMessageTo(server, member);
  await turnOff();
  const off = await lastMessageTo(server, member);
  expect([on.subject, made.subject, off.subject]).toEqual([
    'You sign in to OTA with an authenticator app now',
    'Your OTA recovery codes are new',
    'You sign in to OTA without an authenticator app now',
  ]);
  for (const { text } of [on, made, off])
    expect(text).toContain('That was not me: https://portal.test/account/not-me?token=');
  const events = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.personId, 'member'))
    .orderBy(auditEvents.id);
  const kinds = ['authenticatorOn', 'recoveryCodesMade', 'authenticatorOff'];
  expect(events.map(({ kind }) => kind)).toEqual(kinds);
  const listed = (await server.call('member', account.securityEvents)).body.events.map(({ kind }) => kind);
  expect(listed).toEqual(kinds.toReversed());
});

test('secrets are kept sealed and codes as hashes, and neither stands in a log or in an answer that is kept', async () => {
  const headers = { ...bearer(await server.tokenOf('member')), 'Idempotency-Key': 'one' };
  const { secret } = (await server.call(null, authenticator.begin, password(), headers)).body;
  const waiting = await server.db.select().from(authenticatorSetUps);
  const { body } = await server.call(
    null,
    authenticator.confirm,
    { body: { code: codeOfApp(server, secret) } },
    headers,
  );
  await server.deps.background.settled();
  const stored = JSON.stringify([
    waiting,
    await server.db.select().from(authenticators),
    await server.db.select().from(recoveryCodes),
    await server.db.select().from(idempotentReplies),
    await server.db.select().from(auditEvents).orderBy(auditEvents.id),
    server.logLines,
  ]);
  expect(stored).not.toContain(secret);
  for (const code of body.recoveryCodes) expect(stored).not.toContain(code);
});

test('a secret that is put in the row of somebody else opens nothing', async () => {
  const { secret } = await addApp(server, 'member');
  await addApp(server, 'other');
  const [theirs] = await server.db.select().from(authenticators).where(eq(authenticators.personId, 'member'));
  await server.db
    .update(authenticators)
    .set({ sealedSecret: theirs?.sealedSecret ?? '' })
    .where(eq(authenticators.personId, 'other'));
  server.clock.pass(stepMs);
  const body = { email: 'other@example.org', password: testPassword };
  const { challenge } = (await server.call(null, auth.requestOneTimeLoginCode, { body })).body.data;
  const answer = { requestId: challenge?.requestId ?? '', code: codeOfApp(server, secret) };
  expect((await server.call(null, auth.login, { body: answer })).status).toBe(401);
});
