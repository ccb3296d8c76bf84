import { expect, test } from 'vitest';
import {
  changed,
  type DiscoverFilters,
  filtersInAddress,
  isFiltered,
  listRequest,
  noFilters,
  typeOfPath,
} from './discover-filters.ts';
import { closedRange, withoutChip } from './filter-changes.ts';

const { read, write } = filtersInAddress(null);
const everything: DiscoverFilters = {
  keyword: 'hand',
  type: 'webinar',
  listing: 'cpd',
  categories: ['c-1', 'c-2'],
  tags: ['t-1', 't-2'],
  locations: ['perth', 'online'],
  startDate: '2026-03-01',
  endDate: '2026-03-31',
  page: 2,
};

test('the address has each filter under its own name, lists with commas, days as YYYY-MM-DD [EVT-054] [EVT-055] [EVT-056] [EVT-057] [EVT-058] [EVT-059] [EVT-060] [EVT-061]', () => {
  expect(write(everything)).toEqual({
    keyword: 'hand',
    type: 'webinar',
    listing: 'cpd',
    category: 'c-1,c-2',
    tag: 't-1,t-2',
    location: 'perth,online',
    startDate: '2026-03-01',
    endDate: '2026-03-31',
    page: '2',
  });
  expect(Object.values(write(noFilters)).filter((value) => value !== undefined)).toEqual([]);
});

test('an address gives back what was written into it [EVT-062]', () => {
  expect(read(write(everything))).toEqual(everything);
  expect(read(write(noFilters))).toEqual(noFilters);
});

test.each([
  ['words that are no filters', { type: 'party', listing: 'all', startDate: 'soon', page: '-1' }],
  ['days that no calendar has', { startDate: '2026-02-30', endDate: '9999-12-31' }],
  ['pages out of reach', { page: '99999999' }],
  ['empty lists', { tag: ',,', category: '', location: ',' }],
])('an address with %s limits nothing', (_, search) => {
  expect(read(search)).toEqual(noFilters);
});

test('an address cannot ask for more than the server takes', () => {
  const ids = Array.from({ length: 500 }, (_, index) => `t-${index}`).join();
  const filters = read({ tag: `${ids},${'x'.repeat(65)}`, keyword: 'x'.repeat(500) });
  expect([filters.tags.length, filters.keyword.length]).toEqual([200, 200]);
});

test.each([
  ['all', null],
  ['webinar', 'webinar'],
  ['Webinar', 'webinar'],
  ['anything', null],
])('the page of %s begins with %s [EVT-010]', (path, type) => {
  expect(typeOfPath(path)).toBe(type);
  const codec = filtersInAddress(type);
  expect(codec.read({}).type).toBe(type);
  expect(codec.read(codec.write({ ...noFilters, type: null })).type).toBeNull();
});

test('the page of one kind stays with it, whatever is chosen, cleared or stands in its address', () => {
  const codec = filtersInAddress('cpd', { isOfOneKind: true });
  expect(codec.read({ type: 'webinar' }).type).toBe('cpd');
  expect(codec.write({ ...noFilters, keyword: 'hand' })).toEqual({ ...codec.write(noFilters), keyword: 'hand' });
  expect(codec.read(codec.write(noFilters)).type).toBe('cpd');
  expect(codec.write(noFilters).type).toBeUndefined();
  const ofKind = { ...noFilters, type: 'cpd' };
  expect([isFiltered(ofKind, true), isFiltered({ ...ofKind, keyword: 'hand' }, true), isFiltered(ofKind)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('without CPD no address chooses whether events are of it [CPD-001]', () => {
  const read = (isCpdOn: boolean) => filtersInAddress(null, { isCpdOn }).read({ listing: 'cpd', keyword: 'hand' });
  expect([true, false].map(read).map(({ listing, keyword }) => [listing, keyword])).toEqual([
    ['cpd', 'hand'],
    [null, 'hand'],
  ]);
});

test('asks for what is not over yet, or for the days that are chosen [EVT-053] [EVT-082] [EVT-083] [EVT-084] [EVT-086]', () => {
  expect(listRequest(noFilters, 20)).toMatchObject({ page: 1, size: 20, sortOrder: 'asc', isActiveEvent: true });
  expect(listRequest(everything, 20)).toEqual({
    page: 2,
    size: 20,
    sortOrder: 'asc',
    isActiveEvent: null,
    keyword: 'hand',
    typeId: 'webinar',
    listingId: 'cpd',
    categoryId: ['c-1', 'c-2'],
    tagId: ['t-1', 't-2'],
    locationId: ['perth', 'online'],
    startDateFrom: '2026-03-01',
    startDateTo: '2026-03-31',
  });
  expect(listRequest({ ...everything, listing: 'events' }, 20).categoryId).toEqual([]);
});

test.each([
  ['keyword', { keyword: '' }],
  ['type', { type: null }],
  ['listing', { listing: null }],
  ['categories:c-1', { categories: ['c-2'] }],
  ['tags:t-2', { tags: ['t-1'] }],
  ['locations:perth', { locations: ['online'] }],
  ['dates', { startDate: null, endDate: null }],
])('the chip %s takes just its own value away and begins at page 1 [EVT-072]', (chip, change) => {
  expect(withoutChip(everything, chip)).toEqual({ ...everything, ...change, page: 1 });
});

test('another page is not a new beginning', () => {
  expect(changed(everything, { tags: [] }).page).toBe(1);
  expect(changed(everything, { page: 3 }).page).toBe(3);
});

test.each([
  ['2026-03-01', null, '2026-03-01', '2028-02-29'],
  [null, '2026-03-31', '2024-03-01', '2026-03-31'],
  // Addresses may be opened years later, or name days that are years ahead.
  [null, '2023-12-31', '2021-12-31', '2023-12-31'],
  ['2029-01-01', null, '2029-01-01', '2031-01-01'],
])('a range from %s to %s is shown from %s to %s: an open side ends two years on', (from, to, first, last) => {
  expect(closedRange({ from, to }, '2026-03-01')).toEqual({ from: first, to: last });
});
