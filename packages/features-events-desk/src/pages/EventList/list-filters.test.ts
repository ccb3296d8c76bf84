import { expect, test } from 'vitest';
import { filtersInAddress, isLimited, noFilters } from './list-filters.ts';

const { read, write } = filtersInAddress;

test.each([
  [{}, noFilters],
  [
    { status: 'draft', type: 'cpd', time: 'past' },
    { keyword: '', status: 'draft', type: 'cpd', time: 'past' },
  ],
  [
    { keyword: 'hand', time: 'any' },
    { ...noFilters, keyword: 'hand', time: null },
  ],
] as const)('%o in an address and back', (search, filters) => {
  expect(read(search)).toEqual(filters);
  expect(read(write(filters))).toEqual(filters);
});

test('what an address cannot mean is left out', () => {
  expect(read({ status: 'gone', type: 'party', time: 'never' })).toEqual(noFilters);
});

test('a time alone does not say that something was looked for', () => {
  expect([noFilters, { ...noFilters, time: null }, { ...noFilters, keyword: 'a' }].map(isLimited)).toEqual([
    false,
    false,
    true,
  ]);
});
