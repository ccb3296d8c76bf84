import { expect, test } from 'vitest';
import { filtersInAddress, isLimited, noFilters } from './certificate-filters.ts';

const { read, write } = filtersInAddress;

test.each([
  [{}, noFilters],
  [
    { keyword: '7qk4', status: 'revoked' },
    { keyword: '7qk4', isRevoked: true },
  ],
  [{ status: 'gone' }, noFilters],
] as const)('%o in an address and back', (search, filters) => {
  expect(read(search)).toEqual(filters);
  expect(read(write(filters))).toEqual(filters);
  expect(isLimited(filters)).toBe(filters !== noFilters);
});
