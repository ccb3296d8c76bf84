import { expect, test } from 'vitest';
import { rowsBetween, selectionState, withRows } from './row-selection.ts';

const ids = ['a', 'b', 'c', 'd'];

test.each([
  [[], [], 'none'],
  [ids, [], 'none'],
  [ids, ['z'], 'none'],
  [ids, ['b', 'z'], 'some'],
  [ids, ['d', 'c', 'b', 'a', 'z'], 'all'],
] as const)('of %j, %j selected: %s', (rows, selected, expected) => {
  expect(selectionState(rows, new Set<string>(selected))).toBe(expected);
});

test.each([
  [[], ['a'], true, ['a']],
  [['z', 'b'], ['a', 'b'], true, ['z', 'b', 'a']],
  [['z', 'a', 'b'], ids, false, ['z']],
] as const)('%j with %j set to %s', (selected, rows, isSelected, expected) => {
  expect(withRows(selected, rows, isSelected)).toEqual(expected);
});

test.each([
  ['a', 'c', 'abc'],
  ['d', 'b', 'bcd'],
  ['b', 'b', 'b'],
  [null, 'c', 'c'],
  ['gone', 'c', 'c'],
])('from %s to %s: %s', (from, to, expected) => {
  expect(rowsBetween(ids, from, to).join('')).toBe(expected);
});
