import { contract, limits } from '@portal/api/contract';
import type { ConfirmedPurpose } from '@portal/rules';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  auditEvents,
  authenticators,
  authenticatorSetUps,
  passkeyChallenges,
  passkeys as kept,
  people,
  sessions,
} from '../../db/schema/index.ts';
import { tidy } from '../../jobs/tidy.ts';
import { addApp, codeOfApp } from '../../testing/authenticator-app.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { alarmSentTo, lastMessageTo, resetLinkSentTo } from '../../testing/outbox.ts';
import { softAuthenticator } from '../../testing/soft-authenticator.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { passkeys, auth, account, authenticator } = contract;
const better = 'Quiet-harbour-4!';

let server: TestServer;
let session: Record<string, string>;
beforeEach(async () => {
  server = await startTestServer();
  session = bearer(await server.tokenOf('member'));
});
afterEach(() => server.close());

type Device = ReturnType<typeof softAuthenticator>;

const proof = { currentPassword: testPassword };
const askToAdd = (body: object = proof) => server.call(null, passkeys.addOptions, { body }, session);
const list = async () => (await server.call(null, passkeys.list, undefined, session)).body.passkeys;

async function add(device: Device, behaviour: Parameters<Device['make']>[1] = {}, name?: string) {
  const { options } = (await askToAdd()).body;
  const credential = device.make(options, behaviour);
  return server.call(null, passkeys.add, { body: { credential, ...(name !== undefined && { name }) } }, session);
}

async function askToSignIn(requestId?: string) {
  const body = requestId === undefined ? {} : { requestId };
  return (await server.call(null, passkeys.signInOptions, { body })).body.options;
}

async function signInWith(device: Device, behaviour: Parameters<Device['use']>[1] = {}) {
  const assertion = device.use(await askToSignIn(), behaviour);
  return server.call(null, passkeys.signIn, { body: { assertion } });
}

const kindsOf = async (personId: string) =>
  (await server.db.select().from(auditEvents).where(eq(auditEvents.personId, personId)).orderBy(auditEvents.id)).map(
    ({ kind }) => kind,
  );

