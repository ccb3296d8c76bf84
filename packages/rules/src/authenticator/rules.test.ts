import { expect, test } from 'vitest';
import { readRecoveryCode, withoutAppRefusal } from './rules.ts';

test.each([
  ['7QK4-M2XB-9HTD-3FWA', '7QK4-M2XB-9HTD-3FWA'],
  [' 7qk4 m2xb 9htd 3fwa ', '7QK4-M2XB-9HTD-3FWA'],
  ['7qk4m2xb9htd3fwa', '7QK4-M2XB-9HTD-3FWA'],
  ['oOiI-lL00-0000-0000', '0011-1100-0000-0000'],
  ['7QK4-M2XB-9HTD', null],
  ['7QK4-M2XB-9HTD-3FWU', null],
  ['123456', null],
  ['', null],
])('%j is read as %j', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code);
});

test('without an app there is nothing to turn off', () => {
  expect([withoutAppRefusal(true), withoutAppRefusal(false)?.code]).toEqual([null, 'conflict']);
});
