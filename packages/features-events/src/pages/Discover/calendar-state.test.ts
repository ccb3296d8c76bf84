import { expect, test } from 'vitest';
import { calendarRequest, calendarInAddress } from './calendar-state.ts';
import { noFilters } from './discover-filters.ts';

const { read, write } = calendarInAddress;

test.each([
  [{ activeTab: 'calendar' }, { tab: 'calendar', view: 'month', month: null }],
  [
    { activeTab: 'calendar', view: 'year', month: '2027-02' },
    { tab: 'calendar', view: 'year', month: '2027-02' },
  ],
  [{ activeTab: 'listing' }, { tab: 'listing', view: 'month', month: null }],
  [
    { activeTab: 'party', view: 'week', month: '2027-13' },
    { tab: 'listing', view: 'month', month: null },
  ],
  [{ month: '1969-12' }, { tab: 'listing', view: 'month', month: null }],
] as const)('the address %o opens %o [EVT-011] [EVT-012]', (search, place) => {
  expect(read(search)).toEqual(place);
});

test('an address gives back the place that was written into it; the list leaves none', () => {
  const place = { tab: 'calendar', view: 'year', month: '2027-02' } as const;
  expect(read(write(place))).toEqual(place);
  expect(Object.values(write({ ...place, tab: 'listing' })).filter((value) => value !== undefined)).toEqual([]);
});

test('asks for all events of the days, whether they are over or not, by every filter but the dates [EVT-112] [EVT-113] [EVT-114] [EVT-152]', () => {
  const filters = { ...noFilters, keyword: 'hand', type: 'cpd', tags: ['t-1'], startDate: '2020-01-01', page: 3 };
  const days = { from: '2026-10-25', to: '2026-12-07' };
  expect(calendarRequest(filters, 'month', days)).toEqual({
    page: 1,
    size: 1000,
    sortOrder: 'asc',
    isActiveEvent: null,
    keyword: 'hand',
    typeId: 'cpd',
    listingId: null,
    categoryId: [],
    tagId: ['t-1'],
    locationId: [],
    startDateFrom: '2026-10-25',
    startDateTo: '2026-12-07',
  });
  expect(calendarRequest(filters, 'year', days).size).toBe(2000);
});
