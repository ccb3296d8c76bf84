import { expect, test } from 'vitest';
import { pageNumbers, rangeOf } from './page-numbers.ts';

test.each([
  [1, 20, 0, 0, 0],
  [1, 20, 7, 1, 7],
  [1, 20, 143, 1, 20],
  [8, 20, 143, 141, 143],
  [9, 20, 143, 143, 143],
])('page %i of %i a page, %i in all: %i to %i', (page, pageSize, total, from, to) => {
  expect(rangeOf(page, pageSize, total)).toEqual({ from, to });
});

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 8, '1 2 gap 8'],
  [3, 8, '1 2 3 4 gap 8'],
  [4, 8, '1 2 3 4 5 gap 8'],
  [5, 9, '1 gap 4 5 6 gap 9'],
  [9, 9, '1 gap 8 9'],
])('on page %i of %i: %s', (page, pages, named) => {
  expect(pageNumbers(page, pages).join(' ')).toBe(named);
});
