import { expect, test } from 'vitest';
import {
  type BlacklistFilters,
  blacklistInAddress,
  blacklistQuery,
  noBlacklistFilters,
  rowsOfPage,
} from './blacklist-filters.ts';

test.each<[BlacklistFilters]>([[noBlacklistFilters], [{ keyword: 'tui', page: 12 }]])(
  'what the blacklist is limited to is in the address',
  (filters) => {
    expect(blacklistInAddress.read(blacklistInAddress.write(filters))).toEqual(filters);
  },
);

test.each([
  [1, 1, 0],
  [10, 1, 90],
  [11, 2, 0],
  [25, 3, 40],
])('page %i of ten rows is in fetch %i of a hundred, from row %i on [COM-383] [COM-829]', (page, fetch, first) => {
  expect(blacklistQuery({ keyword: ' tui ', page })).toEqual({ page: fetch, pageSize: 100, keyword: 'tui' });
  const fetched = Array.from({ length: 100 }, (_, index) => index);
  expect(rowsOfPage(fetched, page)).toEqual(Array.from({ length: 10 }, (_, index) => first + index));
});
