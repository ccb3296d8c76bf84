import { contract } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditEvents, people, rateLimits, sessions } from '../../db/schema/index.ts';
import { testPassword } from '../../testing/test-people.ts';
import { bearer, loginOf } from '../../testing/logins.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { hashPassword } from './passwords.ts';

const { auth, me, communities } = contract;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

interface Device {
  address?: string;
  cookie?: string;
}

function signIn(email: string, password = testPassword, { address = '203.0.113.1', cookie }: Device = {}) {
  return server.call(
    null,
    auth.signIn,
    { body: { email, password } },
    { 'X-Forwarded-For': address, ...(cookie === undefined ? {} : { Cookie: cookie }) },
  );
}

async function asksWith(accessToken: string): Promise<number> {
  return (await server.fetch('/api/v1/account', { headers: bearer(accessToken) })).status;
}

describe('signing in', () => {
  test('gives a token that the calls accept, in the form that clients store', async () => {
    const { status, body } = await signIn('Member@Example.org');
    expect(status).toBe(200);
    expect(body).toMatchObject({ userId: 'member', userName: 'member Test' });
    const { accessToken, expiresAt } = loginOf(body.token);
    expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBeGreaterThan(14 * 60_000);
    expect(await asksWith(accessToken)).toBe(200);
  });

  test('with two factors on is refused without a code, though the password is right', async () => {
    const answer = await signIn('careful@example.org');
    expect([answer.status, answer.body.code]).toEqual([401, 'second_factor_required']);
    const guess = await signIn('careful@example.org', 'wrong');
    expect(guess.body.code).toBe('invalid_credential');
    expect(JSON.stringify(answer.body)).not.toMatch(/token/i);
    expect(await server.db.select().from(sessions)).toEqual([]);
  });

  test('tells only who knows the password whether two factors are on', async () => {
    const ask = (email: string, password: string) =>
      server.call(null, auth.requestOneTimeLoginCode, { body: { email, password } });
    expect((await ask('careful@example.org', testPassword)).body.data.tfaDisabled).toBe(false);
    expect((await ask('member@example.org', testPassword)).body.data.tfaDisabled).toBe(true);
    expect((await ask('careful@example.org', 'wrong')).status).toBe(401);
  });

  test('answers a wrong password and an unknown e-mail alike', async () => {
    const known = await signIn('member@example.org', 'wrong');
    const unknown = await signIn('nobody@example.org', 'wrong');
    expect(unknown.status).toBe(401);
    expect(unknown.body).toEqual(known.body);
  });

  test('keeps neither password nor token where it could be read', async () => {
    const { body } = await signIn('member@example.org');
    const { accessToken, refreshToken } = loginOf(body.token);
    const stored = JSON.stringify([
      await server.db.select().from(sessions),
      await server.db.query.refreshTokens.findMany(),
      await server.db.select().from(people),
    ]);
    for (const secret of [accessToken, refreshToken, testPassword]) expect(stored).not.toContain(secret);
    expect(stored).toContain('$argon2id$');
  });

  test('takes no impersonator from the body [PLT-125]', async () => {
    const answer = await server.call(null, auth.signIn, {
      body: { email: 'member@example.org', password: testPassword, impersonatorId: 'admin' },
    });
    const [session] = await server.db.select().from(sessions);
    expect([answer.status, session?.personId]).toEqual([200, 'member']);
  });
});

