import { describe, expect, test } from 'vitest';
import { leadingMarkup, isCutShort } from './excerpt.ts';

const filler = 'a '.repeat(748);

describe('the beginning of a text', () => {
  test('is all of it where it fits', () => {
    expect(leadingMarkup('<p>Words</p>', 6)).toBe('<p>Words</p>');
  });

  test.each([
    ['inside a tag', `${filler}<a href="https://example.org">link</a>`, filler],
    ['inside an entity', `${filler.slice(2)}ab &amp; more`, `${filler.slice(2)}ab `],
    ['inside words', `${filler}words and more words`, `${filler}word`],
  ])('ends before what is cut %s', (_, html, expected) => {
    expect(leadingMarkup(html, 6)).toBe(expected);
  });
});

test.each([
  ['<p>Words</p>', false],
  [`<table>${'<tr><td>a</td></tr>'.repeat(6)}</table>`, false],
  [`<table>${'<tr><td>a</td></tr>'.repeat(7)}</table>`, true],
  ['<b>a</b>'.repeat(25), true],
  ['a '.repeat(751), true],
])('%#: cut short is %s', (html, isCut) => {
  expect(isCutShort(html, 6)).toBe(isCut);
});
