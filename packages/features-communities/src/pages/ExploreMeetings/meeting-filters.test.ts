import { expect, test } from 'vitest';
import { closedRange, filtersInAddress, listRequest, noFilters, withoutChip } from './meeting-filters.ts';

const { read, write } = filtersInAddress;
const some = {
  communities: ['c-1', 'c-2'],
  type: 'past' as const,
  statuses: [1, 2] as const,
  startDate: '2026-04-05',
  endDate: '2026-04-05',
};

test('filters stand in the address both ways, and leave it when they are off', () => {
  expect(read(write(some))).toEqual(some);
  expect(write(noFilters)).toEqual({});
  expect(read({})).toEqual(noFilters);
});

test('what no filter can be is left out', () => {
  expect(
    read({ type: 'soon', statuses: '3,x', startDate: '2026-02-30', endDate: '0001-01-01', communities: ',,' }),
  ).toEqual(noFilters);
});

test.each([
  ['all', true, true],
  ['upcoming', false, true],
  ['past', true, false],
] as const)('type %s shows past %s and upcoming %s [COM-252] [COM-822]', (type, showPast, showUpcoming) => {
  expect(listRequest({ ...noFilters, type }, 'UTC')).toMatchObject({ showPast, showUpcoming, page: 1, pageSize: 1000 });
});

test('days are those of the zone, however long they are', () => {
  const { startDate, endDate } = listRequest(some, 'Australia/Sydney');
  expect([startDate, endDate]).toEqual(['2026-04-04T13:00:00.000Z', '2026-04-05T13:59:59.999Z']);
});

test.each([
  ['2026-03-01', null, '2026-03-01', '2028-02-29'],
  [null, '2026-03-31', '2024-03-01', '2026-03-31'],
  // Addresses may be opened years later, or name days that are years ahead.
  [null, '2023-12-31', '2021-12-31', '2023-12-31'],
  ['2029-01-01', null, '2029-01-01', '2031-01-01'],
])('days from %s to %s are shown from %s to %s: an open side ends two years on', (startDate, endDate, from, to) => {
  expect(closedRange({ startDate, endDate }, '2026-03-01')).toEqual({ from, to });
});

test('a chip takes its own filter away', () => {
  expect(withoutChip(some, 'community:c-1').communities).toEqual(['c-2']);
  expect(withoutChip(some, 'status:1').statuses).toEqual([2]);
  expect(withoutChip(some, 'dates')).toMatchObject({ startDate: null, endDate: null });
  expect(withoutChip(some, 'type').type).toBe('all');
});