describe('a passkey', () => {
  test('is made by whoever knows the password, signs in alone, and counts as both factors', async () => {
    const device = softAuthenticator();
    const made = await add(device, {}, 'My phone');
    expect([made.status, made.body.name, made.body.lastUsedAt]).toEqual([200, 'My phone', null]);
    await server.db.update(people).set({ tfaEnabled: true }).where(eq(people.id, 'member'));
    server.clock.pass(60_000);
    const { status, body } = await signInWith(device);
    expect([status, body.userId]).toEqual([200, 'member']);
    const { accessToken } = loginOf(body.token);
    expect((await server.call(null, passkeys.list, undefined, bearer(accessToken))).body.passkeys).toEqual([
      { ...made.body, lastUsedAt: expect.any(String) },
    ]);
    expect(await kindsOf('member')).toEqual(['passkeyAdded', 'signIn']);
  });

  test('is asked for with the address that the server was given, and says nothing of its owner', async () => {
    const { options } = (
      await server.call(null, passkeys.addOptions, { body: proof }, { ...session, Origin: 'https://evil.test' })
    ).body;
    expect(options.rp.id).toBe('portal.test');
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain('member');
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'required' });
  });

  test('is not made twice on one device, and those of one account have one handle', async () => {
    const device = softAuthenticator();
    await add(device);
    const { options } = (await askToAdd()).body;
    const [first] = await server.db.select().from(kept);
    expect(options.excludeCredentials.map(({ id }) => id)).toEqual([first?.credentialId]);
    expect(options.user.id).toBe(first?.userHandle);
  });

  test('is called after its device, and otherwise if its owner likes', async () => {
    session['User-Agent'] = 'Mozilla/5.0 (iPhone) AppleWebKit Safari/605';
    const { body } = await add(softAuthenticator());
    expect(body.name).toBe('Safari on iPhone');
    const rename = (who: string) =>
      server.call(who, passkeys.rename, { params: { id: body.id }, body: { name: ' Work phone ' } });
    expect((await rename('other')).status).toBe(404);
    expect((await rename('member')).body.name).toBe('Work phone');
  });

  test('is one of ten at most', async () => {
    for (let count = 0; count < limits.passkey.most; count += 1)
      expect((await add(softAuthenticator())).status).toBe(200);
    expect((await askToAdd()).status).toBe(409);
    expect(await list()).toHaveLength(limits.passkey.most);
  });

  test.each([
    ['of another website', { origin: 'https://evil.test' }],
    ['for another name', { rpId: 'evil.test' }],
    ['that nobody has unlocked', { isVerified: false }],
  ])('%s is not kept, and its challenge is used up', async (_, behaviour) => {
    const device = softAuthenticator();
    const { options } = (await askToAdd()).body;
    const refused = await server.call(
      null,
      passkeys.add,
      { body: { credential: device.make(options, behaviour) } },
      session,
    );
    expect([refused.status, refused.body.field]).toEqual([400, 'body.credential']);
    const again = await server.call(null, passkeys.add, { body: { credential: device.make(options) } }, session);
    expect(again.status).toBe(409);
    expect(await list()).toEqual([]);
  });

  test('is kept in the session alone that asked for it, within five minutes', async () => {
    const { options } = (await askToAdd()).body;
    const credential = softAuthenticator().make(options);
    expect((await server.call('member', passkeys.add, { body: { credential } })).status).toBe(409);
    expect((await server.call('other', passkeys.add, { body: { credential } })).status).toBe(409);
    server.clock.pass(limits.passkey.minutes * 60_000);
    expect((await server.call(null, passkeys.add, { body: { credential } }, session)).status).toBe(409);
  });

  test('is told of by mail, and whoever did not make it locks the account and is rid of it', async () => {
    const [old, device] = [softAuthenticator(), softAuthenticator()];
    await add(old);
    server.clock.pass(limits.alarmLinkHours * 3_600_000 + 1);
    session = bearer(await server.tokenOf('member'));
    await add(device, {}, 'Stranger');
    expect((await lastMessageTo(server, 'member@example.org')).text).toContain('‘Stranger’');
    const link = await alarmSentTo(server, 'member@example.org');
    expect((await server.call(null, auth.lockAccount, { body: link })).status).toBe(200);
    expect((await signInWith(device)).status).toBe(401);
    expect((await signInWith(old)).status).toBe(200);
  });

  test('does not outlive a lock that comes while it is made', async () => {
    await add(softAuthenticator());
    const { options } = (await askToAdd()).body;
    await server.call(null, auth.lockAccount, { body: await alarmSentTo(server, 'member@example.org') });
    expect(await server.db.select().from(passkeyChallenges).where(eq(passkeyChallenges.personId, 'member'))).toEqual(
      [],
    );
    session = bearer(await server.tokenOf('member'));
    const credential = softAuthenticator().make(options);
    expect((await server.call(null, passkeys.add, { body: { credential } }, session)).status).toBe(409);
  });

  test('goes by the link of an app that came before it, together with that app', async () => {
    await addApp(server, 'member');
    const link = await alarmSentTo(server, 'member@example.org');
    session = bearer(await server.tokenOf('member'));
    await add(softAuthenticator());
    const begun = await server.call(null, authenticator.begin, { body: proof }, session);
    expect(begun.status).toBe(200);
    expect((await server.call(null, auth.lockAccount, { body: link })).status).toBe(200);
    const left = [kept, passkeyChallenges, authenticators, authenticatorSetUps].map((table) =>
      server.db.select().from(table),
    );
    expect(await Promise.all(left)).toEqual([[], [], [], []]);
  });

  test('is not made any more once its owner has chosen another password', async () => {
    const { options } = (await askToAdd()).body;
    const body = { ...proof, newPassword: better, confirmPassword: better };
    expect((await server.call(null, account.changePassword, { body }, session)).status).toBe(200);
    const credential = softAuthenticator().make(options);
    expect((await server.call(null, passkeys.add, { body: { credential } }, session)).status).toBe(409);
  });

  test('is not made any more once another password was chosen by mail, though the session is kept', async () => {
    const { options } = (await askToAdd()).body;
    await server.call(null, auth.forgotPassword, { body: { email: 'member@example.org' } });
    const link = await resetLinkSentTo(server, 'member@example.org');
    const body = { ...link, password: better, endSessions: false };
    expect((await server.call(null, auth.resetPassword, { body })).status).toBe(200);
    const credential = softAuthenticator().make(options);
    expect((await server.call(null, passkeys.add, { body: { credential } }, session)).status).toBe(409);
  });

  test('goes with its owner, and what is asked and not answered is forgotten', async () => {
    await add(softAuthenticator());
    await askToSignIn();
    server.clock.pass(limits.passkey.minutes * 60_000);
    await tidy(server.deps, server.clock.now());
    expect(await server.db.select().from(passkeyChallenges)).toEqual([]);
    await server.db.delete(people).where(eq(people.id, 'member'));
    expect(await server.db.select().from(kept)).toEqual([]);
  });
});

