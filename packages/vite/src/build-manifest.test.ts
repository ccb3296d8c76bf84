import { expect, test } from 'vitest';
import { circlesOf } from './build-manifest.ts';

test('chunks that need each other are found, each circle once', () => {
  const manifest = {
    'page.tsx': { file: 'a.js', name: 'page', imports: ['_calls.js'] },
    '_calls.js': { file: 'b.js', name: 'calls', imports: ['_forms.js', '_plain.js'] },
    '_forms.js': { file: 'c.js', name: 'forms', imports: ['_plain.js', '_calls.js'] },
    '_plain.js': { file: 'd.js' },
  };
  expect(circlesOf(manifest)).toEqual([['calls', 'forms', 'calls']]);
});

test('what is imported twice is no circle', () => {
  const manifest = {
    'page.tsx': { file: 'a.js', imports: ['_one.js', '_two.js'] },
    '_one.js': { file: 'b.js', imports: ['_two.js'] },
    '_two.js': { file: 'c.js' },
  };
  expect(circlesOf(manifest)).toEqual([]);
});
