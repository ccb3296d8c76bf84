import { expect, test } from 'vitest';
import { type AttendeeFilters, attendeesQuery, filtersInAddress, isLimited, noFilters } from './attendee-filters.ts';

const all: AttendeeFilters = { keyword: 'tui', ticketType: 't-1', status: 'Removed', show: 'in' };

test.each([[noFilters], [all], [{ ...noFilters, show: 'out' as const }]])(
  'what attendees are limited to is in the address',
  (filters) => {
    expect(filtersInAddress.read(filtersInAddress.write(filters))).toEqual(filters);
  },
);

test('an address that nobody has written asks for everybody', () => {
  expect(filtersInAddress.read({ status: 'x', show: 'y', ticket: '' })).toEqual(noFilters);
  expect(filtersInAddress.read({ keyword: 'a'.repeat(500) }).keyword).toHaveLength(200);
});

test('the server is asked for what is chosen alone', () => {
  expect(attendeesQuery(noFilters)).toEqual({ keyword: '', status: 'Active', show: 'all' });
  expect(attendeesQuery({ ...all, keyword: ' tui ' })).toEqual({
    keyword: 'tui',
    status: 'Removed',
    show: 'in',
    ticketPriceId: 't-1',
  });
  expect([isLimited(noFilters), isLimited(all), isLimited({ ...noFilters, show: 'in' })]).toEqual([false, true, true]);
});