describe('guessing', () => {
  test('an account from 20 addresses is answered later and later, then refused with the time to wait', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 20; guess += 1)
      statuses.push((await signIn('member@example.org', `guess ${guess}`, { address: `198.51.100.${guess}` })).status);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);
    expect(server.waits).toEqual([500, 1000, 1500, 2000, 2500, 3000, 3000]);
    const refused = await signIn('member@example.org', testPassword, { address: '192.0.2.9' });
    expect(refused.body.code).toBe('rate_limited');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('does not lock out the device on which its owner has signed in before, and ends after a while', async () => {
    const known = await signIn('member@example.org');
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(known.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/);
    for (let guess = 0; guess < 12; guess += 1)
      await signIn('member@example.org', 'wrong', { address: `198.51.100.${guess}` });
    expect((await signIn('member@example.org')).status).toBe(429);
    expect((await signIn('member@example.org', testPassword, { cookie })).status).toBe(200);
    server.clock.pass(5 * 60_000);
    expect((await signIn('member@example.org')).status).toBe(200);
  });

  test.each([
    ['capitals and spaces', ['member@example.org', 'MEMBER@example.org', ' Member@Example.org ']],
    [
      'the wide letters of another script',
      ['ｍｅｍｂｅｒ@example.org', 'member@ｅｘａｍｐｌｅ.org', 'member@example.org'],
    ],
  ])('an account by %s is one account', async (_, spellings) => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1)
      statuses.push(
        (await signIn(spellings[guess % spellings.length] ?? '', 'wrong', { address: `198.51.100.${guess}` })).status,
      );
    expect(statuses.slice(10)).toEqual([429, 429]);
    for (const email of spellings)
      expect((await signIn(email, testPassword, { address: '192.0.2.9' })).status).toBe(429);
  });

  test('a letter that only the database takes for another opens no account by another way', async () => {
    await server.db.update(people).set({ email: 'info@example.org' }).where(eq(people.id, 'member'));
    expect((await signIn('\u0130nfo@example.org', testPassword)).status).toBe(401);
    expect((await signIn('INFO@example.org', testPassword)).status).toBe(200);
  });

  test('a password is the same whether its marks were typed as one character or as two', async () => {
    await server.db
      .update(people)
      .set({ passwordHash: await hashPassword('Caf\u00e9-horse-7') })
      .where(eq(people.id, 'member'));
    expect((await signIn('member@example.org', 'Cafe\u0301-horse-7')).status).toBe(200);
    expect((await signIn('member@example.org', 'Caf\u00e9-horse-7')).status).toBe(200);
  });

  test('unknown e-mails is limited like known ones', async () => {
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1)
      statuses.push((await signIn('nobody@example.org', 'wrong', { address: `198.51.100.${guess}` })).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test('an account by many at once is tried no more often', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) =>
        signIn('member@example.org', `guess ${guess}`, { address: `198.51.100.${guess}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  test('many accounts from one address is slowed down, but for devices that are known', async () => {
    const known = await signIn('member@example.org');
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
    await signIn('nobody@example.org', 'x');
    await server.db.update(rateLimits).set({ count: 100 }).where(eq(rateLimits.key, 'sign-in:address:203.0.113.1:any'));
    expect((await signIn('member@example.org')).status).toBe(429);
    expect((await signIn('member@example.org', testPassword, { cookie })).status).toBe(200);
    expect((await signIn('other@example.org', testPassword, { cookie })).status).toBe(429);
    expect((await signIn('member@example.org', testPassword, { address: '192.0.2.77' })).status).toBe(200);
  });

  test.each([
    ['sign-in', auth.signIn, { password: 'wrong' }],
    ['the request for a code', auth.requestOneTimeLoginCode, { password: 'wrong' }],
    ['a forgotten password', auth.forgotPassword, {}],
  ])('finds no difference in the work that %s does for a known and an unknown e-mail', async (_, endpoint, rest) => {
    const workFor = async (email: string) => {
      const before = server.statements.length;
      const { status, body } = await server.call(null, endpoint, { body: { email, ...rest } as never });
      const work = server.statements.slice(before);
      await server.deps.background.settled();
      return { status, body, work };
    };
    expect(await workFor('member@example.org')).toEqual(await workFor('nobody@example.org'));
  });
});

describe('a session', () => {
  test('ends when its person signs out', async () => {
    const { accessToken, refreshToken } = loginOf((await signIn('member@example.org')).body.token);
    await server.fetch('/api/v1/auth/sign-out', {
      method: 'POST',
      headers: bearer(accessToken),
    });
    expect(await asksWith(accessToken)).toBe(401);
    expect((await server.call(null, auth.refresh, { body: { refreshToken } })).status).toBe(401);
  });

  test('runs out after a quarter of an hour and is renewed by its refresh token', async () => {
    const { accessToken, refreshToken } = loginOf((await signIn('member@example.org')).body.token);
    server.clock.pass(16 * 60_000);
    expect(await asksWith(accessToken)).toBe(401);
    const renewed = await server.call(null, auth.refresh, { body: { refreshToken } });
    expect(await asksWith(loginOf(renewed.body.token).accessToken)).toBe(200);
  });

  test('ends as a whole when a refresh token is used twice', async () => {
    const first = loginOf((await signIn('member@example.org')).body.token);
    const second = loginOf(
      (await server.call(null, auth.refresh, { body: { refreshToken: first.refreshToken } })).body.token,
    );
    expect(await asksWith(second.accessToken)).toBe(200);
    expect((await server.call(null, auth.refresh, { body: { refreshToken: first.refreshToken } })).status).toBe(401);
    expect(await asksWith(second.accessToken)).toBe(401);
    expect((await server.call(null, auth.refresh, { body: { refreshToken: second.refreshToken } })).status).toBe(401);
    expect(
      await server.db
        .select({ kind: auditEvents.kind })
        .from(auditEvents)
        .where(eq(auditEvents.kind, 'refreshReused'))
        .orderBy(auditEvents.id),
    ).toHaveLength(1);
  });

  test('feels a changed role, a lost permission and a disabled account at the next call', async () => {
    const token = await server.tokenOf('member');
    const permissions = async () => (await server.fetch('/api/v1/permission', { headers: bearer(token) })).json();
    await server.db.update(people).set({ role: 1 }).where(eq(people.id, 'member'));
    expect(await permissions()).toMatchObject({ canAccessAdmin: true, generalAnnouncements: true });
    await server.db.update(people).set({ role: 0 }).where(eq(people.id, 'member'));
    expect(await permissions()).toMatchObject({ canAccessAdmin: false, permissions: [] });
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'member'));
    expect(await asksWith(token)).toBe(401);
    expect((await signIn('member@example.org')).status).toBe(401);
  });

  test.each([
    [
      'disabled',
      () => server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'outsider')),
    ],
    ['deleted', () => server.db.delete(people).where(eq(people.id, 'outsider'))],
  ])('of a person who is %s is dead at once, on every device and for good', async (_, act) => {
    const logins = [await signIn('outsider@example.org'), await signIn('outsider@example.org')].map(({ body }) =>
      loginOf(body.token),
    );
    await act();
    for (const { accessToken, refreshToken } of logins) {
      expect(await asksWith(accessToken)).toBe(401);
      expect((await server.call(null, auth.refresh, { body: { refreshToken } })).status).toBe(401);
    }
    expect((await signIn('outsider@example.org')).status).toBe(401);
  });
});

test('staff and who moderates a community may enter the admin area [COM-492] [COM-493] [COM-494] [COM-495]', async () => {
  const may = async (who: string) => (await server.call(who, me.permissions)).body.canAccessAdmin;
  expect([
    await may('moderator'),
    await may('admin'),
    await may('owner'),
    await may('manager'),
    await may('editor'),
    await may('member'),
  ]).toEqual([true, true, true, true, false, false]);
});

test('a community permission is granted by the role there or everywhere', async () => {
  const flags = async (who: string) =>
    (await server.call(who, communities.byAlias, { query: { alias: 'open-alias' } })).body.permissions;
  expect(await flags('member')).toEqual(['postCreate', 'commentCreate']);
  expect(await flags('editor')).toContain('postApprove');
  expect(await flags('moderator')).toContain('communityBlacklist');
  expect(await flags('manager')).toContain('postEdit');
  expect(await flags('outsider')).toEqual([]);
});
