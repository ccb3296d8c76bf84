import { expect, test } from 'vitest';
import { filtersInAddress, listInput, noFilters, sortedBy, tableSort } from './invoice-filters.ts';

const november = { from: '2026-11-01', to: '2026-11-30' };

test.each([
  [{}, noFilters],
  [
    { dateFrom: november.from, dateTo: november.to },
    { ...noFilters, range: november },
  ],
  [{ dateFrom: november.to, dateTo: november.from }, noFilters],
  [{ dateFrom: '2026-02-30', dateTo: '2026-03-01' }, noFilters],
  [{ dateFrom: '2026-11-01' }, noFilters],
  [{ dateFrom: '1900-01-01', dateTo: '2026-11-01' }, noFilters],
  [{ sort: 'balanceDue' }, { ...noFilters, sortBy: 'balanceDue', sortOrder: 'asc' }],
  [
    { sort: '-dueDate', page: '3' },
    { ...noFilters, sortBy: 'dueDate', page: 3 },
  ],
  [{ page: '-1' }, noFilters],
  [{ page: '99999999' }, noFilters],
])('an address with %o asks for %o [SVC-007]', (search, filters) => {
  expect(filtersInAddress.read(search)).toEqual(filters);
});

test('what is written into the address is read from it', () => {
  const filters = { range: november, sortBy: 'dueDate', sortOrder: 'asc', page: 2 } as const;
  const written = filtersInAddress.write(filters);
  expect(written).toEqual({ dateFrom: november.from, dateTo: november.to, sort: 'dueDate', page: '2' });
  expect(filtersInAddress.read(written)).toEqual(filters);
  expect(Object.values(filtersInAddress.write(noFilters))).toEqual([undefined, undefined, undefined, undefined]);
});

test('an unknown order is the newest first', () => {
  expect(filtersInAddress.read({ sort: '-price' })).toEqual(noFilters);
});

test('the server is asked for ten of the range, in the order [SVC-006, SVC-017]', () => {
  expect(listInput(noFilters)).toEqual({
    query: { page: 1, pageSize: 10 },
    body: { sortBy: 'invoiceDate', sortOrder: 'desc' },
  });
  expect(listInput({ ...noFilters, range: november, page: 2 })).toEqual({
    query: { page: 2, pageSize: 10 },
    body: { sortBy: 'invoiceDate', sortOrder: 'desc', invoiceDateFrom: november.from, invoiceDateTo: november.to },
  });
});

test('a header that is pressed sorts, and the list begins anew', () => {
  const sorted = sortedBy({ ...noFilters, page: 4 }, { column: 'balanceDue', direction: 'ascending' });
  expect(sorted).toEqual({ ...noFilters, sortBy: 'balanceDue', sortOrder: 'asc' });
  expect(tableSort(sorted)).toEqual({ column: 'balanceDue', direction: 'ascending' });
  expect(sortedBy(noFilters, { column: 'status', direction: 'descending' })).toEqual(noFilters);
});