describe('to show that it is they', () => {
  async function confirm(device: Device, purpose: ConfirmedPurpose, behaviour = {}) {
    const { options } = (await server.call(null, passkeys.confirmOptions, { body: { purpose } }, session)).body;
    return { assertion: device.use(options, behaviour) };
  }

  test('a passkey does for its own removal, of which its owner is told, and not for anything else', async () => {
    const device = softAuthenticator();
    const { id } = (await add(device)).body;
    const remove = (body: object) => server.call(null, passkeys.remove, { params: { id }, body }, session);
    expect((await remove({})).body.field).toBe('body.currentPassword');
    expect((await remove(await confirm(device, 'addPasskey'))).status).toBe(409);
    const shown = await confirm(device, 'removePasskey');
    expect((await remove(shown)).status).toBe(200);
    expect((await remove(shown)).status).toBe(409);
    expect((await lastMessageTo(server, 'member@example.org')).subject).toBe(
      'A passkey of your OTA account was removed',
    );
    expect((await signInWith(device)).status).toBe(401);
    const { events } = (await server.call(null, account.securityEvents, undefined, session)).body;
    expect(events.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['passkeyAdded', 'passkeyRemoved']));
  });

  test('a passkey does for an authenticator app too, each change by an answer of its own', async () => {
    const device = softAuthenticator();
    await add(device);
    const begin = (body: object) => server.call(null, authenticator.begin, { body }, session);
    expect((await begin({})).body.field).toBe('body.currentPassword');
    expect((await begin(await confirm(device, 'turnOffApp'))).status).toBe(409);
    const { secret } = (await begin(await confirm(device, 'beginApp'))).body;
    const code = codeOfApp(server, secret);
    const added = await server.call(null, authenticator.confirm, { body: { code } }, session);
    expect(added.body.recoveryCodes).toHaveLength(limits.authenticator.recoveryCodes);
    const again = await confirm(device, 'makeRecoveryCodes');
    const made = await server.call(null, authenticator.makeRecoveryCodes, { body: again }, session);
    expect(made.body.recoveryCodes).toHaveLength(limits.authenticator.recoveryCodes);
    const off = await confirm(device, 'turnOffApp');
    expect((await server.call(null, authenticator.turnOff, { body: off }, session)).status).toBe(200);
    expect(await server.db.select().from(authenticators)).toEqual([]);
  });

  test('a passkey of somebody else does not do, nor one that is not unlocked', async () => {
    const [own, others] = [softAuthenticator(), softAuthenticator()];
    await add(own);
    const mine = session;
    session = bearer(await server.tokenOf('other'));
    await add(others);
    session = mine;
    for (const shown of [
      await confirm(others, 'addPasskey'),
      await confirm(own, 'addPasskey', { isVerified: false }),
    ]) {
      const { status, body } = await askToAdd(shown);
      expect([status, body.field]).toEqual([400, 'body.assertion']);
    }
    expect((await askToAdd(await confirm(own, 'addPasskey'))).status).toBe(200);
  });

  test('nobody has more than a few questions open', async () => {
    for (let count = 0; count < 9; count += 1) await askToAdd();
    const open = await server.db.select().from(passkeyChallenges);
    expect(open).toHaveLength(limits.passkey.challenges);
  });
});

