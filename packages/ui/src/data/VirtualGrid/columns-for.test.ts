import { expect, test } from 'vitest';
import { scale } from '../../foundations/theme/scale.ts';
import { cardsInRow, columnsFor, narrowest } from './columns-for.ts';

test.each([
  [0, 'md', 24, 1],
  [320, 'md', 24, 1],
  [568, 'md', 24, 2],
  [567, 'md', 24, 1],
  [1000, 'md', 24, 3],
  [1280, 'md', 24, 4],
  [1280, 'lg', 24, 3],
  [1280, 'xs', 0, 8],
] as const)('%i px hold columns of %s with a gap of %i: %i', (width, minColumn, gap, expected) => {
  expect(columnsFor(width, minColumn, gap)).toBe(expected);
});

test('columns are as wide for their words where text is twice as large', () => {
  expect([columnsFor(1280, 'md', 24, 2), columnsFor(567, 'md', 24, 2)]).toEqual([2, 1]);
});

test('columns are reckoned as narrow as the theme has them', () => {
  const { columnXs, columnSm, columnMd, columnLg } = scale.size;
  const inPixels = Object.fromEntries(Object.entries(narrowest).map(([name, width]) => [name, `${width}px`]));
  expect(inPixels).toEqual({ xs: columnXs, sm: columnSm, md: columnMd, lg: columnLg });
});

test.each([
  [360, 1, 1],
  [767, 1, 1],
  [768, 1, 2],
  [1199, 1, 2],
  [1200, 1, 3],
  [1599, 1, 3],
  [1600, 1, 4],
  [1600, 2, 2],
])('a portal of %i px, with text %i times as large, has so many cards in a row: %i', (width, textSize, expected) => {
  expect(cardsInRow(width, textSize)).toBe(expected);
});
