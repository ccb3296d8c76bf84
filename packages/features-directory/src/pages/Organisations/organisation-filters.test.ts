import { expect, test } from 'vitest';
import {
  areOrganisationsLimited,
  noOrganisationFilters,
  organisationFiltersInAddress,
  organisationsQuery,
} from './organisation-filters.ts';

const { read, write } = organisationFiltersInAddress(true);

test('filters come back from the address as they went into it', () => {
  const filters = { keyword: 'clinic', near: '3056', within: '5', sort: 'desc', page: 2 } as const;
  expect(read(write(filters))).toEqual(filters);
  expect(write(noOrganisationFilters)).toEqual({});
  expect(read({ sort: 'up', page: '0' })).toEqual(noOrganisationFilters);
  expect(organisationFiltersInAddress(false).read({ near: '3056' })).toEqual(noOrganisationFilters);
});

test('only what is chosen is asked for', () => {
  expect(organisationsQuery({ ...noOrganisationFilters, keyword: ' clinic ', sort: 'desc', page: 2 })).toEqual({
    ...{ keyword: 'clinic', sortOrder: 'desc', page: 2 },
  });
  expect(organisationsQuery({ ...noOrganisationFilters, near: '3056', sort: 'near' })).toEqual({
    ...{ near: '3056', within: '25', sortOrder: 'asc', orderBy: 'distance', page: 1 },
  });
  expect(organisationsQuery(noOrganisationFilters)).toEqual({ sortOrder: 'asc', page: 1 });
});

test.each([
  [{}, false],
  [{ sort: 'desc' as const }, false],
  [{ keyword: ' ' }, false],
  [{ keyword: 'clinic' }, true],
  [{ near: '3056' }, true],
  [{ page: 2 }, true],
])('%j limits the list: %s', (filters, isLimited) => {
  expect(areOrganisationsLimited({ ...noOrganisationFilters, ...filters })).toBe(isLimited);
});
