import { expect, test } from 'vitest';
import { filtersInAddress, noFilters, refundsQuery } from './refund-filters.ts';

const { read, write } = filtersInAddress;

test.each([
  [{}, noFilters],
  [
    { keyword: 'bo', status: 'declined', event: 'e-061' },
    { keyword: 'bo', status: 'declined', eventId: 'e-061' },
  ],
] as const)('%o in an address and back', (search, filters) => {
  expect(read(search)).toEqual(filters);
  expect(read(write(filters))).toEqual(filters);
});

test('what an address cannot mean is left out, and what is not limited is not asked', () => {
  expect(read({ status: 'withdrawn', event: '' })).toEqual(noFilters);
  expect(refundsQuery(noFilters)).toEqual({ keyword: '', status: 'open' });
});
