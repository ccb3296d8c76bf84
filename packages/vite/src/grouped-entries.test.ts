import { expect, test } from 'vitest';
import { withParts } from './grouped-entries.ts';

test('a part that travels in a group is found in the manifest; one with a file of its own stays as Vite tells of it', () => {
  const group = { file: 'assets/shell.js', name: 'shell', imports: ['index.html'] };
  const page = { file: 'assets/page.js', name: 'page' };
  const parts = [
    ['host/Area.tsx', 'assets/shell.js'],
    ['page.tsx', 'assets/page.js'],
  ] as const;
  expect(withParts({ '_shell.js': group, 'page.tsx': page }, parts)).toEqual({
    '_shell.js': group,
    'page.tsx': page,
    'host/Area.tsx': group,
  });
});