describe('signing in', () => {
  let device: Device;
  beforeEach(async () => {
    device = softAuthenticator();
    await add(device);
  });

  test.each([
    ['on another website', { origin: 'https://evil.test' }],
    ['for another name', { rpId: 'evil.test' }],
    ['without unlocking it', { isVerified: false }],
  ])('%s opens nothing, and is told as a security event', async (_, behaviour) => {
    const { status, body } = await signInWith(device, behaviour);
    expect([status, body.code]).toEqual([401, 'invalid_credential']);
    expect(await kindsOf('member')).toContain('passkeyRefused');
  });

  test('with a passkey that is not known, or does not say whose it is, is refused in the same words', async () => {
    const unknown = softAuthenticator();
    unknown.make((await askToAdd()).body.options);
    const answers = [await signInWith(unknown), await signInWith(device, { isSilent: true })];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [
        401,
        expect.objectContaining({ code: 'invalid_credential', message: answers[0]?.body.message }),
      ]),
    );
  });

  test('takes an answer once, within five minutes, also of two at the same moment', async () => {
    const assertion = device.use(await askToSignIn());
    const send = () => server.call(null, passkeys.signIn, { body: { assertion } });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    const late = device.use(await askToSignIn());
    server.clock.pass(limits.passkey.minutes * 60_000);
    expect((await server.call(null, passkeys.signIn, { body: { assertion: late } })).body.code).toBe('code_expired');
  });

  test('with what was asked for something else opens nothing', async () => {
    const body = { purpose: 'addPasskey' } as const;
    const { options } = (await server.call(null, passkeys.confirmOptions, { body }, session)).body;
    const answer = await server.call(null, passkeys.signIn, { body: { assertion: device.use(options) } });
    expect(answer.body.code).toBe('code_expired');
  });

  test('with a copy, whose counter goes back, is refused and told as a security event', async () => {
    expect((await signInWith(device, { counter: 7 })).status).toBe(200);
    expect((await signInWith(device, { counter: 6 })).status).toBe(401);
    expect((await signInWith(device, { counter: 7 })).status).toBe(401);
    expect((await kindsOf('member')).filter((kind) => kind === 'passkeyCopied')).toHaveLength(2);
    expect((await signInWith(device, { counter: 8 })).status).toBe(200);
  });

  test('with one that does not count works again and again', async () => {
    for (let times = 0; times < 3; times += 1) expect((await signInWith(device, { counter: null })).status).toBe(200);
  });

  test('is closed to a disabled account, and open to one whose membership has lapsed', async () => {
    await server.db.update(people).set({ membershipLapsed: true }).where(eq(people.id, 'member'));
    expect((await signInWith(device)).status).toBe(200);
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'member'));
    expect((await signInWith(device)).body.code).toBe('invalid_credential');
  });

  test('asks everybody the same', async () => {
    const { challenge: _one, ...first } = await askToSignIn();
    await server.db.delete(kept);
    const { challenge: _other, ...second } = await askToSignIn();
    expect(first).toEqual(second);
    expect(first.allowCredentials).toEqual([]);
  });

  test('is not asked for without end', async () => {
    let status = 200;
    for (let times = 0; times <= 300 && status === 200; times += 1)
      ({ status } = await server.call(null, passkeys.signInOptions, { body: {} }));
    expect(status).toBe(429);
  });
});

describe('in place of a code', () => {
  const begin = async (email: string) =>
    (await server.call(null, auth.requestOneTimeLoginCode, { body: { email, password: testPassword } })).body.data
      .challenge;

  test('a passkey of the account ends the sign-in, and the code is worth nothing then', async () => {
    const device = softAuthenticator();
    session = bearer(await server.tokenOf('careful'));
    await add(device);
    const challenge = await begin('careful@example.org');
    expect(challenge?.hasPasskey).toBe(true);
    const requestId = challenge?.requestId ?? '';
    const options = await askToSignIn(requestId);
    expect(options.allowCredentials).toHaveLength(1);
    const before = (await server.db.select().from(sessions)).length;
    const body = { assertion: device.use(options, { isSilent: true }) };
    expect((await server.call(null, passkeys.signIn, { body })).body.userId).toBe('careful');
    expect(await server.db.select().from(sessions)).toHaveLength(before + 1);
    const code = (await lastMessageTo(server, 'careful@example.org', 'code')).text.match(/\b\d{6}\b/)?.[0] ?? '';
    expect((await server.call(null, auth.login, { body: { requestId, code } })).body.code).toBe('code_expired');
  });

  test('it does for that of an app too, and what was begun ends with the app', async () => {
    await addApp(server, 'member');
    const device = softAuthenticator();
    await add(device);
    const challenge = await begin('member@example.org');
    expect([challenge?.factors, challenge?.hasPasskey]).toEqual([['app', 'recovery'], true]);
    const send = (options: Parameters<Device['use']>[0]) =>
      server.call(null, passkeys.signIn, { body: { assertion: device.use(options) } });
    expect((await send(await askToSignIn(challenge?.requestId))).body.userId).toBe('member');
    const waiting = await askToSignIn((await begin('member@example.org'))?.requestId);
    await server.call(null, authenticator.turnOff, { body: proof }, session);
    expect((await send(waiting)).body.code).toBe('code_expired');
  });

  test('a passkey of somebody else does not do', async () => {
    const [own, others] = [softAuthenticator(), softAuthenticator()];
    await add(others);
    session = bearer(await server.tokenOf('careful'));
    await add(own);
    const requestId = (await begin('careful@example.org'))?.requestId ?? '';
    const assertion = others.use(await askToSignIn(requestId));
    expect((await server.call(null, passkeys.signIn, { body: { assertion } })).body.code).toBe('invalid_credential');
  });
});
