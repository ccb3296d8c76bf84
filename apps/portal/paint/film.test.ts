import { expect, test } from 'vitest';
import { shotsOf } from './film.ts';

test('a film shows every quarter of a second what was painted last, and nothing before the first frame', () => {
  const frames = [
    { at: 9, data: 'the page before' },
    { at: 10.3, data: 'shell' },
    { at: 10.45, data: 'skeleton' },
    { at: 10.8, data: 'posts' },
  ];
  expect(shotsOf(frames, 10, 11)).toEqual([
    { ms: 250, data: undefined },
    { ms: 500, data: 'skeleton' },
    { ms: 750, data: 'skeleton' },
    { ms: 1000, data: 'posts' },
  ]);
});
