import { createHmac, generateKeyPairSync } from 'node:crypto';
import { contract, type Endpoint } from '@portal/api/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { assets, auditEvents, people, sessions } from '../../db/schema/index.ts';
import { allEndpoints, nameOf } from '../../http/bind.ts';
import { bearer } from '../../testing/logins.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { exchange, knownSite, testOrigin, ticketsOf, type TestSite } from '../../testing/test-site.ts';
import { addKey, changeSite, revokeKey, revokeSite } from './manage-sites.ts';
import { newKeyPair } from './site-key.ts';

const { auth, me, communities } = contract;

let server: TestServer;
let site: TestSite;
beforeAll(async () => {
  server = await startTestServer();
  site = await knownSite(server);
});
afterAll(() => server.close());

async function tokenBy(ticket: string): Promise<string> {
  return (await exchange(server, ticket)).body.access_token;
}

/** What a token is worth on the website's pages. */
async function asksWith(token: string, endpoint: Endpoint = me.current, origin = testOrigin): Promise<number> {
  const input = endpoint === communities.getList ? { body: {} } : undefined;
  return (await server.call(null, endpoint, input as never, { ...bearer(token), Origin: origin })).status;
}

const seconds = (add: number) => Math.floor(server.clock.now().getTime() / 1000) + add;

describe('a ticket of a website', () => {
  test('opens a session of a quarter of an hour, without a refresh token, which is kept in the audit', async () => {
    const { status, body } = await exchange(server, site.ticket());
    expect({ status, ...body }).toMatchObject({
      status: 200,
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'communities',
      user_id: 'member',
      user_name: 'member Test',
    });
    expect(await asksWith(body.access_token)).toBe(200);
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({
      kind: 'siteTicketExchanged',
      personId: 'member',
      data: { site: 'site', key: site.keyId, scope: 'communities', origin: testOrigin },
    });
    server.clock.pass(900_000);
    expect(await asksWith(body.access_token)).toBe(401);
  });

  test('names its visitor by id or e-mail, in whatever capitals', async () => {
    for (const sub of ['member', 'MEMBER@example.org'])
      expect((await exchange(server, site.ticket({ sub }))).body.user_id).toBe('member');
  });

  test('works once, also for two at the same moment', async () => {
    const ticket = site.ticket();
    const answers = await Promise.all([exchange(server, ticket), exchange(server, ticket)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await exchange(server, ticket)).body.message).toBe('The ticket has been used.');
  });

  test.each([
    ['ten seconds of difference between the clocks', () => ({ iat: seconds(9), exp: seconds(69) })],
    ['ten seconds the other way', () => ({ iat: seconds(-69), exp: seconds(-9) })],
  ])('bears %s', async (_, claims) => {
    expect((await exchange(server, site.ticket(claims()))).status).toBe(200);
  });

  test.each([
    ['over', () => ({ iat: seconds(-75), exp: seconds(-15) })],
    ['of the future', () => ({ iat: seconds(15), exp: seconds(60) })],
    ['to live longer than a minute', () => ({ exp: seconds(61) })],
    ['without an end', () => ({ exp: undefined })],
    ['without a beginning', () => ({ iat: undefined })],
    ['without a number of its own', () => ({ jti: undefined })],
    ['with a number of its own that is short', () => ({ jti: '1' })],
    ['for nobody', () => ({ sub: undefined })],
    ['for what is no text', () => ({ sub: { $ne: null } })],
    ['for no part of the portal', () => ({ scope: undefined })],
    ['for another portal', () => ({ aud: 'https://other.test/ota' })],
    ['for another organisation of this one', () => ({ aud: 'https://portal.test/other' })],
    ['of another website than its key', () => ({ iss: 'other' })],
  ])('that is %s is refused', async (_, claims) => {
    const { status, body } = await exchange(server, site.ticket(claims()));
    expect([status, body.code]).toEqual([401, 'invalid_credential']);
  });

  test.each([
    ['no algorithm', { alg: 'none' }],
    ['another algorithm', { alg: 'ES256' }],
    ['a key of its own', { kid: undefined, jwk: { kty: 'OKP', crv: 'Ed25519', x: 'AA' } }],
    ['an address of a key', { kid: undefined, jku: 'https://evil.test' }],
    ['a key that the portal does not know', { kid: 'other' }],
    ['another kind of JWT', { typ: 'JWT' }],
    ['something that must be understood', { crit: ['b64'], b64: false }],
  ])('whose head names %s is refused', async (_, header) => {
    expect((await exchange(server, site.ticket({}, header))).status).toBe(401);
  });

  test('is refused where it is signed with another key, or with the public one as a secret', async () => {
    const foreign = ticketsOf(server, 'site', site.keyId, generateKeyPairSync('ed25519').privateKey)();
    const [head, body] = site.ticket({}, { alg: 'HS256' }).split('.');
    const mac = createHmac('sha256', site.keyId).update(`${head}.${body}`).digest('base64url');
    for (const ticket of [foreign, `${head}.${body}.${mac}`, `${head}.${body}.`, 'a.b.c', '…', 'x'.repeat(4000)])
      expect((await exchange(server, ticket)).status).toBe(401);
  });

  test('may be signed with ES256', async () => {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { readPublicKey } = await import('./site-key.ts');
    const key = await readPublicKey(pair.publicKey.export({ type: 'spki', format: 'pem' }).toString());
    const other = await knownSite(server, {}, 'es256');
    await addKey(server.db, other.id, key, server.clock.now());
    const { SignJWT } = await import('jose');
    const signed = await new SignJWT({ scope: 'communities' })
      .setProtectedHeader({ alg: 'ES256', typ: 'portal-ticket+jwt', kid: key.id })
      .setIssuer(other.id)
      .setSubject('member')
      .setAudience('https://portal.test/ota')
      .setIssuedAt(seconds(0))
      .setExpirationTime(seconds(60))
      .setJti('0123456789')
      .sign(pair.privateKey);
    expect((await exchange(server, signed)).status).toBe(200);
  });
});

