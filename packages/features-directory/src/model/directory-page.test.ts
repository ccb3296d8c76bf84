import { expect, test } from 'vitest';
import { pagedTotal, pageOf, sortOrderOf } from './directory-page.ts';

test.each([
  [undefined, 1],
  ['3', 3],
  ['50', 50],
  ['51', 50],
  ['9999999', 50],
  ['0', 1],
  ['-2', 1],
  ['1.5', 1],
  ['two', 1],
])('the page %j is page %i', (text, page) => {
  expect(pageOf(text)).toBe(page);
});

test.each([
  [0, 0],
  [30, 30],
  [1_200, 1_200],
  [100_000, 1_200],
])('of %i the pages with a number have %i', (total, paged) => {
  expect(pagedTotal(total)).toBe(paged);
});

test('a directory is read from A to Z unless somebody wants it otherwise', () => {
  expect(['asc', 'desc', 'name', undefined].map(sortOrderOf)).toEqual(['asc', 'desc', 'asc', 'asc']);
});
