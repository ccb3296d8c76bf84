import { expect, test } from 'vitest';
import { addressFormat, emptyAddress, inCountry, isPostcode } from './address-formats.ts';

test.each([
  ['AU', '4000', true],
  ['AU', ' 4000 ', true],
  ['AU', '400', false],
  ['AU', 'SW1A 1AA', false],
  ['AU', '', true],
  ['GB', 'sw1a1aa', true],
  ['GB', '4000', false],
  ['IE', 'D6W XY00', true],
  ['US', '10001-1234', true],
  ['CA', 'K1A 0B1', true],
  ['SG', '238801', true],
  ['FR', 'anything', true],
])('in %s %j is a postcode: %s', (country, postcode, expected) => {
  expect(isPostcode(country, postcode)).toBe(expected);
});

test.each([
  ['AU', 'Suburb', 'State', 'Postcode'],
  ['US', 'City', 'State', 'ZIP code'],
  ['SG', null, null, 'Postal code'],
  ['FR', 'City', 'State or region', 'Postcode'],
])('addresses in %s have %s, %s and %s', (country, suburb, state, postcode) => {
  expect(addressFormat(country)).toMatchObject({ suburb, state, postcode });
});

const brisbane = { ...emptyAddress, address1: '1 Ann St', suburb: 'Brisbane', state: 'QLD', postcode: '4000' };

test.each([
  ['NZ', { suburb: 'Brisbane', state: '', postcode: '4000' }],
  ['US', { suburb: 'Brisbane', state: '', postcode: '4000' }],
  ['HK', { suburb: 'Brisbane', state: '', postcode: '' }],
  ['SG', { suburb: '', state: '', postcode: '4000' }],
])('moved to %s it keeps %j', (country, expected) => {
  expect(inCountry(brisbane, country)).toEqual({ ...brisbane, country, ...expected });
});
