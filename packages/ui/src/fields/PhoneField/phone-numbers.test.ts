import { expect, test } from 'vitest';
import { callingCodes, readPhone, typePhone } from './phone-numbers.ts';

test.each([
  ['+61412345678', 'AU', { country: 'AU', text: '0412 345 678' }],
  ['+6421345678', 'AU', { country: 'NZ', text: '021 345 678' }],
  ['', 'AU', { country: 'AU', text: '' }],
  ['none', 'AU', { country: 'AU', text: 'none' }],
])('%j is shown in a field of %s as %j', (value, country, expected) => {
  expect(readPhone(value, country)).toEqual(expected);
});

test.each([
  ['0412', 'AU', { country: 'AU', text: '0412', value: '+61412', isValid: false }],
  ['0412345678', 'AU', { country: 'AU', text: '0412 345 678', value: '+61412345678', isValid: true }],
  ['412345678', 'AU', { country: 'AU', text: '412345678', value: '+61412345678', isValid: true }],
  ['+64 21 345 678', 'AU', { country: 'NZ', text: '021 345 678', value: '+6421345678', isValid: true }],
  ['0064 21 345 678', 'AU', { country: 'NZ', text: '021 345 678', value: '+6421345678', isValid: true }],
  ['+64', 'AU', { country: 'AU', text: '+64', value: '+64', isValid: false }],
  ['', 'AU', { country: 'AU', text: '', value: '', isValid: false }],
])('%j typed in a field of %s is %j', (text, country, expected) => {
  expect(typePhone(text, country)).toEqual(expected);
});

test('what is changed in the middle is left as it is typed', () => {
  expect(typePhone('041234 5678', 'AU', { isFormatted: false })).toMatchObject({
    text: '041234 5678',
    value: '+61412345678',
  });
});

test('countries have their calling codes', () => {
  expect(callingCodes()).toContainEqual({ country: 'AU', code: '61' });
});
