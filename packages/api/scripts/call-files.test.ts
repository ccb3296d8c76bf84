import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AnyCall } from '../src/calls/call.ts';
import * as calls from '../src/calls/generated/index.ts';
import { callFiles } from './call-files.ts';

const folder = join(import.meta.dirname, '../src/calls/generated');

test('the table of calls is what the contract says: else run packages/api/scripts/generate-calls.ts', async () => {
  const written = await Promise.all(
    (await readdir(folder)).map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(callFiles()));
});

test('one client serves the community and content services, the other every remaining path [PLT-672]', () => {
  const all = Object.values(calls).flatMap((area): AnyCall[] => Object.values(area));
  expect(all.length).toBeGreaterThan(40);
  for (const { path, service } of all)
    expect([path, service === 'product']).toEqual([path, !/^\/api\/(v1|content)\//.test(path)]);
});
