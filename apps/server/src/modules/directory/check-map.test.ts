import { profiles } from '@portal/profiles';
import type { MapTiles } from '@portal/rules';
import { expect, test } from 'vitest';
import { checkMap, pictureSources } from './check-map.ts';

const tiles: MapTiles = {
  ...{ url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '© Mapmakers', maxZoom: 19 },
};
const choosing = (map: MapTiles | null) => ({ ...profiles.ota, featureSettings: { directory: { map } } });

test('the maps of our profiles can be drawn', () => {
  for (const profile of Object.values(profiles)) expect(() => checkMap(profile)).not.toThrow();
});

test('a map that cannot be drawn is refused in a sentence that says what is wrong', () => {
  expect(() => checkMap(choosing({ ...tiles, url: 'https://tiles.example.org/map.png' }))).toThrow(
    /The map of the profile ota cannot be drawn: its url has no \{z\}/,
  );
});

test('pages take pictures from the website of their map, and from none where there is no map', () => {
  expect(pictureSources(choosing(tiles))).toEqual(['https://tiles.example.org']);
  expect(pictureSources(choosing({ ...tiles, url: '/tiles/{z}/{x}/{y}.png' }))).toEqual([]);
  expect(pictureSources(choosing(null))).toEqual([]);
  expect(pictureSources({ ...profiles.ota, featureSettings: {} })).toEqual([]);
});
