import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { profiles } from '@portal/profiles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { exchange, testOrigin, ticketsOf } from '../testing/test-site.ts';
import { run } from './embed-site.ts';
import { readSiteOptions } from './site-options.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const audience = 'https://portal.test/ota';
const portal = (line: string) =>
  run(server.db, readSiteOptions(line.split(' '), profiles.ota), audience, server.clock.now());

/** What is shown once: the id of the key and its private half. */
function shown(words: string) {
  const keyId = /kid "([\w-]{43})"/.exec(words)?.[1] ?? '';
  return { keyId, key: createPrivateKey(words.slice(words.indexOf('-----BEGIN'))) };
}

test('a website is made, changes its key and is revoked by hand, with what is printed', async () => {
  const words = await portal(`create --site riverside --origin ${testOrigin} --module communities`);
  expect(words).toContain(`iss "riverside", aud "${audience}"`);
  const first = shown(words);
  const old = ticketsOf(server, 'riverside', first.keyId, first.key);
  expect((await exchange(server, old())).status).toBe(200);
  const second = shown(await portal('add-key --site riverside'));
  expect((await exchange(server, ticketsOf(server, 'riverside', second.keyId, second.key)())).status).toBe(200);
  await portal(`revoke-key --key ${first.keyId}`);
  expect((await exchange(server, old())).status).toBe(401);
  await portal('change --site riverside --origin https://other.test --second-factor on');
  const list = await portal('list');
  expect(list).toMatch(/^riverside {2}https:\/\/other\.test {2}communities, second factor\n/);
  expect(list).toMatch(new RegExp(`${first.keyId} since .*, revoked`));
  await portal('revoke --site riverside');
  expect(await portal('list')).toContain('riverside (revoked)');
});

test('a website may keep its private key to itself from the beginning', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const path = join(folder, 'key.pem');
  await writeFile(path, publicKey.export({ type: 'spki', format: 'pem' }));
  const words = await portal(`create --site own --origin ${testOrigin} --module communities --public-key ${path}`);
  expect(words).not.toContain('PRIVATE');
  const keyId = /kid "([\w-]{43})"/.exec(words)?.[1] ?? '';
  expect((await exchange(server, ticketsOf(server, 'own', keyId, privateKey)())).status).toBe(200);
  await writeFile(path, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  await expect(portal(`add-key --site own --public-key ${path}`)).rejects.toThrow('This is a private key.');
});

test.each([
  ['', 'Usage'],
  ['create --site Riverside --origin https://a.test --module communities', 'Usage'],
  ['create --site riverside', 'Usage'],
  ['create --site riverside --origin https://a.test/path --module communities', '--origin must be an address'],
  ['create --site riverside --origin https://a.test --module nothing', 'This portal has no module nothing'],
  ['change --site nowhere --staff maybe', 'Usage'],
  ['change --site nowhere --staff on', 'There is no website nowhere'],
  ['revoke-key', 'Usage'],
  ['revoke-key --key unknown', 'There is no key unknown'],
  ['revoke-key --key -begins-with-a-dash', 'There is no key -begins-with-a-dash'],
  ['revoke-key --key --with-two', 'There is no key --with-two'],
  ['revoke-key --key --site', 'Usage'],
  ['add-key --site own --public-key nowhere.pem', 'nowhere.pem cannot be read'],
  ['list --what', 'Usage'],
])('`embed-site %s` is refused in a sentence', async (line, words) => {
  await expect((async () => portal(line))()).rejects.toThrow(words);
});
