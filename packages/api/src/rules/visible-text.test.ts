import { expect, test } from 'vitest';
import { isBlankHtml } from './visible-text.ts';

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp;<br /></p>', true],
  ['<p>&nbsp; </p><ul><li><p>\u200B</p></li></ul>', true],
  ['<p>Hi</p>', false],
  ['<p>&lt;</p>', false],
  ['<p><img src="/a.png" alt=""></p>', false],
  ['<hr />', false],
])('%j is blank: %s', (html, blank) => {
  expect(isBlankHtml(html)).toBe(blank);
});
