import { expect, test } from 'vitest';
import { valueScale } from './value-scale.ts';

test.each([
  ['nothing', [], [0]],
  ['zeros', [0, 0], [0]],
  ['one person', [1], [0, 1]],
  ['halves', [0.5, 1], [0, 0.2, 0.4, 0.6, 0.8, 1]],
  ['hours', [14, 3, 8], [0, 5, 10, 15]],
  ['millions', [1_204_350], [0, 500_000, 1_000_000, 1_500_000]],
])('ticks of %s', (_, values, ticks) => {
  expect(valueScale(values).ticks).toEqual(ticks);
});

test('shares run from zero to the last tick', () => {
  const { shareOf } = valueScale([14]);
  expect([0, 7.5, 15, 99].map(shareOf)).toEqual([0, 50, 100, 100]);
});

test('where all is zero nothing is drawn', () => {
  expect(valueScale([0]).shareOf(0)).toBe(0);
});
