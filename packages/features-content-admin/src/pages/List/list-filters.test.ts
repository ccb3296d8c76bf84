import { expect, test } from 'vitest';
import { filtersInAddress, isLimited, listQuery, noFilters } from './list-filters.ts';

test.each([
  ['nothing', {}, noFilters, {}],
  ['a word', { keyword: 'hands ' }, { ...noFilters, keyword: 'hands ' }, { keyword: 'hands' }],
  ['a state', { state: 'draft' }, { ...noFilters, state: 'draft' }, { state: 'draft' }],
  ['a state that there is not', { state: 'lost' }, noFilters, {}],
  ['a category', { category: 'c-1' }, { ...noFilters, categoryId: 'c-1' }, { category: 'c-1' }],
  ['a page', { page: '3' }, { ...noFilters, page: 3 }, { page: '3' }],
  ['a page that there is not', { page: '-3' }, noFilters, {}],
] as const)('%s in the address', (_, search, filters, written) => {
  expect(filtersInAddress.read(search)).toEqual(filters);
  expect(JSON.parse(JSON.stringify(filtersInAddress.write(filters)))).toEqual(written);
});

test('a word that goes on for ever is cut', () => {
  expect(filtersInAddress.read({ keyword: 'a'.repeat(500) }).keyword).toHaveLength(200);
});

test('a list is limited by a word, a state or a category, and by no page', () => {
  const open = [noFilters, { ...noFilters, keyword: ' ' }, { ...noFilters, page: 2 }];
  const limited = [
    { ...noFilters, keyword: 'a' },
    { ...noFilters, state: 'archived' as const },
    { ...noFilters, categoryId: 'c-1' },
  ];
  expect(open.some(isLimited)).toBe(false);
  expect(limited.every(isLimited)).toBe(true);
});

test('what is asked for has its kind, and no more than it is limited to', () => {
  expect(listQuery('resources', { ...noFilters, keyword: ' a ', page: 2 })).toEqual({
    kind: 'resource',
    page: 2,
    pageSize: 20,
    keyword: 'a',
  });
  expect(listQuery('news', { ...noFilters, state: 'draft', categoryId: 'c-1' })).toMatchObject({
    kind: 'news',
    state: 'draft',
    categoryId: 'c-1',
  });
});
