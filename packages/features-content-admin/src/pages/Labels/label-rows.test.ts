import { expect, test } from 'vitest';
import { categoryRows, categoryTargets, tagRows } from './label-rows.ts';

const type = 'NewsCategories';
const practice = { id: 'a', label: 'Practice', type, parentId: null, itemCount: 3 } as const;
const hands = { id: 'a-1', label: 'Hands', type, parentId: 'a', itemCount: 0 } as const;
const policy = { id: 'b', label: 'Policy', type, parentId: null, itemCount: 0 } as const;
const categories = [practice, hands, policy];

const permissionsOf = ({ canRename, canMerge, canDelete }: ReturnType<typeof categoryRows>[number]) => [
  canRename,
  canMerge,
  canDelete,
];

test('a category is deleted that nothing is in and none is below, and put into another of its level', () => {
  const rows = categoryRows(categories, false);
  expect(rows.map(({ isBelow }) => isBelow)).toEqual([false, true, false]);
  expect(rows.map(permissionsOf)).toEqual([
    [true, false, false],
    [true, false, true],
    [true, true, true],
  ]);
  expect(categoryTargets(categories, policy)).toEqual([practice]);
  expect(categoryTargets(categories, hands)).toEqual([]);
});

test('nothing is done to what is kept elsewhere', () => {
  expect(categoryRows(categories, true).flatMap(permissionsOf)).not.toContain(true);
});

test('who does not keep all tags changes none of them, and what something else carries stays', () => {
  const tags = [
    { id: 't', label: 'evidence', itemCount: 0, elsewhereCount: 2 },
    { id: 'u', label: 'hands', itemCount: 0, elsewhereCount: 0 },
  ];
  expect(tagRows(tags, false).flatMap(permissionsOf)).not.toContain(true);
  expect(tagRows(tags, true).map(permissionsOf)).toEqual([
    [true, true, false],
    [true, true, true],
  ]);
});
