import { expect, test } from 'vitest';
import { barScale, barShapes } from './bar-shapes.ts';

const series = [
  { id: 'formal', label: 'Formal', values: [6, 10] },
  { id: 'own', label: 'Self-directed', values: [4, 0] },
];

test('stacked bars stand on each other, and the scale reaches their sum', () => {
  const scale = barScale(series, 2, 'stacked');
  expect(scale.ticks.at(-1)).toBe(10);
  const bars = barShapes(series, 2, 'stacked', scale);
  expect(bars.map(({ from, length }) => [from, length])).toEqual([
    [0, 60],
    [0, 100],
    [60, 40],
    [100, 0],
  ]);
});

test('grouped bars stand beside each other, in the middle of an equal part of the plot', () => {
  const bars = barShapes(series, 2, 'grouped', barScale(series, 2, 'grouped'));
  const [first, , second] = bars;
  expect(bars.every(({ from }) => from === 0)).toBe(true);
  expect(first && second ? first.start + first.breadth : 0).toBeLessThan(second?.start ?? 0);
  expect(first && second ? (first.start + second.start + second.breadth) / 2 : 0).toBeCloseTo(25);
});

test.each([
  ['missing', [5]],
  ['negative', [5, -3]],
])('a %s value is drawn as nothing', (_, values) => {
  const odd = [{ id: 'a', label: 'A', values }];
  expect(barShapes(odd, 2, 'grouped', barScale(odd, 2, 'grouped'))[1]?.length).toBe(0);
});
