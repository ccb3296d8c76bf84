import { expect, test } from 'vitest';
import { allManaged, managedInAddress, managedQuery } from './list-filters.ts';

const { read, write } = managedInAddress;

test.each([
  [{}, allManaged],
  [
    { keyword: 'hand', page: '3' },
    { keyword: 'hand', page: 3 },
  ],
])('%o in an address and back', (search, filters) => {
  expect(read(search)).toEqual(filters);
  expect(read(write(filters))).toEqual(filters);
});

test.each(['0', '-1', 'x', '1.5', '٣'])('%s is no page', (page) => {
  expect(read({ page }).page).toBe(1);
});

test('a word is asked for without the spaces around it, ten at a time', () => {
  expect(managedQuery({ keyword: ' hand ', page: 2 })).toEqual({ keyword: 'hand', page: 2, pageSize: 10 });
  expect(managedQuery(allManaged)).toEqual({ page: 1, pageSize: 10 });
});
