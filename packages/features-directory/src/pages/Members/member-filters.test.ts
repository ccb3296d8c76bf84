import { expect, test } from 'vitest';
import {
  areMembersLimited,
  filtersOf,
  memberFiltersInAddress,
  membersQuery,
  narrowingOf,
  noMemberFilters,
} from './member-filters.ts';

const { read, write } = memberFiltersInAddress(true);
const all = {
  ...{ name: 'mia', location: 'NSW', company: 'organisation-7', expertise: ['clinical', 'work-law'] },
  ...{ sort: 'desc' as const, page: 3 },
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
  expect(memberFiltersInAddress(false).read({ expertise: 'work', name: 'mia' })).toEqual({
    ...noMemberFilters,
    name: 'mia',
  });
});

test('filters come back from the account as they were kept, without areas where there are none', () => {
  const kept = narrowingOf({ ...all, name: ' mia ' });
  expect(kept).toEqual({
    ...{ name: 'mia', locationId: 'NSW', companyId: 'organisation-7', expertiseAreaId: 'clinical,work-law' },
  });
  const { sort: _sort, page: _page, ...chosen } = all;
  expect(filtersOf(kept, true)).toEqual(chosen);
  expect(filtersOf(kept, false)).toEqual({ ...chosen, expertise: [] });
});

test('only what is chosen is asked for, areas between commas [DIR-024]', () => {
  expect(membersQuery(noMemberFilters)).toEqual({ page: 1, sortOrder: 'asc' });
  expect(membersQuery(all)).toEqual({
    ...{ page: 3, sortOrder: 'desc', name: 'mia', locationId: 'NSW', companyId: 'organisation-7' },
    expertiseAreaId: 'clinical,work-law',
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
  [{ page: 2 }, true],
])('%j limits the list: %s', (filters, isLimited) => {
  expect(areMembersLimited({ ...noMemberFilters, ...filters })).toBe(isLimited);
});
