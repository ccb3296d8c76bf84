import { expect, test } from 'vitest';
import { ringArcs } from './ring-arcs.ts';

const part = (id: string, value: number) => ({ id, label: id, value });

test.each([
  ['no parts', [], []],
  ['nothing but zeros', [part('a', 0), part('b', 0)], []],
  ['one part', [part('a', 7)], [['a', 0, 1]]],
  [
    'a zero in between',
    [part('a', 3), part('b', 0), part('c', 1)],
    [
      ['a', 0, 0.75],
      ['c', 2, 0.25],
    ],
  ],
  ['a negative one', [part('a', -3), part('b', 4)], [['b', 1, 1]]],
])('%s', (_, parts, arcs) => {
  expect(ringArcs(parts).map(({ part: { id }, index, share }) => [id, index, share])).toEqual(arcs);
});

test('every arc is a path', () => {
  for (const { path } of ringArcs([part('a', 3), part('b', 1)])) expect(path).toMatch(/^M.*Z$/);
});
