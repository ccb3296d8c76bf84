import { createPrivateKey } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestServer } from '../../testing/test-server.ts';
import { exchange, testOrigin } from '../../testing/test-site.ts';
import { createSite } from './manage-sites.ts';
import { newKeyPair } from './site-key.ts';
import { ticketAudience } from './site-ticket.ts';

const page = new URL('../../../../../docs/embedding-sessions.md', import.meta.url);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('a website’s server signs tickets by the example of the docs', async () => {
  const server = await startTestServer();
  const { publicKey, privatePem } = await newKeyPair();
  const rights = { origins: [testOrigin], modules: ['communities'], allowsStaff: false, vouchesForSecondFactor: true };
  await createSite(server.db, 'riverside', rights, publicKey, server.clock.now());
  vi.stubEnv('PORTAL_SITE', 'riverside');
  vi.stubEnv('PORTAL_AUDIENCE', ticketAudience(server.deps.portalUrl, server.deps.profile.name));
  vi.stubEnv('PORTAL_KEY_ID', publicKey.id);
  vi.stubEnv('PORTAL_KEY', privatePem);
  vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now() });
  const { portalTicket } = await example();
  const answer = async (member: object) => (await exchange(server, portalTicket(member))).body;
  expect(await answer({ email: 'member@example.org' })).toMatchObject({ user_id: 'member', scope: 'communities' });
  expect(await answer({ email: 'careful@example.org' })).toMatchObject({ code: 'second_factor_required' });
  const careful = await answer({ email: 'careful@example.org', hasGivenSecondFactor: true });
  expect(careful).toMatchObject({ user_id: 'careful' });
  await server.close();
});

test('the private key ends in the 32 bytes that the example in PHP takes', async () => {
  const { privatePem } = await newKeyPair();
  const bytes = Buffer.from(privatePem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64').subarray(-32);
  expect(bytes.toString('base64url')).toBe(createPrivateKey(privatePem).export({ format: 'jwk' }).d);
});

async function example(): Promise<{ portalTicket(member: object): string }> {
  const [, code = ''] = /```js\n(.*?)```/s.exec(await readFile(page, 'utf8')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'portal-example-'));
  try {
    const path = join(folder, 'portal-ticket.mjs');
    await writeFile(path, code);
    return await import(/* @vite-ignore */ pathToFileURL(path).href);
  } finally {
    await rm(folder, { recursive: true });
  }
}
