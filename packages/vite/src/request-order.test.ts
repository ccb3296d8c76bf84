import { expect, test } from 'vitest';
import { requestOrder } from './request-order.ts';

test.each([
  [[], []],
  [[3], [3]],
  [
    [14, 47, 2, 16, 7],
    [47, 2, 7, 14, 16],
  ],
])('of %j the largest is asked for first, then the smallest', (sizes, order) => {
  expect(requestOrder(sizes.map((size) => ({ size }))).map(({ size }) => size)).toEqual(order);
});
