import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { offForPlaywright } from './find-chromium.ts';

test('what Playwright switches off in Chromium stays off', () => {
  const playwright = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const source = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[([^]*?)\]\.filter/.exec(source) ?? [];
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name = '']) => name);
  expect(names).not.toEqual([]);
  expect(names.filter((name) => !offForPlaywright.includes(name))).toEqual([]);
});
