import { contract } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openIdProvider } from '../../adapters/identity/openid-provider.ts';
import type { Identity, IdentityProvider } from '../../adapters/identity/identity-provider.ts';
import { auditEvents, identityArrivals, identityAttempts, people, personIdentities } from '../../db/schema/index.ts';
import { startSession } from '../auth/auth.writes.ts';
import { type IdentityServer, startIdentityServer, testClient } from '../../testing/identity-server.ts';
import { alarmSentTo, confirmationSentTo, lastMessageTo } from '../../testing/outbox.ts';
import { testPassword } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { callbackPath, startPath } from './attempt.ts';

const { account, auth, identityProvider, me } = contract;

let identities: IdentityServer;
let server: TestServer;

beforeAll(async () => {
  identities = await startIdentityServer(`https://portal.test${callbackPath}`);
});
afterAll(() => identities.close());
afterEach(() => server.close());

interface Chosen {
  justInTimeAccounts?: boolean;
  trustsSecondFactor?: boolean;
  provider?: IdentityProvider;
}

async function start({ justInTimeAccounts = false, trustsSecondFactor = false, provider }: Chosen = {}) {
  const settings = { issuer: identities.issuer, clientId: testClient.clientId, label: 'Harbour ID' };
  server = await startTestServer({
    profile: { ...profiles.ota, identityProvider: { ...settings, justInTimeAccounts, trustsSecondFactor } },
    identityProvider: provider ?? openIdProvider({ ...settings, clientSecret: testClient.clientSecret }),
  });
}

/** A provider that names whoever is given, and asks nothing back. */
function naming(identity: Partial<Identity>): IdentityProvider {
  const someone = { issuer: 'https://login.example.org', subject: 'someone', firstName: 'Ana', lastName: 'Lim' };
  return {
    addressFor: async ({ state }) => `https://login.example.org/?state=${state}`,
    identityIn: async () => ({ ...someone, verifiedEmail: null, hasSecondFactor: false, ...identity }),
  };
}

/** Sends a browser to the provider: where it is sent, and the cookie that it keeps. */
async function leave(redirectTo = '/cpd') {
  const response = await server.fetch(`${startPath}?redirectTo=${encodeURIComponent(redirectTo)}`);
  const [cookie = ''] = response.headers.getSetCookie();
  return { address: response.headers.get('location') ?? '', cookie: cookie.split(';', 1)[0] ?? '', setCookie: cookie };
}

/** Where a browser lands in the portal that comes back from the provider. */
async function land(callback: URL, cookie: string): Promise<string> {
  const { status, headers } = await server.fetch(callback.pathname + callback.search, { headers: { cookie } });
  const { pathname, search, origin } = new URL(headers.get('location') ?? '');
  expect([status, origin]).toEqual([303, 'https://portal.test']);
  return pathname + search;
}

async function arriveAs(name: string | null, redirectTo?: string) {
  const { address, cookie } = await leave(redirectTo);
  return { cookie, landed: await land(await identities.visit(address, name), cookie) };
}

const finish = (cookie: string) => server.call(null, identityProvider.finish, undefined, { cookie });
const own = async () => (await server.call('member', identityProvider.own)).body;
const kindsOf = async (id: string) =>
  (await server.db.select().from(auditEvents).where(eq(auditEvents.personId, id)).orderBy(auditEvents.id)).map(
    ({ kind }) => kind,
  );
const problem = (name: string) => `/account/identity-provider?problem=${name}`;
const done = '/account/identity-provider';

