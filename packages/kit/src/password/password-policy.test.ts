import { expect, test } from 'vitest';
import { meetsPasswordPolicy, unmetPasswordRules } from './password-policy.ts';

test.each([
  ['Passw0rd', []],
  ['Passw!rdx', []],
  ['passw0rd', ['upper']],
  ['PASSW0RD', ['lower']],
  ['Password', ['symbolOrDigit']],
  ['Pa1', ['minLength']],
  ['', ['minLength', 'upper', 'lower', 'symbolOrDigit']],
  [`Aa1${'x'.repeat(126)}`, ['maxLength']],
  [`Aa1${'x'.repeat(125)}`, []],
  ['Ärger mit 🙂', []],
] as const)('%o leaves %o to meet', (password, unmet) => {
  expect(unmetPasswordRules(password)).toEqual(unmet);
});

test('a screen may ask for a digit or a symbol by name, and common passwords are refused', () => {
  expect(unmetPasswordRules('Passw0rd', { also: ['symbol'] })).toEqual(['symbol']);
  expect(unmetPasswordRules('Pass!word', { also: ['digit', 'symbol'] })).toEqual(['digit']);
  expect(unmetPasswordRules('Passw0rd-', { also: ['listedSymbol'] })).toEqual(['listedSymbol']);
  expect(unmetPasswordRules('Passw0rd', { isCommon: (password) => password === 'Passw0rd' })).toEqual(['common']);
  expect(meetsPasswordPolicy('Passw0rd')).toBe(true);
});
