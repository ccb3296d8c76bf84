import { contract } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { JWT_ERROR, verifyJWT } from 'did-jwt';
import { Resolver } from 'did-resolver';
import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { badges, certificates, cpdRecords, people, signingKeys } from '../../db/schema/index.ts';
import { signedOpenBadge } from '../../testing/open-badge.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { createKeySeal } from '../../signing/key-seal.ts';
import { currentKey, renewKey } from './signing-keys.ts';
import { distrustKey } from './signing-keys.writes.ts';
import { encodeList, placeOf } from './status-list.ts';

const { cpd } = contract;
const record = { params: { id: 'open' } };
const issuer = 'did:web:portal.test';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await server.db.update(cpdRecords).set({ source: 'event' }).where(eq(cpdRecords.id, 'open'));
});
afterEach(() => server.close());

async function badge(as = 'admin'): Promise<string> {
  const authorization = `Bearer ${await server.tokenOf(as)}`;
  return (await server.fetch('/api/cpd/open/badge', { headers: { authorization } })).text();
}

/** Another library than the one that signs, which looks the issuer up as a stranger does. */
async function verified(jwt: string) {
  const resolver = new Resolver({
    web: async () => ({
      didResolutionMetadata: {},
      didDocument: await (await server.fetch('/.well-known/did.json')).json(),
      didDocumentMetadata: {},
    }),
  });
  const policies = { now: server.clock.now().getTime() / 1000 };
  const { payload, signer } = await verifyJWT(jwt, { resolver, policies, proofPurpose: 'assertionMethod' });
  return { payload: payload as typeof payload & Record<string, JsonNode>, signer };
}

interface JsonNode {
  [name: string]: JsonNode & string & JsonNode[];
}

async function isRevoked(jwt: string): Promise<boolean> {
  const { payload } = await verified(jwt);
  const { statusListCredential = '', statusListIndex } = payload['credentialStatus'] ?? {};
  const answer = await server.fetch(new URL(String(statusListCredential)).pathname);
  const list = await verified(await answer.text());
  expect([answer.headers.get('access-control-allow-origin'), list.payload['id']]).toEqual(['*', statusListCredential]);
  const encoded = String(list.payload['credentialSubject']?.['encodedList']);
  const bits = gunzipSync(Buffer.from(encoded.slice(1), 'base64url'));
  expect([encoded[0], bits.length]).toEqual(['u', 16_384]);
  const at = Number(statusListIndex);
  return ((bits[at >> 3] ?? 0) & (0x80 >> (at & 7))) !== 0;
}

const minute = 60_000;

