import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { run } from './badge-keys.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const portal = (line: string) =>
  run(server.db, line.split(' ').filter(Boolean), server.deps.keySeal, server.clock.now());

test('keys are listed, renewed and distrusted by hand', async () => {
  expect(await portal('list')).toBe('No credential was signed yet.\n');
  const first = (await portal('renew')).split(' ')[0] ?? '';
  server.clock.pass(1000);
  const second = (await portal('renew')).split(' ')[0] ?? '';
  expect(await portal('list')).toBe(`${first}\n${second}\n`);
  expect(await portal(`distrust ${first}`)).toContain(first);
  expect(await portal('list')).toBe(`${second}\n`);
});

test.each([
  ['', 'Usage'],
  ['renew all', 'Usage'],
  ['distrust', 'Usage'],
  ['list every one', 'Usage'],
  ['distrust nothing', 'There is no key nothing.'],
])('`badge-keys %s` is refused in a sentence', async (line, words) => {
  await expect(portal(line)).rejects.toThrow(words);
});