describe('somebody whom the provider names', () => {
  beforeEach(async () => {
    identities.people.set('m-1', { email: 'Member@example.org', email_verified: true });
    await start();
  });

  test('is signed in, once, and goes where they wanted to go', async () => {
    const { landed, cookie } = await arriveAs('m-1', '/cpd?year=2026');
    expect(landed).toBe(done);
    const { status, body } = await finish(cookie);
    expect([status, body.login?.userId, body.challenge, body.redirectTo]).toEqual([
      200,
      'member',
      null,
      '/cpd?year=2026',
    ]);
    expect((await finish(cookie)).status).toBe(410);
    const { accessToken }: { accessToken: string } = JSON.parse(atob(body.login?.token ?? ''));
    const mine = await server.call(null, me.current, undefined, { Authorization: `Bearer ${accessToken}` });
    expect(mine.body.id).toBe('member');
  });

  test('is linked the first time and told so by mail, and known by the provider’s name for them from then on', async () => {
    await arriveAs('m-1');
    expect((await lastMessageTo(server, 'member@example.org')).subject).toBe('Harbour ID opens your OTA account now');
    expect(await kindsOf('member')).toContain('identityLinked');
    identities.people.set('m-1', { email: 'elsewhere@example.org', email_verified: true });
    const { cookie, landed } = await arriveAs('m-1');
    expect([landed, (await finish(cookie)).body.login?.userId]).toEqual([done, 'member']);
    expect((await kindsOf('member')).filter((kind) => kind === 'identityLinked')).toHaveLength(1);
  });

  test('has left nothing in an address or the database that opens an account', async () => {
    const { address, cookie } = await leave();
    const callback = await identities.visit(address, 'm-1');
    const stored = JSON.stringify(await server.db.select().from(identityAttempts));
    const secrets = ['state', 'nonce'].map((name) => new URL(address).searchParams.get(name) ?? '');
    for (const secret of [...secrets, cookie.split('=')[1] ?? '']) {
      expect(secret.length).toBeGreaterThan(20);
      expect(stored).not.toContain(secret);
    }
    expect(await land(callback, cookie)).toBe(done);
    expect(JSON.stringify(await server.db.select().from(identityArrivals))).not.toContain(cookie.split('=')[1]);
    expect(server.logLines.join()).not.toContain(callback.searchParams.get('code'));
  });

  test('keeps a cookie that no script reads and that other sites’ forms do not send', async () => {
    const { setCookie } = await leave();
    expect(setCookie).toMatch(/Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'is not led on to %s',
    async (redirectTo) => {
      const { cookie } = await arriveAs('m-1', redirectTo);
      expect((await finish(cookie)).body.redirectTo).toBeNull();
    },
  );

  test('comes back once', async () => {
    const { address, cookie } = await leave();
    const callback = await identities.visit(address, 'm-1');
    expect(await land(callback, cookie)).toBe(done);
    expect(await land(callback, cookie)).toBe(problem('over'));
  });

  test('comes back in the browser that left, within ten minutes', async () => {
    const [first, second] = [await leave(), await leave()];
    const callback = await identities.visit(first.address, 'm-1');
    expect(await land(callback, second.cookie)).toBe(problem('over'));
    expect(await land(callback, '')).toBe(problem('over'));
    server.clock.pass(600_000);
    expect(await land(callback, first.cookie)).toBe(problem('over'));
    expect(await server.db.select().from(personIdentities)).toEqual([]);
  });

  test('fetches their session in that browser, within a minute', async () => {
    const [mine, others] = [await arriveAs('m-1'), await leave()];
    expect((await finish(others.cookie)).status).toBe(410);
    server.clock.pass(60_000);
    expect((await finish(mine.cookie)).status).toBe(410);
  });

  test('is not taken at the word of a token that was made for another sign-in', async () => {
    const { address, cookie } = await leave();
    const other = new URL(address);
    other.searchParams.set('nonce', 'of-another-sign-in');
    expect(await land(await identities.visit(other.href, 'm-1'), cookie)).toBe(problem('away'));
    expect(await server.db.select().from(personIdentities)).toEqual([]);
  });

  test('may turn back', async () => {
    expect((await arriveAs(null)).landed).toBe(problem('cancelled'));
  });

  test('is asked for the second factor of their account', async () => {
    identities.people.set('c-1', { email: 'careful@example.org', email_verified: true });
    const { cookie } = await arriveAs('c-1');
    const { login, challenge } = (await finish(cookie)).body;
    expect([login, challenge?.factors]).toEqual([null, ['mail']]);
    await server.deps.background.settled();
    const { text } = await lastMessageTo(server, 'careful@example.org', 'finish signing in');
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    const requestId = challenge?.requestId ?? '';
    expect((await server.call(null, auth.login, { body: { requestId, code } })).status).toBe(200);
  });
});

describe('nobody is signed in', () => {
  beforeEach(() => start());

  test.each([
    ['whose e-mail is not verified', { email: 'member@example.org', email_verified: false }, 'unverified'],
    ['of whose e-mail that is not said', { email: 'member@example.org' }, 'unverified'],
    ['whose e-mail could be taken for another', { email: 'ｍember@example.org', email_verified: true }, 'unverified'],
    ['whom nobody knows', { email: 'stranger@example.org', email_verified: true }, 'unknown'],
  ])('%s', async (_, claims, name) => {
    identities.people.set('x-1', claims);
    expect((await arriveAs('x-1')).landed).toBe(problem(name));
    expect(await server.db.select().from(personIdentities)).toEqual([]);
  });

  test('whose account is disabled, linked or not', async () => {
    identities.people.set('o-1', { email: 'other@example.org', email_verified: true });
    const { cookie } = await arriveAs('o-1');
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'other'));
    expect((await finish(cookie)).status).toBe(410);
    expect((await arriveAs('o-1')).landed).toBe(problem('unknown'));
  });

  test('who got the e-mail of somebody that the account is linked with', async () => {
    identities.people.set('m-1', { email: 'member@example.org', email_verified: true });
    await arriveAs('m-1');
    identities.people.set('m-2', { email: 'member@example.org', email_verified: true });
    expect((await arriveAs('m-2')).landed).toBe(problem('linkedElsewhere'));
  });

  test('by an e-mail that a member moved to and has not confirmed', async () => {
    identities.people.set('v-1', { email: 'victim@example.org', email_verified: true });
    const body = { firstName: 'Mia', lastName: 'Test', email: 'victim@example.org', currentPassword: testPassword };
    expect((await server.call('member', account.saveDetails, { body })).status).toBe(200);
    expect((await arriveAs('v-1')).landed).toBe(problem('unconfirmed'));
    const link = await confirmationSentTo(server, 'victim@example.org');
    expect((await server.call(null, auth.confirmEmail, { body: link })).status).toBe(200);
    expect((await arriveAs('v-1')).landed).toBe(done);
  });

  test('where too many come from one place', async () => {
    for (let times = 0; times < 100; times += 1) await server.fetch(callbackPath);
    const response = await server.fetch(startPath);
    expect(response.headers.get('location')).toBe(`https://portal.test${problem('tooOften')}`);
  });
});

