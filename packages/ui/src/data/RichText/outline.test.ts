import { expect, test } from 'vitest';
import { outline, type HeadingLevel } from './outline.ts';

test.each<[number[], HeadingLevel, number[]]>([
  [[2, 3, 4], 2, [2, 3, 4]],
  [[2, 3, 4], 4, [4, 5, 6]],
  [[2, 3, 4, 5], 5, [5, 6, 6, 6]],
  [[2, 4, 2], 3, [3, 4, 3]],
  [[4, 4], 3, [3, 3]],
  [[3, 2, 3], 3, [3, 3, 4]],
  [[2, 3, 4, 2, 4], 3, [3, 4, 5, 3, 4]],
  [[1, 2], 2, [2, 3]],
  [[], 2, []],
])('%j from level %i reads %j', (levels, first, expected) => {
  expect(outline(levels, first)).toEqual(expected);
});