describe('nobody comes in by a ticket', () => {
  const refusedFor = async (claims: object, by = site) => {
    const { status, body } = await exchange(server, by.ticket(claims));
    return [status, body.code];
  };

  test('who has no account, or may not sign in', async () => {
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'other'));
    expect(await refusedFor({ sub: 'nobody@example.org' })).toEqual([403, 'forbidden']);
    expect(await refusedFor({ sub: 'other' })).toEqual([403, 'forbidden']);
  });

  test('past a second factor, unless the website’s word counts for that and it is given', async () => {
    const trusted = await knownSite(server, { vouchesForSecondFactor: true }, 'trusted');
    const required = [401, 'second_factor_required'];
    expect(await refusedFor({ sub: 'careful' })).toEqual(required);
    expect(await refusedFor({ sub: 'careful', amr: ['mfa'] })).toEqual(required);
    expect(await refusedFor({ sub: 'careful', amr: ['pwd'] }, trusted)).toEqual(required);
    expect((await exchange(server, trusted.ticket({ sub: 'careful', amr: ['pwd', 'mfa'] }))).status).toBe(200);
  });

  test('to parts of the portal that the website was not given', async () => {
    expect(await refusedFor({ scope: 'communities events' })).toEqual([403, 'forbidden']);
    expect(await refusedFor({ scope: ' ' })).toEqual([403, 'forbidden']);
  });

  test('from the page of another website, or from no page', async () => {
    const answer = await exchange(server, site.ticket(), { Origin: 'https://evil.test' });
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
    const nowhere = await exchange(server, site.ticket(), {});
    expect([nowhere.status, nowhere.body.code]).toEqual([403, 'forbidden']);
  });

  test('more often than their limits', async () => {
    const refusals: number[] = [];
    for (let tries = 0; tries < 101; tries += 1) {
      const from = { Origin: testOrigin, 'X-Forwarded-For': '203.0.113.9' };
      refusals.push((await exchange(server, 'made-up', from)).status);
    }
    expect(refusals.slice(-2)).toEqual([401, 429]);
    const person: number[] = [];
    for (let visits = 0; visits < 61; visits += 1)
      person.push((await exchange(server, site.ticket({ sub: 'client' }))).status);
    expect(person.slice(-2)).toEqual([200, 429]);
    server.clock.pass(300_000);
  });
});

