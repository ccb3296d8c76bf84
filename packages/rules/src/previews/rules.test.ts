import { expect, test } from 'vitest';
import { previewedLink, showsPreviews } from './rules.ts';

const link = (href: string) => `<a href="${href}" rel="noopener" target="_blank">there</a>`;

test.each([
  ['no link', '<p>Words</p>', null],
  ['a page', `<p>See ${link('https://site.example/page')}</p>`, 'https://site.example/page'],
  ['a page without a path', link('http://site.example'), 'http://site.example/'],
  ['a place on a page', link('https://site.example/page#there'), 'https://site.example/page'],
  ['an address with two values', link('https://site.example/?a=1&amp;b=2'), 'https://site.example/?a=1&b=2'],
  ['two pages', link('https://one.example/') + link('https://two.example/'), 'https://one.example/'],
  ['an address to write to', link('mailto:me@site.example') + link('https://two.example/'), 'https://two.example/'],
  ['a page of the portal', link('https://portal.example/x') + link('https://two.example/'), 'https://two.example/'],
  ['a name and password', link('https://me:secret@site.example/'), null],
  ['another scheme', link('javascript:alert(1)') + link('file:///etc/passwd') + link('//site.example'), null],
  ['too long an address', link(`https://site.example/${'x'.repeat(2_000)}`), null],
  ['a film', `<figure data-video="youtube:abcdefghijk">${link('https://youtu.be/abcdefghijk')}</figure>`, null],
  [
    'a film before a page',
    `<figure data-video="vimeo:123456">${link('https://vimeo.com/123456')}</figure>${link('https://two.example/')}`,
    'https://two.example/',
  ],
  ['words that look like a link', '<p>&lt;a href="https://site.example/"&gt;</p>', null],
])('%s', (_, html, expected) => {
  expect(previewedLink(html, 'portal.example')).toBe(expected);
});

test('a text that is all beginnings is read in one go', () => {
  expect(previewedLink('<a href="'.repeat(200_000))).toBeNull();
});

test('an organisation may do without', () => {
  expect(showsPreviews({})).toBe(true);
  expect(showsPreviews({ featureSettings: { communities: { linkPreviews: false } } })).toBe(false);
});
