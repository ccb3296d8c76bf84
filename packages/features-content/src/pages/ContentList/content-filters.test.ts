import { contract } from '@portal/api/contract';
import { contentItemFields, parseContentFilter, parseContentSort } from '@portal/rules';
import { describe, expect, test } from 'vitest';
import { allCategories, listInput } from '../../model/content-query.ts';
import { contentSorts, defaultSort, sortFrom } from '../../model/content-sorts.ts';
import { type FileType, fileTypes } from '../../model/file-types.ts';
import {
  contentFilter,
  type ContentFilters,
  filtersInAddress,
  isFiltered,
  noFilters,
  typed,
  withoutChip,
  withoutFilters,
} from './content-filters.ts';

const { news, resources } = filtersInAddress;
const all: ContentFilters = {
  keyword: 'falls',
  tags: ['t-1', 't-2'],
  onlyMine: true,
  type: 'pdf',
  sort: 'nameUp',
};

describe('in the address', () => {
  test('filters are written and read again, and those that are off are left out', () => {
    expect(resources.read(resources.write(all))).toEqual(all);
    expect(Object.values(resources.write(noFilters)).filter(Boolean)).toEqual([]);
    expect(resources.read({})).toEqual(noFilters);
  });

  test('news have no type', () => expect(news.read(resources.write(all)).type).toBe('all'));

  test.each([
    ['a type that there is not', { type: 'constructor' }],
    ['an order that there is not', { sort: '__proto__' }],
    ['no tag', { tag: ',,' }],
    ['another word for yes', { mine: '1' }],
    ['an id that is none', { tag: 'x'.repeat(65) }],
  ])('%s limits nothing', (_, search) => expect(resources.read(search)).toEqual(noFilters));

  test('what is too long is cut', () => {
    expect(resources.read({ keyword: 'x'.repeat(300) }).keyword).toHaveLength(200);
    expect(typed(noFilters, 'x'.repeat(300)).keyword).toHaveLength(200);
    const tags = Array.from({ length: 300 }, (_, index) => `t-${index}`);
    expect(resources.read({ tag: [...tags, ...tags].join(',') }).tags).toEqual(tags.slice(0, 200));
  });
});

describe('what is asked for', () => {
  test('without a limit everything, newest created first and then by its publish start, 8 at a time [CNT-011] [CNT-027] [CNT-036]', () => {
    expect(listInput(contentFilter(allCategories, noFilters, null), noFilters.sort)(2)).toEqual({
      body: {
        query: { page: 2, limit: 8, meta: '*', sort: ['-date_created', '-publishStartDate'], filter: {} },
      },
    });
  });

  test('each limit narrows what the others leave', () => {
    expect(contentFilter('c-1', { ...all, keyword: ' falls ' }, ['n-1'])).toEqual({
      categories: { id: { _eq: 'c-1' } },
      _or: [{ name: { _icontains: 'falls' } }, { shortDescription: { _icontains: 'falls' } }],
      tags: { id: { _in: ['t-1', 't-2'] } },
      assets: { file: { type: { _in: ['application/pdf'] } } },
      id: { _in: ['n-1'] },
    });
  });

  test.each(Object.keys(fileTypes) as FileType[])(
    'the content service knows the filter of %s, and its bounds',
    (type) => {
      const ids = Array.from({ length: 1000 }, (_, index) => `${index}`.padStart(36, '0'));
      const tags = Array.from({ length: 200 }, (_, index) => `t-${index}`);
      const filter = contentFilter('c-1', { ...all, tags, type }, ids);
      const input = listInput(filter, 'newest')(1).body;
      expect(contract.content.searchResources.body.schema.parse(input)).toMatchObject(input);
      const parsed = parseContentFilter(filter, contentItemFields, { at: 'filter', now: new Date(0) });
      expect('refusal' in parsed).toBe(false);
    },
  );
});

test.each([
  ['oldest', 'date_created'],
  ['newest', '-date_created'],
  ['oldestUpdate', 'date_updated'],
  ['newestUpdate', '-date_updated'],
  ['nameUp', 'name'],
  ['nameDown', '-name'],
] as const)('the order %s is by %s', (sort, field) => {
  expect(contentSorts[sort][0]).toBe(field);
  expect(parseContentSort(contentSorts[sort], 'sort')).toHaveProperty('order');
});

test('whoever names no order, or none that there is, gets the newest first', () => {
  expect(sortFrom(undefined)).toBe(defaultSort);
  for (const sort of Object.keys(contentSorts)) expect(sortFrom(sort)).toBe(sort);
});

test('whether something limits a list; its order does not', () => {
  expect(isFiltered({ ...noFilters, keyword: ' ', sort: 'oldest' })).toBe(false);
  for (const one of ['keyword', 'tags', 'onlyMine', 'type'] as const)
    expect(isFiltered({ ...noFilters, [one]: all[one] })).toBe(true);
});

test('a chip takes away what it stands for', () => {
  expect(withoutChip(all, 'tag:t-1')).toEqual({ ...all, tags: ['t-2'] });
  expect(withoutChip(all, 'keyword')).toEqual({ ...all, keyword: '' });
  expect(withoutChip(all, 'onlyMine')).toEqual({ ...all, onlyMine: false });
  expect(withoutChip(all, 'type')).toEqual({ ...all, type: 'all' });
  expect(withoutChip(all, 'something')).toEqual(all);
  expect(withoutFilters(all)).toEqual({ ...noFilters, sort: 'nameUp' });
});
