import { expect, test } from 'vitest';
import { newCodes } from './new-codes.ts';

test.each([
  [
    'stays',
    [
      ['A', 0],
      ['A', 120],
      ['A', 5_000],
    ],
    ['A'],
  ],
  [
    'stays while the device is busy for long',
    [
      ['A', 0],
      ['A', 60_000],
    ],
    ['A'],
  ],
  [
    'is away for a moment',
    [
      ['A', 0],
      [null, 120],
      ['A', 240],
    ],
    ['A'],
  ],
  [
    'comes back',
    [
      ['A', 0],
      [null, 120],
      [null, 2_500],
      ['A', 2_600],
    ],
    ['A', 'A'],
  ],
  [
    'gives way to another and comes back',
    [
      ['A', 0],
      ['B', 120],
      ['A', 240],
    ],
    ['A', 'B', 'A'],
  ],
] as const)('a code that %s is read as often as it is shown', (_, looks, read) => {
  const isNew = newCodes();
  expect(looks.filter(([text, at]) => isNew(text, at)).map(([text]) => text)).toEqual(read);
});
