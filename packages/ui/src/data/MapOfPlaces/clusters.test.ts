import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';
import type { MapPlace } from './map-place.ts';

const brunswick: MapPlace = { id: '3056', latitude: -37.77, longitude: 144.96, total: 2 };
const coburg: MapPlace = { id: '3058', latitude: -37.74, longitude: 144.96, total: 6 };
const broome: MapPlace = { id: '6725', latitude: -17.96, longitude: 122.24, total: 1 };
const places = [brunswick, coburg, broome];
const idsAt = (zoom: number) => clustersOf(places, zoom, 44).map((one) => one.places.map(({ id }) => id));

test('places that would lie over one another are one, until one zooms in', () => {
  expect(idsAt(0)).toEqual([['3058', '3056', '6725']]);
  expect(idsAt(6)).toEqual([['3058', '3056'], ['6725']]);
  expect(idsAt(12)).toEqual([['3058'], ['3056'], ['6725']]);
});

test('a cluster has all of them, and is nearer to where more is', () => {
  const [around] = clustersOf([brunswick, coburg], 6, 44);
  expect(around?.total).toBe(8);
  expect(around?.latitude).toBeCloseTo(-37.7475);
  expect(around?.longitude).toBeCloseTo(144.96);
});

test('the order in which places come makes no difference', () => {
  expect(clustersOf(places.toReversed(), 6, 44)).toEqual(clustersOf(places, 6, 44));
});

test('none are none, and a pole is somewhere', () => {
  expect(clustersOf([], 6, 44)).toEqual([]);
  const pole = { id: 'pole', latitude: 90, longitude: 0, total: 1 };
  expect(clustersOf([pole, { ...pole, id: 'near', latitude: 89.9 }], 12, 44)).toHaveLength(1);
});

test('thousands of places take no longer than a blink: none is compared with those that are drawn together', () => {
  const many = Array.from({ length: 4_000 }, (_, at) => ({
    ...{ id: String(at), total: 1 + (at % 7) },
    ...{ latitude: -10 - (at % 300) / 10, longitude: 115 + (at % 380) / 10 },
  }));
  const clusters = clustersOf(many, 4, 44);
  expect(clusters.reduce((sum, { total }) => sum + total, 0)).toBe(many.reduce((sum, { total }) => sum + total, 0));
  expect(clusters.length).toBeLessThan(200);
});
