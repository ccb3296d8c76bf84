import { expect, test } from 'vitest';
import { areaPath, linePath, linePoints, markerPath } from './line-shapes.ts';
import { valueScale } from './value-scale.ts';

const series = (values: readonly number[]) => ({ id: 'a', label: 'A', values });

test('points stand in the middle of their categories, higher for more', () => {
  expect(linePoints(series([0, 5]), 2, valueScale([10]))).toEqual([
    { x: 25, y: 100 },
    { x: 75, y: 50 },
  ]);
});

test.each([
  ['nothing', [], ''],
  ['one value', [5], 'M50,50Z'],
  ['two values', [0, 5], 'M25,100L75,50'],
])('the line of %s', (_, values, path) => {
  expect(linePath(linePoints(series(values), values.length, valueScale([10])))).toBe(path);
});

test('an area closes at the bottom', () => {
  expect(areaPath(linePoints(series([0, 5]), 2, valueScale([10])))).toBe('M25,100L75,50L75,100L25,100Z');
});

test('no two of six series have the same marker', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((at) => markerPath(at))).size).toBe(6);
});
