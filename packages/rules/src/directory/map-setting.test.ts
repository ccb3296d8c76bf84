import { expect, test } from 'vitest';
import { type MapTiles, tilesFault, tilesOrigin } from './map-setting.ts';

const tiles: MapTiles = {
  ...{ url: 'https://tiles.example.org/{z}/{x}/{y}.png?key=abc', attribution: '© Mapmakers', maxZoom: 19 },
};

test.each<[Partial<MapTiles>, string | null]>([
  [{}, null],
  [{ url: '/tiles/{z}/{x}/{y}.png', attributionUrl: 'https://maps.example.org/terms' }, null],
  [{ url: 'https://tiles.example.org/{z}/{x}.png' }, 'no {y}'],
  [{ url: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png' }, 'other places'],
  [{ url: 'https://{z}.example.org/{x}/{y}.png' }, 'before its path'],
  [{ url: 'http://tiles.example.org/{z}/{x}/{y}.png' }, 'https'],
  [{ url: '//tiles.example.org/{z}/{x}/{y}.png' }, 'https'],
  [{ url: 'https://me:secret@tiles.example.org/{z}/{x}/{y}.png' }, 'https'],
  [{ url: 'javascript:{z}{x}{y}' }, 'https'],
  [{ url: "https://tiles.example.org;script-src'none'/{z}/{x}/{y}.png" }, 'https'],
  [{ attribution: ' ' }, 'nobody'],
  [{ attributionUrl: 'javascript:alert(1)' }, 'attributionUrl'],
  [{ maxZoom: 0 }, 'maxZoom'],
  [{ maxZoom: 18.5 }, 'maxZoom'],
])('tiles with %j: %s', (changes, words) => {
  const fault = tilesFault({ ...tiles, ...changes });
  if (words === null) expect(fault).toBeNull();
  else expect(fault).toContain(words);
});

test('the page may load pictures of that website, and of no other', () => {
  expect(tilesOrigin(tiles)).toBe('https://tiles.example.org');
  expect(tilesOrigin({ ...tiles, url: 'https://tiles.example.org:8443/a;b/{z}/{x}/{y}' })).toBe(
    'https://tiles.example.org:8443',
  );
  expect(tilesOrigin({ ...tiles, url: '/tiles/{z}/{x}/{y}.png' })).toBeNull();
});
