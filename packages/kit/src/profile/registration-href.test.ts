import { expect, test } from 'vitest';
import { registrationHref } from './registration-href.ts';

test.each([
  ['/register', 'https://ota.example', 'https://ota.example/register'],
  ['https://join.example/flow', 'https://ota.example', 'https://join.example/flow'],
  ['/membership/new-membership', 'https://nlc.example/', 'https://nlc.example/membership/new-membership'],
])('the registration route %s of %s is %s [PLT-025]', (registrationRoute, website, expected) => {
  expect(registrationHref({ registrationRoute, website })).toBe(expected);
});
