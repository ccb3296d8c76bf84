import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Each stands within a boundary of its own that offers to try again; what is thrown anywhere else takes the page with it. */
const guarded = [
  'packages/ui/src/feedback/Lazy/lazy.tsx',
  'packages/ui/src/feedback/LazyPart/lazy-part.tsx',
];

test('a part that comes later breaks nothing where its file is gone: it is a `lazyPart`, or stands within a boundary', () => {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file),
  );
  const usesLazy = /import \{[^}]*\blazy\b[^}]*\} from 'react'/;
  const lazy = sources.filter((file) => usesLazy.test(readFileSync(join(root, file), 'utf8')));
  expect(lazy.toSorted()).toEqual(guarded);
});
