import { commonMessages } from '@portal/kit';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allMessages } from './all-messages.ts';

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));

test('each namespace is defined in one place, and all of them are known here', () => {
  const sources = globSync('*/src/**/*.{ts,tsx}', { cwd: packages, exclude: ['**/*.test.*', '**/*.test-d.ts'] });
  const defined = sources.flatMap((file) =>
    // The example in the documentation of `defineMessages` is in a comment.
    [...readFileSync(`${packages}/${file}`, 'utf8').matchAll(/^(?! *\*).*\bdefineMessages\('([^']+)'/gm)].map(
      ([, namespace]) => namespace,
    ),
  );
  const known = allMessages.map(({ namespace }) => namespace);
  expect([...new Set(defined)]).toEqual(defined);
  expect(new Set(known)).toEqual(new Set(defined));
  expect(known).toHaveLength(defined.length);
});

test('features have their words in at most fourteen files', () => {
  const files = globSync('features-*/src/**/messages*.ts', { cwd: packages, exclude: ['**/*.test.*'] });
  expect(files.length).toBeLessThanOrEqual(14);
});

test('no feature says for itself what all of them share', () => {
  const own = allMessages.filter(({ namespace }) => namespace !== commonMessages.namespace);
  const again = own.flatMap(({ namespace, texts }) =>
    Object.keys(texts).flatMap((key) => (Object.hasOwn(commonMessages.texts, key) ? `${namespace}.${key}` : [])),
  );
  expect(again).toEqual([]);
});
