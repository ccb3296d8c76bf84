import { expect, test } from 'vitest';
import { rowsToMount, withRow } from './rows-to-mount.ts';

const range = (startIndex: number, endIndex: number) => ({ startIndex, endIndex, overscan: 2, count: 100 });

test.each([
  ['at first', range(0, 3), null, false, [0, 5]],
  ['at rest', range(50, 53), { first: 0, last: 5 }, false, [48, 55]],
  ['scrolling on', range(3, 6), { first: 0, last: 5 }, true, [1, 8]],
  ['after a jump', range(50, 53), { first: 0, last: 5 }, true, [50, 53]],
  ['after a jump back', range(0, 3), { first: 50, last: 53 }, true, [0, 3]],
])('%s', (_name, seen, mounted, isScrolling, [first, last]) => {
  const rows = rowsToMount(seen, { mounted, isScrolling });
  expect([rows[0], rows.at(-1)]).toEqual([first, last]);
});

test.each([
  [null, [4, 5]],
  [5, [4, 5]],
  [1, [1, 4, 5]],
  [9, [4, 5, 9]],
  [200, [4, 5]],
])('with the focus at %s', (row, expected) => {
  expect(withRow([4, 5], row, 100)).toEqual(expected);
});
