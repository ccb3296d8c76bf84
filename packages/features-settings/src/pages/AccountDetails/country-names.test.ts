import { expect, test } from 'vitest';
import { countryName, countryOptions } from './country-names.ts';

test('countries are named, and one that was chosen before stays among them', () => {
  expect(countryName('au')).toBe('Australia');
  expect(countryOptions('au').map(({ value }) => value)).toContain('nz');
  expect(countryOptions('au')).toHaveLength(countryOptions('nz').length);
  expect(countryOptions('fi')).toContainEqual({ value: 'fi', label: 'Finland' });
});
