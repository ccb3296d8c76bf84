import { expect, test } from 'vitest';
import {
  areMembersLimited,
  filtersOf,
  memberFiltersInAddress,
  membersQuery,
  narrowingOf,
  noMemberFilters,
} from './member-filters.ts';

const both = { hasExpertise: true, hasDistances: true };
const { read, write } = memberFiltersInAddress(both);
const all = {
  ...{ name: 'mia', location: 'NSW', company: 'organisation-7', expertise: ['clinical', 'work-law'] },
  ...{ near: '3056', within: '50' as const, sort: 'desc' as const, page: 3 },
};

test('filters come back from the address as they went into it', () => {
  expect(read(write(all))).toEqual(all);
  expect(write(noMemberFilters)).toEqual({});
});

test('what an address cannot mean limits nothing', () => {
  expect(read({ sort: 'sideways', page: '0', expertise: `,,${'a'.repeat(41)}` })).toEqual(noMemberFilters);
  expect(read({ expertise: 'work,work' }).expertise).toEqual(['work']);
});

test('where the organisation has no areas of expertise nothing is looked for by one [DIR-021]', () => {
  const without = memberFiltersInAddress({ ...both, hasExpertise: false });
  expect(without.read({ expertise: 'work', name: 'mia' })).toEqual({ ...noMemberFilters, name: 'mia' });
});

test('where nobody has said where postcodes are nothing is looked for near one', () => {
  const without = memberFiltersInAddress({ ...both, hasDistances: false });
  expect(without.read({ near: '3056', within: '5', sort: 'near' })).toEqual(noMemberFilters);
});

test('near a postcode the nearest come first, and that does not stand in the address', () => {
  const near = { ...noMemberFilters, near: '3056', sort: 'near' as const };
  expect(read({ near: '3056' })).toEqual(near);
  expect(write(near)).toEqual({ near: '3056' });
  expect(membersQuery(near)).toEqual({ page: 1, sortOrder: 'asc', orderBy: 'distance', near: '3056', within: '25' });
});

test('filters come back from the account as they were kept, without areas where there are none', () => {
  const stored = narrowingOf({ ...all, name: ' mia ' });
  expect(stored).toEqual({
    ...{ name: 'mia', locationId: 'NSW', companyId: 'organisation-7', expertiseAreaId: 'clinical,work-law' },
    ...{ near: '3056', within: '50' },
  });
  const { page: _page, ...chosen } = { ...all, sort: 'near' };
  expect(filtersOf(stored, both, noMemberFilters)).toEqual(chosen);
  expect(filtersOf(stored, { ...both, hasExpertise: false }, noMemberFilters)).toEqual({ ...chosen, expertise: [] });
  const anywhere = { near: '', within: '25', sort: 'asc' };
  expect(filtersOf(stored, { ...both, hasDistances: false }, noMemberFilters)).toEqual({ ...chosen, ...anywhere });
});

test('filters that were kept leave the order that was chosen', () => {
  const list = { ...noMemberFilters, sort: 'desc' as const };
  expect(filtersOf(narrowingOf({ ...all, near: '' }), both, list)).toMatchObject({ near: '', sort: 'desc' });
  expect(filtersOf(narrowingOf(all), both, list)).toMatchObject({ near: '3056', sort: 'desc' });
});

test('only what is chosen is asked for, areas between commas [DIR-024]', () => {
  expect(membersQuery(noMemberFilters)).toEqual({ page: 1, sortOrder: 'asc' });
  expect(membersQuery(all)).toEqual({
    ...{ page: 3, sortOrder: 'desc', name: 'mia', locationId: 'NSW', companyId: 'organisation-7' },
    ...{ expertiseAreaId: 'clinical,work-law', near: '3056', within: '50' },
  });
});

test.each([
  [{}, false],
  [{ name: '  ' }, false],
  [{ sort: 'desc' as const }, false],
  [{ name: 'mia' }, true],
  [{ location: 'NSW' }, true],
  [{ company: 'one' }, true],
  [{ expertise: ['work'] }, true],
  [{ near: '3056' }, true],
  [{ within: '5' as const }, false],
  [{ page: 2 }, true],
])('%j limits the list: %s', (filters, isLimited) => {
  expect(areMembersLimited({ ...noMemberFilters, ...filters })).toBe(isLimited);
});
