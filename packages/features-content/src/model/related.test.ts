import { contentItemFields, parseContentFilter } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { relatedFilter } from './related.ts';

const tags = [
  { id: 't-1', label: 'Falls' },
  { id: 't-2', label: 'Ageing' },
];
const categories = [{ id: 'c-1', label: 'Practice', type: 'NewsCategories' as const }];

test('what shares a tag or a category is related, and not the item itself', () => {
  const filter = relatedFilter({ id: 'n-1', tags, categories });
  expect(filter).toEqual({
    id: { _neq: 'n-1' },
    _or: [{ tags: { id: { _in: ['t-1', 't-2'] } } }, { categories: { id: { _in: ['c-1'] } } }],
  });
  const parsed = parseContentFilter(filter, contentItemFields, { at: 'filter', now: new Date(0) });
  expect('refusal' in parsed).toBe(false);
});

test('what is filed under nothing is related to nothing', () => {
  expect(relatedFilter({ id: 'n-1', tags: [], categories: [] })).toBeNull();
  expect(relatedFilter({ id: 'n-1', tags, categories: [] })).toMatchObject({ _or: [{ tags: {} }] });
});
