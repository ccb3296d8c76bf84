import { expect, test } from 'vitest';
import { states } from './places.ts';
import { postCodeOfPlace, postcodes } from './postcodes.ts';

test('every suburb and town has a postcode, and no two share one', () => {
  const places = states.flatMap(({ code, suburbs }) => suburbs.map((suburb) => `${suburb} ${code}`));
  const found = places.map((place) => postCodeOfPlace(place));
  expect(places.filter((_, at) => !/^\d{4}$/.test(found[at] ?? ''))).toEqual([]);
  expect(new Set(found).size).toBe(places.length);
  expect(postcodes).toHaveLength(places.length);
});

test('all of them are in Australia', () => {
  const isThere = ({ latitude, longitude }: (typeof postcodes)[number]) =>
    latitude < -10 && latitude > -44 && longitude > 113 && longitude < 154;
  expect(postcodes.filter((place) => !isThere(place))).toEqual([]);
});
