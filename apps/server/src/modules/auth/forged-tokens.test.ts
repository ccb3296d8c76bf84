import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { contract } from '@portal/api/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginsAt } from '../../testing/logins.ts';
import { startTestServer, testTicketSecret, type TestServer } from '../../testing/test-server.ts';
import { signTicket } from './tickets.ts';

// Access tokens mean nothing by themselves: the server looks them up, so there is no algorithm, audience or key to argue about.
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
const hour = 3600;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function claims(changes: object = {}) {
  const now = Math.floor(server.clock.now().getTime() / 1000);
  return {
    sub: 'admin',
    userId: 'admin',
    role: 1,
    aud: 'portal',
    iss: 'portal',
    iat: now,
    exp: now + hour,
    ...changes,
  };
}

function jwt(header: object, payload: object, sign: (text: string) => string): string {
  const text = `${part({ typ: 'JWT', ...header })}.${part(payload)}`;
  return `${text}.${sign(text)}`;
}

const unsigned = () => '';
const hmac = (key: string) => (text: string) => createHmac('sha256', key).update(text).digest('base64url');
const rsa = (text: string) => createSign('RSA-SHA256').update(text).sign(privateKey).toString('base64url');

const { signIn: issued } = loginsAt(() => server);

async function statusWith(authorization: string): Promise<number> {
  return (await server.fetch('/api/v1/account', { headers: { Authorization: authorization } })).status;
}

test.each<[string, () => string | Promise<string>]>([
  ['without a signature (alg none)', () => jwt({ alg: 'none' }, claims(), unsigned)],
  ['without a signature, spelt NoNe', () => jwt({ alg: 'NoNe' }, claims(), unsigned)],
  ['signed with a guessed secret', () => jwt({ alg: 'HS256' }, claims(), hmac('secret'))],
  ["signed with the organisation's ticket secret", () => jwt({ alg: 'HS256' }, claims(), hmac(testTicketSecret))],
  ['signed with a public key as secret (HS for RS)', () => jwt({ alg: 'HS256' }, claims(), hmac(pem))],
  [
    'signed with a key of its own',
    () => jwt({ alg: 'RS256', jwk: publicKey.export({ format: 'jwk' }) }, claims(), rsa),
  ],
  ['that names its key (jku)', () => jwt({ alg: 'RS256', jku: 'https://evil.example/keys' }, claims(), rsa)],
  ['that names its key (x5u)', () => jwt({ alg: 'RS256', x5u: 'https://evil.example/cert' }, claims(), rsa)],
  ['that names its key (kid with a path)', () => jwt({ alg: 'HS256', kid: '../../dev/null' }, claims(), hmac(''))],
  ['for another audience', () => jwt({ alg: 'RS256' }, claims({ aud: 'another' }), rsa)],
  ['of another type', () => jwt({ alg: 'RS256', typ: 'refresh+jwt' }, claims(), rsa)],
  ['that has expired', () => jwt({ alg: 'RS256' }, claims({ exp: 1 }), rsa)],
  ['that is a refresh token', async () => (await issued()).refreshToken],
  ['that is a ticket', () => signTicket(testTicketSecret, 'admin@example.org', server.clock.now())],
  ['that is the text that clients store', async () => Buffer.from(JSON.stringify(await issued())).toString('base64')],
  ['with something added', async () => `${(await issued()).accessToken}a`],
  ['that is cut off', async () => (await issued()).accessToken.slice(0, -1)],
  ['in other letters', async () => swapCase((await issued()).accessToken)],
  ['of the right length', () => 'a'.repeat(43)],
  ['that is a word', () => 'undefined'],
])('a token %s is refused', async (_, make) => {
  expect(await statusWith(`Bearer ${await make()}`)).toBe(401);
});

test('a token counts as a bearer token only, and not in the address', async () => {
  const { accessToken } = await issued();
  expect(await statusWith(`Bearer ${accessToken}`)).toBe(200);
  for (const header of [accessToken, `Basic ${accessToken}`, `Bearer  ${accessToken}`, `Bearer ${accessToken}, x`])
    expect(await statusWith(header)).toBe(401);
  for (const name of ['token', 'access_token', 'authorization'])
    expect((await server.fetch(`/api/v1/account?${name}=${accessToken}`)).status).toBe(401);
});

test('an access token renews nothing', async () => {
  const { accessToken } = await issued();
  expect((await server.call(null, contract.auth.refresh, { body: { refreshToken: accessToken } })).status).toBe(401);
});

function swapCase(text: string): string {
  return text.replace(/[a-zA-Z]/g, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
}
