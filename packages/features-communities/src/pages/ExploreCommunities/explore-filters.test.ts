import { expect, test } from 'vitest';
import {
  countFilters,
  filtersFromSearch,
  listRequest,
  noFilters,
  searchFromFilters,
  settleJoined,
} from './explore-filters.ts';

test('starts with the joined switch on when the address says so [COM-071]', () => {
  expect(filtersFromSearch({ onlyJoined: 'true' })).toEqual({ ...noFilters, onlyJoined: true });
});

test('starts with Favourites on when the address says so [COM-072]', () => {
  expect(filtersFromSearch({ onlyFavorite: 'true' })).toEqual({ ...noFilters, onlyFavorite: true });
});

test.each([
  ['nothing', {}],
  ['other words', { onlyJoined: 'yes', onlyFavorite: '1', categories: '' }],
])('an address with %s limits nothing', (_, search) => {
  expect(filtersFromSearch(search)).toEqual(noFilters);
});

test('the address and the filters say the same', () => {
  const filters = { keyword: 'hand therapy', onlyJoined: true, onlyFavorite: true, categoryIds: ['c-1', 'c-2'] };
  expect(filtersFromSearch(searchFromFilters(filters))).toEqual(filters);
  expect(searchFromFilters(noFilters)).toEqual({});
});

test.each([
  ['an administrator [COM-059]', { isStaff: true, joinedCount: 4 }, false],
  ['someone who joined nothing [COM-060]', { isStaff: false, joinedCount: 0 }, false],
  ['a member', { isStaff: false, joinedCount: 4 }, true],
  ['anyone before the count is known', { isStaff: false, joinedCount: null }, true],
] as const)('the joined limit of %s', (_, viewer, stays) => {
  expect(settleJoined({ ...noFilters, onlyJoined: true }, viewer).onlyJoined).toBe(stays);
});

test('asks for page 1 of 1000 with every filter [COM-074, COM-075]', () => {
  expect(listRequest({ keyword: ' hand ', onlyJoined: true, onlyFavorite: false, categoryIds: ['c-1'] })).toEqual({
    page: 1,
    pageSize: 1000,
    onlyJoined: true,
    onlyFavorite: false,
    categoryIds: ['c-1'],
    keyword: 'hand',
    tagIds: [],
    communityIds: [],
  });
});

test('counts the limits behind the filters button', () => {
  expect(countFilters({ keyword: 'hand', onlyJoined: true, onlyFavorite: true, categoryIds: ['c-1', 'c-2'] })).toBe(4);
});