test('a provider that cannot be reached is a page, not an error, and is asked again', async () => {
  let isAway = true;
  const back = naming({});
  await start({
    provider: {
      ...back,
      addressFor: (attempt) => (isAway ? Promise.reject(new Error('ECONNREFUSED')) : back.addressFor(attempt)),
    },
  });
  expect((await leave()).address).toBe(`https://portal.test${problem('away')}`);
  isAway = false;
  expect((await leave()).address).toMatch(/^https:\/\/login\.example\.org/);
});

test('an account is made for a stranger where the organisation has that on, without being a member', async () => {
  await start({ justInTimeAccounts: true });
  identities.people.set('n-1', {
    email: 'new@example.org',
    email_verified: true,
    given_name: 'Noa',
    family_name: 'Li',
  });
  const { cookie, landed } = await arriveAs('n-1');
  expect(landed).toBe(done);
  const { login } = (await finish(cookie)).body;
  const [made] = await server.db.select().from(people).where(eq(people.email, 'new@example.org'));
  expect(made).toMatchObject({ id: login?.userId, firstName: 'Noa', lastName: 'Li', role: 0, contactTypes: [] });
  expect((await arriveAs('n-1')).landed).toBe(done);
  expect(await server.db.select().from(people).where(eq(people.firstName, 'Noa'))).toHaveLength(1);
});

