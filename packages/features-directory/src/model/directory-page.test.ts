import { expect, test } from 'vitest';
import { orderOf, pagedTotal, pageOf, sortInAddress, sortAfterChange, sortOrderOf } from './directory-page.ts';

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
  const texts = ['asc', 'desc', 'name', 'near', undefined];
  expect(texts.map((text) => sortOrderOf(text))).toEqual(['asc', 'desc', 'asc', 'asc', 'asc']);
  expect(texts.map((text) => sortOrderOf(text, '3056'))).toEqual(['asc', 'desc', 'near', 'near', 'near']);
});

test.each([
  ['asc', '', undefined],
  ['desc', '', 'desc'],
  ['near', '', undefined],
  ['near', '3056', undefined],
  ['asc', '3056', 'asc'],
  ['desc', '3056', 'desc'],
] as const)('the order %s near %j stands in an address as %j', (sort, near, text) => {
  expect(sortInAddress(sort, near)).toBe(text);
});

test.each([
  ['desc', '', '', 'desc'],
  ['desc', '', '3056', 'desc'],
  ['asc', '3056', '3058', 'asc'],
  ['asc', '', '3056', 'near'],
  ['near', '3056', '3058', 'near'],
  ['near', '3056', '', 'asc'],
] as const)('the order %s near %j is, near %j, %s', (sort, from, to, expected) => {
  expect(sortAfterChange(sort, { from, to })).toBe(expected);
});

test('the nearest first is by distance, and all else by name', () => {
  expect(orderOf('near')).toEqual({ sortOrder: 'asc', orderBy: 'distance' });
  expect(orderOf('desc')).toEqual({ sortOrder: 'desc' });
});