describe('the credential of a certificate', () => {
  test('says what Open Badges 3.0 asks for, and of its holder a salted hash alone', async () => {
    await server.db.update(people).set({ email: 'Mia@Example.org' }).where(eq(people.id, 'admin'));
    const { payload, signer } = await verified(await badge());
    const [certificate] = await server.db.select().from(certificates);
    const id = `https://portal.test/verify/${certificate?.number}`;
    const salt = String(payload['credentialSubject']?.['identifier']?.[0]?.['salt']);
    const status = 'https://portal.test/cpd/status/1';
    const { nbf = 0, ...credential } = payload;
    expect(signedOpenBadge.safeParse(credential).error?.issues ?? []).toEqual([]);
    expect(signer.id).toMatch(/^did:web:portal\.test#[\w-]{43}$/);
    expect(credential).toEqual({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      ...{ iss: issuer, jti: id, sub: `${id}#holder`, id },
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'The open record',
      issuer: { id: issuer, type: ['Profile'], name: profiles.ota.fullName, url: profiles.ota.website },
      validFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      credentialSubject: {
        id: `${id}#holder`,
        type: ['AchievementSubject'],
        identifier: [
          {
            type: 'IdentityObject',
            hashed: true,
            identityHash: `sha256$${createHash('sha256').update(`mia@example.org${salt}`).digest('hex')}`,
            identityType: 'emailAddress',
            salt: expect.stringMatching(/^[\w-]{22}$/),
          },
        ],
        activityEndDate: expect.any(String),
        creditsEarned: 1,
        achievement: {
          id: `${id}#achievement`,
          type: ['Achievement'],
          name: 'The open record',
          description: expect.stringContaining('1 hours of professional development'),
          criteria: { narrative: `${profiles.ota.fullName} has confirmed that it was completed.` },
        },
      },
      credentialStatus: {
        id: expect.stringMatching(`^${status}#\\d+$`),
        type: 'BitstringStatusListEntry',
        statusPurpose: 'revocation',
        statusListIndex: expect.stringMatching(/^\d+$/),
        statusListCredential: status,
      },
      credentialSchema: [
        {
          id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
          type: '1EdTechJsonSchemaValidator2019',
        },
      ],
    });
    expect(new Date(nbf * 1000).toISOString().replace('.000', '')).toBe(payload['validFrom']);
    expect(JSON.stringify(payload)).not.toMatch(/mia@|"Mia/i);
  });

  test('is refused once a letter of it is changed, or another has signed it', async () => {
    const [head = '', body = '', signature = ''] = (await badge()).split('.');
    const forged = Buffer.from(Buffer.from(body, 'base64url').toString().replace('The open', 'My better')).toString(
      'base64url',
    );
    await expect(verified(`${head}.${forged}.${signature}`)).rejects.toThrow(JWT_ERROR.INVALID_SIGNATURE);
    await server.db.delete(signingKeys);
    await currentKey(server.db, server.deps.keySeal, server.clock.now());
    await expect(verified(`${head}.${body}.${signature}`)).rejects.toThrow();
  });

  test('is one, however often it is asked for, and none of what is not finished', async () => {
    await Promise.all([badge(), badge(), badge()]);
    expect([
      (await server.db.select().from(badges)).length,
      (await server.db.select().from(signingKeys)).length,
    ]).toEqual([1, 1]);
    await server.db.update(cpdRecords).set({ completedAt: null }).where(eq(cpdRecords.id, 'open'));
    expect((await server.call('admin', cpd.badge, record)).status).toBe(409);
  });
});

test('what a member has entered has none', async () => {
  for (const source of ['own', 'import'] as const) {
    await server.db.update(cpdRecords).set({ source }).where(eq(cpdRecords.id, 'open'));
    const answer = await server.call('admin', cpd.badge, record);
    expect([answer.status, answer.body], source).toMatchObject([409, { code: 'conflict' }]);
  }
  expect([await server.db.select().from(badges), await server.db.select().from(certificates)]).toEqual([[], []]);
});

describe('a credential is told as revoked', () => {
  const change = (values: Partial<typeof cpdRecords.$inferInsert>) =>
    server.db
      .update(cpdRecords)
      .set({ ...values, updatedAt: server.clock.now() })
      .where(eq(cpdRecords.id, 'open'));

  test.each([
    ['what it is about is changed', () => change({ minutes: 600 })],
    ['it is deleted', () => change({ deletedAt: server.clock.now() })],
    ['it is gone', () => server.db.delete(cpdRecords).where(eq(cpdRecords.id, 'open'))],
    ['staff have revoked it', () => server.db.update(certificates).set({ withdrawnAt: server.clock.now() })],
  ])('once %s, within a minute', async (_, happen) => {
    const jwt = await badge();
    expect(await isRevoked(jwt)).toBe(false);
    await happen();
    server.clock.pass(minute);
    expect(await isRevoked(jwt)).toBe(true);
  });

  test('for good, so that who takes it back downloads another, under the same number', async () => {
    const first = await badge();
    await change({ deletedAt: server.clock.now() });
    expect(await isRevoked(first)).toBe(true);
    await change({ deletedAt: null });
    const second = await badge();
    server.clock.pass(minute);
    expect([await isRevoked(first), await isRevoked(second)]).toEqual([true, false]);
    expect((await verified(first)).payload['jti']).toBe((await verified(second)).payload['jti']);
  });

  test('not for what changes nothing that it says', async () => {
    const jwt = await badge();
    await change({ learned: 'A lot.' });
    expect(await isRevoked(jwt)).toBe(false);
  });

  test('in lists that are there, and nowhere else', async () => {
    const statuses = await Promise.all(
      ['1', '2', '0', '99999', 'x'].map(async (list) => (await server.fetch(`/cpd/status/${list}`)).status),
    );
    expect(statuses).toEqual([200, 404, 404, 404, 404]);
  });
});

describe('the keys of the issuer', () => {
  test('are renewed, and what the old one has signed still counts', async () => {
    const old = await badge();
    const id = await renewKey(server.db, server.deps.keySeal, server.clock.now());
    const next = await badge();
    expect([(await verified(old)).signer.id, (await verified(next)).signer.id]).toEqual([
      expect.not.stringContaining(id),
      `${issuer}#${id}`,
    ]);
  });

  test('are made anew where the secret that has sealed them is another', async () => {
    const old = await badge();
    server.deps.keySeal = createKeySeal('another secret');
    const next = await badge();
    expect((await verified(next)).signer.id).not.toBe((await verified(old)).signer.id);
  });

  test('count no more once one is distrusted', async () => {
    const old = await badge();
    const { id } = await currentKey(server.db, server.deps.keySeal, server.clock.now());
    expect(await distrustKey(server.db, id, server.clock.now())).toBe(true);
    await badge();
    await expect(verified(old)).rejects.toThrow();
  });

  test('are sealed where they are kept', async () => {
    await badge();
    const [key] = await server.db.select().from(signingKeys);
    const sealed = key?.sealedPrivateKey ?? '';
    expect(sealed).not.toMatch(/PRIVATE|eyJ/);
    expect(createKeySeal('another secret').open(sealed)).toBeNull();
    expect(createKeySeal('test secret').open(sealed.slice(0, -2))).toBeNull();
    expect(createKeySeal('test secret').open('')).toBeNull();
  });
});

test('each place of a list has its bit, the first the highest', () => {
  const bits = gunzipSync(Buffer.from(encodeList([0, 9, 131_071]).slice(1), 'base64url'));
  expect([bits[0], bits[1], bits.at(-1), bits.filter(Boolean).length]).toEqual([0x80, 0x40, 0x01, 3]);
  expect([0, 131_071, 131_072].map(placeOf)).toEqual([
    { list: 1, at: 0 },
    { list: 1, at: 131_071 },
    { list: 2, at: 0 },
  ]);
});