test.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('a second factor there (%s) that the organisation trusts (%s) stands in for ours: %s', async (...facts) => {
  const [hasSecondFactor, trustsSecondFactor, isIn] = facts;
  const provider = naming({ verifiedEmail: 'careful@example.org', hasSecondFactor });
  await start({ trustsSecondFactor, provider });
  const { address, cookie } = await leave();
  await land(new URL(`${callbackPath}${new URL(address).search}`, 'https://portal.test'), cookie);
  const { login, challenge } = (await finish(cookie)).body;
  expect([login !== null, challenge === null]).toEqual([isIn, isIn]);
});

describe('the owner of an account', () => {
  beforeEach(async () => {
    identities.people.set('m-1', { email: 'member@example.org', email_verified: true });
    await start();
  });

  test('unlinks it with their password, and is told', async () => {
    const before = server.clock.now();
    await arriveAs('m-1');
    const linkedAt = Date.parse((await own()).linkedAt ?? '');
    expect(linkedAt).toBeGreaterThanOrEqual(before.getTime());
    expect(linkedAt).toBeLessThanOrEqual(server.clock.now().getTime());
    const unlink = (currentPassword: string) =>
      server.call('member', identityProvider.unlink, { body: { currentPassword } });
    expect((await unlink('Wrong-horse-7')).body.field).toBe('body.currentPassword');
    expect((await unlink(testPassword)).status).toBe(200);
    expect((await own()).linkedAt).toBeNull();
    expect((await lastMessageTo(server, 'member@example.org')).subject).toMatch(/^Harbour ID no longer opens/);
    expect((await unlink(testPassword)).status).toBe(409);
  });

  test('locks it by the mail: the provider opens it no longer, nor links it, until the e-mail is confirmed again', async () => {
    const { cookie } = await arriveAs('m-1');
    const token = (await startSession(server.db, 'member', server.clock.now())).accessToken;
    const link = await alarmSentTo(server, 'member@example.org');
    expect((await server.call(null, auth.lockAccount, { body: link })).status).toBe(200);
    expect((await finish(cookie)).status).toBe(410);
    const bearer = { Authorization: `Bearer ${token}` };
    expect((await server.call(null, me.current, undefined, bearer)).status).toBe(401);
    expect((await arriveAs('m-1')).landed).toBe(problem('unconfirmed'));
    expect((await server.call('member', account.sendEmailConfirmation)).status).toBe(200);
    const confirmation = await confirmationSentTo(server, 'member@example.org');
    expect((await server.call(null, auth.confirmEmail, { body: confirmation })).status).toBe(200);
    expect((await arriveAs('m-1')).landed).toBe(done);
  });
});

describe('a link that confirms an e-mail', () => {
  beforeEach(() => start());

  const move = (email: string) => {
    const body = { firstName: 'Mia', lastName: 'Test', email, currentPassword: testPassword };
    return server.call('member', account.saveDetails, { body });
  };
  const confirm = async (email: string) => {
    const body = await confirmationSentTo(server, email);
    return (await server.call(null, auth.confirmEmail, { body })).status;
  };

  test('works once, for three days, and for the e-mail that it was mailed to', async () => {
    await move('one@example.org');
    expect((await own()).isEmailConfirmed).toBe(false);
    await move('two@example.org');
    expect(await confirm('one@example.org')).toBe(410);
    server.clock.pass(72 * 3_600_000);
    expect(await confirm('two@example.org')).toBe(410);
    await server.call('member', account.sendEmailConfirmation);
    expect([await confirm('two@example.org'), await confirm('two@example.org')]).toEqual([200, 410]);
    expect((await own()).isEmailConfirmed).toBe(true);
    expect(await kindsOf('member')).toContain('emailConfirmed');
  });

  test('is sent again five times an hour, and not where there is nothing to confirm', async () => {
    expect((await server.call('member', account.sendEmailConfirmation)).status).toBe(409);
    await move('one@example.org');
    const statuses: number[] = [];
    for (let times = 0; times < 5; times += 1)
      statuses.push((await server.call('member', account.sendEmailConfirmation)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
