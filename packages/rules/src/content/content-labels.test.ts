import { expect, test } from 'vitest';
import {
  categoryMergeRefusal,
  type ContentCategoryPlace,
  labelStaleRefusal,
  newCategoryRefusal,
  tagMergeRefusal,
  unusedRefusal,
} from './content-labels.ts';

const top: ContentCategoryPlace = { id: 'top', type: 'NewsCategories', parentId: null };
const below: ContentCategoryPlace = { id: 'below', type: 'NewsCategories', parentId: 'top' };
const guides: ContentCategoryPlace = { id: 'guides', type: 'ResourceCategories', parentId: null };
const wish = (parentId: string | null) => ({ type: 'NewsCategories', parentId }) as const;

test.each<[string, Parameters<typeof newCategoryRefusal>, string | null]>([
  ['at the top', [wish(null), null, false], null],
  ['below one at the top', [wish('top'), top, false], null],
  ['below one that is not there', [wish('gone'), null, false], 'parentId'],
  ['below one of another type', [wish('guides'), guides, false], 'parentId'],
  ['below a subcategory', [wish('below'), below, false], 'parentId'],
  ['with a name that is given there', [wish(null), null, true], 'label'],
])('a new category %s', (_, given, field) => {
  expect(newCategoryRefusal(...given)?.field ?? null).toBe(field && `body.${field}`);
});

test.each<[string, Parameters<typeof categoryMergeRefusal>, string | null]>([
  [
    'into another',
    [
      { ...top, hasBelow: false },
      { ...top, id: 'other' },
    ],
    null,
  ],
  [
    'a subcategory into another',
    [
      { ...below, hasBelow: false },
      { ...below, id: 'other' },
    ],
    null,
  ],
  ['into one that is not there', [{ ...top, hasBelow: false }, null], 'invalid_input'],
  ['into itself', [{ ...top, hasBelow: false }, top], 'invalid_input'],
  ['into one of another type', [{ ...top, hasBelow: false }, guides], 'invalid_input'],
  ['into a subcategory', [{ ...top, hasBelow: false }, below], 'invalid_input'],
  [
    'while others are below it',
    [
      { ...top, hasBelow: true },
      { ...top, id: 'other' },
    ],
    'conflict',
  ],
])('a category is merged %s', (_, given, code) => {
  expect(categoryMergeRefusal(...given)?.code ?? null).toBe(code);
});

test('what is used is not deleted, nor what others stand below', () => {
  const codes = [
    unusedRefusal({ uses: 0, hasBelow: false }),
    unusedRefusal({ uses: 1, hasBelow: false }),
    unusedRefusal({ uses: 0, hasBelow: true }),
  ].map((refusal) => refusal?.code ?? null);
  expect(codes).toEqual([null, 'conflict', 'conflict']);
});

test('a tag is merged into another one that is there', () => {
  expect(tagMergeRefusal('a', { id: 'b' })).toBeNull();
  expect([tagMergeRefusal('a', { id: 'a' })?.field, tagMergeRefusal('a', null)?.field]).toEqual([
    'body.intoId',
    'body.intoId',
  ]);
});

test('a name that was changed since it was read is not replaced', () => {
  expect(labelStaleRefusal('Old', 'New')?.code).toBe('stale');
  expect([labelStaleRefusal('New', 'New'), labelStaleRefusal(undefined, 'New')]).toEqual([null, null]);
});
