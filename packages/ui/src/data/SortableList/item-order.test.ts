import { expect, test } from 'vitest';
import { moved, reordered } from './item-order.ts';

const ids = [...'abcde'];

test.each([
  ['b', 'after', 'd', '', 'acdbe'],
  ['d', 'before', 'a', '', 'dabce'],
  ['bd', 'before', 'a', '', 'bdace'],
  ['b', 'before', 'b', '', 'abcde'],
  ['e', 'before', 'a', 'a', 'aebcd'],
  ['b', 'after', 'e', 'c', 'adceb'],
  ['a', 'after', 'e', 'a', 'abcde'],
] as const)('%s %s %s, locked %j: %s', (items, position, target, locked, expected) => {
  expect(reordered(ids, new Set(locked), new Set(items), { id: target, position }).join('')).toBe(expected);
});

test.each([
  ['b', 'up', '', 'bacde'],
  ['b', 'down', '', 'acbde'],
  ['a', 'up', '', null],
  ['e', 'down', '', null],
  ['b', 'up', 'a', null],
  ['b', 'down', 'c', 'adcbe'],
  ['c', 'up', 'c', null],
  ['gone', 'up', '', null],
] as const)('%s %s, locked %j: %s', (id, direction, locked, expected) => {
  expect(moved(ids, new Set(locked), id, direction)?.join('') ?? null).toBe(expected);
});
