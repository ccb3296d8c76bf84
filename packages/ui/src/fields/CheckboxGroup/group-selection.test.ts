import { expect, test } from 'vitest';
import { allChosen, toggleAll, toggleOne } from './group-selection.ts';

const options = [{ value: 'a' }, { value: 'b' }, { value: 'c', isDisabled: true }];

test.each([
  [[], 'none'],
  [['a'], 'some'],
  [['c'], 'some'],
  [['b', 'a'], 'all'],
] as const)('of %j %s are chosen', (value, expected) => {
  expect(allChosen(options, value)).toBe(expected);
});

test.each([
  [[], ['a', 'b']],
  [['a'], ['a', 'b']],
  [['a', 'b'], []],
  [['a', 'b', 'c'], ['c']],
])('%j with all toggled becomes %j', (value, expected) => {
  expect(toggleAll(options, value)).toEqual(expected);
});

test.each([
  [[], 'b', ['b']],
  [['b'], 'a', ['a', 'b']],
  [['a', 'b'], 'a', ['b']],
])('%j with %s toggled becomes %j', (value, one, expected) => {
  expect(toggleOne(options, value, one)).toEqual(expected);
});
