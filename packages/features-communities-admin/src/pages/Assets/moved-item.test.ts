import { expect, test } from 'vitest';
import { movedItem } from './moved-item.ts';

test.each([
  ['abcd', 'bcda', { id: 'a', newOrder: 4 }],
  ['abcd', 'dabc', { id: 'd', newOrder: 1 }],
  ['abcd', 'acbd', { id: 'c', newOrder: 2 }],
  ['abcd', 'abcd', null],
  ['abcd', 'dcba', null],
])('from %s to %s, this item has moved: %j', (before, after, expected) => {
  expect(movedItem([...before], [...after])).toEqual(expected);
});
