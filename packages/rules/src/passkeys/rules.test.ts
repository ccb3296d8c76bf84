import { limits } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { isCountedBack, tooManyPasskeysRefusal } from './rules.ts';

test.each([
  [0, 0, false],
  [0, 1, false],
  [4, 5, false],
  [4, 4, true],
  [4, 3, true],
  [4, 0, true],
])('a key that had signed %i times and says %i is a copy: %s', (before, now, expected) => {
  expect(isCountedBack(before, now)).toBe(expected);
});

test.each([
  [0, true],
  [limits.passkey.most - 1, true],
  [limits.passkey.most, false],
])('another passkey beside %i: %s', (count, expected) => {
  expect(tooManyPasskeysRefusal(count) === null).toBe(expected);
});
