import { expect, test } from 'vitest';
import { firstFonts } from './first-fonts.ts';

const face = (file: string, more: string) =>
  `@font-face{font-family:Brand;src:url(${file})format("woff2");font-display:swap;${more}}`;

test.each([
  ['font-weight:200 800', ['/a.woff2']],
  ['font-weight:normal;font-style:normal', ['/a.woff2']],
  ['', ['/a.woff2']],
  ['font-weight:700', []],
  ['font-style:italic', []],
  ['unicode-range:U+??,U+131', ['/a.woff2']],
  ['unicode-range:U+0041', ['/a.woff2']],
  ['unicode-range:U+400-4FF, U+20', []],
])('a text of Latin letters begins with the font of a face with "%s": %j', (more, files) => {
  expect(firstFonts(`p{top:0}${face('/a.woff2', more)}`, 'A text')).toEqual(files);
});

test('each alphabet of a text has its font, and none comes from elsewhere or from the device', () => {
  const css = [
    face('/latin.woff2', 'unicode-range:U+0-FF'),
    face('"/cyrillic.woff2"', 'unicode-range:U+400-4FF'),
    face('/greek.woff2', 'unicode-range:U+370-3FF'),
    face('https://fonts.example/all.woff2', ''),
    '@font-face{font-family:Fallback;src:local("Arial")}',
  ].join('');
  expect(firstFonts(css, 'Hi, привет')).toEqual(['/latin.woff2', '/cyrillic.woff2']);
  expect(firstFonts(css, '')).toEqual([]);
});
