import { expect, test } from 'vitest';
import { offlinePage } from './offline-page.ts';

test('the page for no network is words alone: nothing in it is fetched, and nothing in them is markup', () => {
  const html = offlinePage({
    locale: 'en-AU',
    organisation: 'A & B',
    title: 'Offline',
    text: '<img src=x>',
    kept: 'Kept',
    again: 'Again',
  });
  expect(html).toContain('<title>Offline · A &amp; B</title>');
  expect(html).toContain('&lt;img src=x>');
  expect(html).not.toMatch(/<(?:img|script|link)|url\(/);
});
