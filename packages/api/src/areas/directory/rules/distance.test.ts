import { expect, test } from 'vitest';
import { distances, isWithinDistance, kilometresOf, metresBetween, postCodeOf } from './distance.ts';

const melbourne = { latitude: -37.8142, longitude: 144.9632 };
const places = {
  footscray: { latitude: -37.8002, longitude: 144.8996 },
  sydney: { latitude: -33.8688, longitude: 151.2093 },
  perth: { latitude: -31.9523, longitude: 115.8613 },
};

test.each([
  ['footscray', 6],
  ['sydney', 713],
  ['perth', 2722],
] as const)('from Melbourne it is as far to %s as an atlas says: %i km', (name, kilometres) => {
  const metres = metresBetween(melbourne, places[name]);
  expect(Math.abs(metres / 1000 - kilometres)).toBeLessThan(5);
  expect(metresBetween(places[name], melbourne)).toBe(metres);
});

test('a place is nowhere from itself, and the other side of the world half way round', () => {
  expect(metresBetween(melbourne, melbourne)).toBe(0);
  expect(kilometresOf(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }))).toBe(20_015);
});

test('across the line of the date it is not far', () => {
  const metres = metresBetween({ latitude: -16.8, longitude: 179.9 }, { latitude: -16.8, longitude: -179.9 });
  expect(kilometresOf(metres)).toBe(21);
});

test.each([
  [4999, '5', true],
  [5000, '5', true],
  [5001, '5', false],
  [250_000, '250', true],
] as const)('%i m is within %s km: %s', (metres, distance, is) => {
  expect(isWithinDistance(metres, distance)).toBe(is);
});

test('distances grow, so that a list of them reads from near to far', () => {
  expect(distances.map(Number)).toEqual(distances.map(Number).toSorted((a, b) => a - b));
});

test.each([
  [' 3056 ', '3056'],
  ['sw1a  1aa', 'SW1A 1AA'],
  ['', ''],
])('%j is kept as %j', (typed, expected) => {
  expect(postCodeOf(typed)).toBe(expected);
});
