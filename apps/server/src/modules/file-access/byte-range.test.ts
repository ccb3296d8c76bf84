import { expect, test } from 'vitest';
import { byteRangeOf } from './byte-range.ts';

test.each<[string | undefined, number, ReturnType<typeof byteRangeOf>]>([
  [undefined, 10, null],
  ['bytes=0-3', 10, { first: 0, last: 3 }],
  ['bytes=9-9', 10, { first: 9, last: 9 }],
  ['bytes=4-', 10, { first: 4, last: 9 }],
  ['bytes=4-99', 10, { first: 4, last: 9 }],
  ['bytes=-3', 10, { first: 7, last: 9 }],
  ['bytes=-99', 10, { first: 0, last: 9 }],
  ['bytes=10-', 10, 'beyond'],
  ['bytes=10-12', 10, 'beyond'],
  ['bytes=-0', 10, 'beyond'],
  ['bytes=0-', 0, 'beyond'],
  ['bytes=-5', 0, 'beyond'],
  // What makes no sense, or asks for several parts, is answered with the whole.
  ['bytes=5-4', 10, null],
  ['bytes=-', 10, null],
  ['bytes=0-1,3-4', 10, null],
  ['bytes=a-b', 10, null],
  ['bytes=0-1.5', 10, null],
  ['items=0-1', 10, null],
  [`bytes=0-${'9'.repeat(40)}`, 10, null],
])('%s of %i bytes: %j', (header, length, expected) => {
  expect(byteRangeOf(header, length)).toEqual(expected);
});
