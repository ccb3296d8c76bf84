import { expect, test } from 'vitest';
import { exactAmount } from './exact-amount.ts';

test.each([
  ['100 minutes', { hours: 1.66, minutes: 100 }, 'hours', { h: 1, min: 40 }],
  ['three quarters', { hours: 0.75, minutes: 45 }, 'hours', null],
  ['hours of fifty minutes', { hours: 2, minutes: 100 }, 'hours', null],
  ['points', { hours: 1.66, minutes: 100 }, 'points', null],
] as const)('%s', (_, record, unit, expected) => {
  expect(exactAmount(record, unit)).toEqual(expected);
});
