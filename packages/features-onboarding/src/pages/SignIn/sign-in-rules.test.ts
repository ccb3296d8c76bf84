import { expect, test } from 'vitest';
import { canContinue } from './sign-in-rules.ts';

test.each([
  ['mia@example.org', 'ab', true],
  ['mia@example.org', 'a', false],
  ['mia@example.org', '', false],
  ['mia@example', 'abcdef', false],
  ['mia example@example.org', 'abcdef', false],
  ['@example.org', 'abcdef', false],
  ['mia@@example.org', 'abcdef', false],
  [' mia@example.org ', 'abcdef', true],
])('Continue with %j and %j is possible: %s [PLT-282] [PLT-283]', (email, password, expected) => {
  expect(canContinue({ email, password })).toBe(expected);
});
