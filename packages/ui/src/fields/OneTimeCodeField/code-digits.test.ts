import { expect, test } from 'vitest';
import { codeDigits } from './code-digits.ts';

test.each([
  ['', ''],
  ['123456', '123456'],
  ['123 456', '123456'],
  [' 123-456\n', '123456'],
  ['Your code is 123456.', '123456'],
  ['1234567', '123456'],
  ['12a', '12'],
  ['abc', ''],
])('%j is the code %j', (text, code) => {
  expect(codeDigits(text, 6)).toBe(code);
});
