import { expect, test } from 'vitest';
import { areUsersLimited, noUserFilters, userFiltersInAddress, usersQuery } from './user-filters.ts';

const { read, write } = userFiltersInAddress;

test('filters come back from the address as they went into it', () => {
  const filters = { keyword: 'mia', role: 0, contactType: 'Staff', state: 'disabled' } as const;
  expect(read(write(filters))).toEqual(filters);
  expect(write(noUserFilters)).toEqual({});
});

test('what an address cannot mean limits nothing', () => {
  expect(read({ role: '7', contactType: 'Robot', state: 'lost' })).toEqual(noUserFilters);
});

test('only what is chosen is asked for, the role of a member too', () => {
  expect(usersQuery({ ...noUserFilters, keyword: ' mia ', role: 0 })).toEqual({ keyword: 'mia', role: 0 });
});

test('a list is limited by a word or by a filter', () => {
  expect(areUsersLimited({ ...noUserFilters, keyword: '  ' })).toBe(false);
  expect(areUsersLimited({ ...noUserFilters, keyword: 'mia' })).toBe(true);
  expect(areUsersLimited({ ...noUserFilters, role: 0 })).toBe(true);
});
