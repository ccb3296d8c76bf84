import { expect, test } from 'vitest';
import { isPasswordChosen, passwordChecks } from './password-rules.ts';

const twice = (password: string) => ({ password, confirmPassword: password });

test.each([
  ['Short-1', ['symbol', 'cases', 'match']],
  ['Longenough1', ['minLength', 'cases', 'match']],
  ['only-lower-case', ['minLength', 'symbol', 'match']],
  ['ONLY-UPPER-CASE', ['minLength', 'symbol', 'match']],
  ['', []],
  ['Quiet-harbour', ['minLength', 'symbol', 'cases', 'match']],
])('%o meets %o', (password, met) => {
  const checks = passwordChecks(twice(password));
  expect(Object.entries(checks).flatMap(([name, isMet]) => (isMet ? [name] : []))).toEqual(met);
  expect(isPasswordChosen(twice(password))).toBe(met.length === 4);
});

test('another one in its confirmation is not chosen', () => {
  const chosen = { password: 'Quiet-harbour', confirmPassword: 'Quiet-harbor' };
  expect(passwordChecks(chosen).match).toBe(false);
  expect(isPasswordChosen(chosen)).toBe(false);
});

test('one that is too long is not chosen', () => {
  expect(isPasswordChosen(twice(`Aa-${'x'.repeat(126)}`))).toBe(false);
});
