import { expect, test } from 'vitest';
import { isBlank } from './rich-text.ts';

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>&nbsp; </p><ul><li><p></p></li></ul>', true],
  ['<p>Hi</p>', false],
  ['<p><img src="/a.png" alt=""></p>', false],
])('%j is blank: %s', (html, blank) => {
  expect(isBlank(html)).toBe(blank);
});