describe('the session of a ticket', () => {
  test('makes the calls of its modules and those that every widget needs, and no other', async () => {
    const token = await tokenBy(site.ticket());
    const everyScope = [me.current, me.permissions, contract.people.byId, contract.people.batch];
    const open = new Set<Endpoint>([...everyScope, contract.people.search, contract.engagement.track]);
    for (const endpoint of allEndpoints().filter((one) => one.access.rule !== 'anyone' && one !== auth.signOut)) {
      const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
      const { status, body } = await answerTo(endpoint, path, token);
      const isOpen = open.has(endpoint) || endpoint.access.module === 'communities';
      if (isOpen) expect(body.message ?? '', nameOf(endpoint)).not.toMatch(/This website/);
      else expect([status, body.message], nameOf(endpoint)).toEqual([403, expect.stringMatching(/^This website/)]);
    }
  });

  async function answerTo({ method }: Endpoint, path: string, token: string) {
    const answer = await server.fetch(path, { method, headers: { ...bearer(token), Origin: testOrigin } });
    const body: { message?: string } = await answer.json();
    return { status: answer.status, body };
  }

  test('reads no file of a module that it was not given', async () => {
    const elsewhere = await knownSite(server, { modules: ['events'] }, 'elsewhere');
    const id = '0'.repeat(32);
    await server.db.insert(assets).values({
      id,
      ownerKind: 'community',
      ownerId: 'open',
      uploadedBy: 'admin',
      hash: 'x',
      name: 'a.png',
      type: 'image/png',
      bytes: 1,
      createdAt: server.clock.now(),
    });
    const read = async (token: string) =>
      (await server.fetch(`/api/content/assets/${id}`, { headers: bearer(token) })).json();
    const [there, here] = [await tokenBy(elsewhere.ticket({ scope: 'events' })), await tokenBy(site.ticket())];
    expect((await read(there)).message).toMatch(/^This website/);
    expect((await read(here)).message).not.toMatch(/^This website/);
  });

  test('is of no use to the pages of another website', async () => {
    const token = await tokenBy(site.ticket());
    expect(await asksWith(token, communities.getList)).toBe(200);
    expect(await asksWith(token, communities.getList, 'https://evil.test')).toBe(403);
  });

  test('has no rights of staff, also where they come later, unless the website is allowed them', async () => {
    const trusting = await knownSite(server, { allowsStaff: true }, 'for-staff');
    const rightsOf = async (token: string) => {
      const { body } = await server.call(null, me.permissions, undefined, bearer(token));
      const account = await server.call(null, me.current, undefined, bearer(token));
      return [account.body.role, body.permissions.length > 0, body.canAccessAdmin];
    };
    const admin = { sub: 'admin' };
    expect(await rightsOf(await tokenBy(site.ticket(admin)))).toEqual([0, false, false]);
    expect(await rightsOf(await tokenBy(trusting.ticket(admin)))).toEqual([1, true, true]);
    const later = await tokenBy(site.ticket({ sub: 'outsider' }));
    await server.db.update(people).set({ role: 1 }).where(eq(people.id, 'outsider'));
    expect(await rightsOf(later)).toEqual([0, false, false]);
  });

  test('ends when its person signs out of it, or is disabled', async () => {
    const [one, other] = [await tokenBy(site.ticket()), await tokenBy(site.ticket({ sub: 'editor' }))];
    await server.call(null, auth.signOut, undefined, bearer(one));
    await server.db.update(people).set({ disabledAt: server.clock.now() }).where(eq(people.id, 'editor'));
    expect([await asksWith(one), await asksWith(other)]).toEqual([401, 401]);
  });
});

