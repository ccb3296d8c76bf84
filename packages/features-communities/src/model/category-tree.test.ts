import { describe, expect, test } from 'vitest';
import { categoryTree, selectedCategories, settleCategories, tickOf, toggleCategory } from './category-tree.ts';

function category(id: string, parentCategoryId: string | null, name = id) {
  return { id, name, parentCategoryId, communityCount: 1 };
}

const flat = [
  category('hands', 'practice', 'Hand therapy'),
  category('practice', null, 'Practice areas'),
  category('paeds', 'practice', 'Paediatrics'),
  category('regions', null, 'Regions'),
  category('nsw', 'regions', 'New South Wales'),
  category('students', null, 'Students'),
];
const tree = categoryTree(flat);

describe('the tree', () => {
  test('is built from the flat list by parentCategoryId, by name [COM-068]', () => {
    expect(tree.map((node) => [node.name, node.children.map((child) => child.name)])).toEqual([
      ['Practice areas', ['Hand therapy', 'Paediatrics']],
      ['Regions', ['New South Wales']],
      ['Students', []],
    ]);
  });

  test('a category with parentCategoryId null stands at the top [COM-069]', () => {
    expect(categoryTree([category('a', null), category('b', null)]).map((node) => node.id)).toEqual(['a', 'b']);
  });

  test('keeps a category whose parent is unknown', () => {
    expect(categoryTree([category('orphan', 'gone')]).map((node) => node.id)).toEqual(['orphan']);
  });
});

describe('ticks', () => {
  test.each([
    ['ticking a parent ticks its children [COM-070]', [], 'practice', ['practice', 'hands', 'paeds']],
    ['unticking a parent unticks its children [COM-070]', ['practice', 'hands', 'paeds'], 'practice', []],
    ['ticking one child leaves the parent', [], 'hands', ['hands']],
    ['ticking the last child ticks the parent', ['hands'], 'paeds', ['practice', 'hands', 'paeds']],
    ['unticking a child unticks the parent', ['practice', 'hands', 'paeds'], 'hands', ['paeds']],
    ['a half-ticked parent becomes fully ticked', ['hands'], 'practice', ['practice', 'hands', 'paeds']],
    ['a category without children', ['hands'], 'students', ['hands', 'students']],
    ['an unknown category goes', ['hands', 'gone'], 'gone', ['hands']],
  ] as const)('%s', (_, selected, id, expected) => {
    expect(toggleCategory(tree, selected, id)).toEqual(expected);
  });

  test.each([
    ['some', ['hands'], 'some'],
    ['all', ['hands', 'paeds'], 'on'],
    ['none', [], 'off'],
  ] as const)('a parent with %s of its children ticked [COM-070]', (_, selected, tick) => {
    expect(tickOf(tree[0]!, new Set(selected))).toBe(tick);
  });

  test('an address that names only the parent ticks its children too', () => {
    expect(settleCategories(tree, ['practice'])).toEqual(['practice', 'hands', 'paeds']);
  });

  test('an address that names a category that is gone is forgotten', () => {
    expect(settleCategories(tree, ['gone', 'nsw'])).toEqual(['regions', 'nsw']);
  });
});

test('each selected category is listed for its chip [COM-061]', () => {
  expect(selectedCategories(tree, ['students', 'hands']).map((node) => node.name)).toEqual([
    'Hand therapy',
    'Students',
  ]);
});
