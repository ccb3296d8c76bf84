import { expect, test } from 'vitest';
import { categoryRefusal, categoryRemovalRefusal, mayStandBelow, tagRefusal } from './rules.ts';

const top = { id: 'top', parentCategoryId: null };
const below = { id: 'below', parentCategoryId: 'top' };
const own = { id: 'own', hasSubcategories: false };
const parent = { id: 'own', hasSubcategories: true };

test.each<[string, Parameters<typeof categoryRefusal>, string | null]>([
  ['at the top', [{ parentCategoryId: null, parent: null, isNameTaken: false }, null], null],
  ['below one at the top [COM-440]', [{ parentCategoryId: 'top', parent: top, isNameTaken: false }, own], null],
  [
    'below one that is not there',
    [{ parentCategoryId: 'gone', parent: null, isNameTaken: false }, own],
    'parentCategoryId',
  ],
  ['below a subcategory', [{ parentCategoryId: 'below', parent: below, isNameTaken: false }, own], 'parentCategoryId'],
  [
    'below itself',
    [{ parentCategoryId: 'own', parent: { id: 'own', parentCategoryId: null }, isNameTaken: false }, own],
    'parentCategoryId',
  ],
  [
    'below another, with subcategories of its own',
    [{ parentCategoryId: 'top', parent: top, isNameTaken: false }, parent],
    'parentCategoryId',
  ],
  ['with a name that is given there', [{ parentCategoryId: 'top', parent: top, isNameTaken: true }, own], 'name'],
])('a category %s', (_, wish, field) => {
  expect(categoryRefusal(...wish)?.field ?? null).toBe(field && `body.${field}`);
});

test('a category can be given those above it that the rule lets it have', () => {
  const places = [top, below, { id: 'own', parentCategoryId: null }];
  expect(places.filter((place) => mayStandBelow(place, own))).toEqual([top]);
  expect(places.filter((place) => mayStandBelow(place, parent))).toEqual([]);
});

test('a category with others below it is not removed; a tag has no name of another', () => {
  expect([true, false].map((has) => categoryRemovalRefusal(has)?.code ?? null)).toEqual(['conflict', null]);
  expect([true, false].map((isTaken) => tagRefusal(isTaken)?.field ?? null)).toEqual(['body.name', null]);
});
