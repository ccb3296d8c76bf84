import { expect, test } from 'vitest';
import { isManagedKind, preferenceRefusal } from './rules.ts';

test.each([
  ['commprefs', undefined],
  ['interests', undefined],
  ['areaofpractices', 'not_found'],
  ['fundingscheme', 'not_found'],
] as const)('what is of %s is chosen by members: %s', (kind, code) => {
  expect(preferenceRefusal({ kind })?.code).toBe(code);
});

test('what is not there cannot be chosen', () => {
  expect(preferenceRefusal(null)?.code).toBe('not_found');
});

test.each([
  ['areaofpractices', true],
  ['fundingscheme', true],
  ['commprefs', false],
  ['other', false],
])('%s is kept by the organisation: %s', (kind, isManaged) => {
  expect(isManagedKind(kind)).toBe(isManaged);
});