describe('whoever runs the server', () => {
  test('changes a key without a gap: two count at once, a third waits; one that is revoked ends its sessions at the next call', async () => {
    const own = await knownSite(server, {}, 'rotating');
    const [next, third] = [await newKeyPair(), await newKeyPair()];
    const now = server.clock.now();
    await addKey(server.db, own.id, next.publicKey, now);
    await expect(addKey(server.db, own.id, third.publicKey, now)).rejects.toThrow('has 2 keys already');
    const { createPrivateKey } = await import('node:crypto');
    const withNext = ticketsOf(server, own.id, next.publicKey.id, createPrivateKey(next.privatePem));
    const [old, fresh] = [await tokenBy(own.ticket()), await tokenBy(withNext())];
    await revokeKey(server.db, own.keyId, now);
    expect([await asksWith(old), await asksWith(fresh)]).toEqual([401, 200]);
    expect([(await exchange(server, own.ticket())).status, (await exchange(server, withNext())).status]).toEqual([
      401, 200,
    ]);
    await addKey(server.db, own.id, third.publicKey, now);
  });

  test('revokes a website: its sessions have ended at the next call, and its origin is no longer answered', async () => {
    const own = await knownSite(server, { origins: ['https://leaving.test'] }, 'leaving');
    const { body } = await exchange(server, own.ticket(), { Origin: 'https://leaving.test' });
    await revokeSite(server.db, own.id, server.clock.now());
    expect(await asksWith(body.access_token, me.current, 'https://leaving.test')).toBe(401);
    expect((await exchange(server, own.ticket(), {})).status).toBe(401);
    const reasons = await server.db
      .select({ why: sessions.endReason })
      .from(sessions)
      .where(eq(sessions.embedKeyId, own.keyId));
    expect(reasons).toEqual([{ why: 'embedSiteRevoked' }]);
  });

  test('takes rights back: sessions that had them end', async () => {
    const own = await knownSite(server, {}, 'changing');
    const token = await tokenBy(own.ticket());
    await changeSite(server.db, own.id, { origins: ['https://new.test'] }, server.clock.now());
    expect(await asksWith(token)).toBe(401);
    expect((await exchange(server, own.ticket(), { Origin: 'https://new.test' })).status).toBe(200);
    expect((await exchange(server, own.ticket())).status).toBe(403);
  });

  test('finds each of it in the audit', async () => {
    const kinds = await server.db.selectDistinct({ kind: auditEvents.kind }).from(auditEvents);
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'embedSiteCreated',
        'embedSiteChanged',
        'embedSiteRevoked',
        'embedKeyAdded',
        'embedKeyRevoked',
      ]),
    );
  });
});

describe('a foreign page', () => {
  const allowed = async (origin: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'GET' };
    const answer = await server.fetch('/api/v1/account', { method: 'OPTIONS', headers });
    return answer.headers.get('access-control-allow-origin');
  };

  test('may read answers while its origin is one of a website’s, some seconds later at most', async () => {
    server.clock.pass(10_000);
    expect(await Promise.all([allowed(testOrigin), allowed('https://evil.test'), allowed('null')])).toEqual([
      testOrigin,
      null,
      null,
    ]);
    const own = await knownSite(server, { origins: ['https://soon.test'] }, 'soon');
    server.clock.pass(10_000);
    expect(await allowed('https://soon.test')).toBe('https://soon.test');
    await revokeSite(server.db, own.id, server.clock.now());
    server.clock.pass(10_000);
    expect(await allowed('https://soon.test')).toBeNull();
  });

  test('costs the database no statement for each question', async () => {
    await allowed(testOrigin);
    const before = server.statements.length;
    for (let count = 0; count < 20; count += 1) await allowed(`https://${count}.test`);
    expect(server.statements.length).toBe(before);
  });
});
