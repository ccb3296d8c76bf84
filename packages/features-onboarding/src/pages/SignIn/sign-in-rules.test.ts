import { expect, test } from 'vitest';
import { canContinue, registrationHref } from './sign-in-rules.ts';

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

test.each([
  ['/register', 'https://ota.example', 'https://ota.example/register'],
  ['https://join.example/flow', 'https://ota.example', 'https://join.example/flow'],
  ['/membership/new-membership', 'https://nlc.example/', 'https://nlc.example/membership/new-membership'],
])('the registration route %s of %s is %s [PLT-025]', (route, website, expected) => {
  expect(registrationHref(route, website)).toBe(expected);
});
