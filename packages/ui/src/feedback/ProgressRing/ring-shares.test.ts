import { expect, test } from 'vitest';
import { ringShares, segmentShares } from './ring-shares.ts';

test.each([
  [0, 20, 0, 0],
  [-3, 20, 0, 0],
  [5, 20, 0.25, 0],
  [20, 20, 1, 0],
  [25, 20, 1, 0.25],
  [90, 20, 1, 1],
  [3, 0, 1, 0],
  [0, 0, 0, 0],
])('%d of %d fills %d and goes %d beyond', (value, target, filled, beyond) => {
  expect(ringShares(value, target)).toEqual({ filled, beyond });
});

test('segments stand after each other', () => {
  const segments = [
    { id: 'formal', value: 6 },
    { id: 'none', value: 0 },
    { id: 'own', value: 2 },
  ];
  expect(segmentShares(segments, 16)).toEqual([
    { id: 'formal', start: 0, length: 0.375 },
    { id: 'own', start: 0.375, length: 0.125 },
  ]);
});

test('segments beyond the target share the whole ring', () => {
  const segments = [
    { id: 'formal', value: 15 },
    { id: 'own', value: 5 },
  ];
  expect(segmentShares(segments, 10).map(({ length }) => length)).toEqual([0.75, 0.25]);
});
