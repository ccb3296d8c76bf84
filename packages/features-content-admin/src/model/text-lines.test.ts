import { expect, test } from 'vitest';
import { linesOfHtml } from './text-lines.ts';

test.each([
  ['', []],
  ['<p>One</p><p>Two</p>', ['One', 'Two']],
  ['<ul><li>One <strong>bold</strong></li><li>Two</li></ul>', ['One bold', 'Two']],
  ['<p>A<br>B</p>', ['A', 'B']],
  ['<p>Cats &amp; dogs&nbsp;&lt;3</p>', ['Cats & dogs <3']],
  ['<p>&unknown;</p>', ['&unknown;']],
  ['<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>', ['1', '2']],
  ['<p>  </p><p></p>', []],
])('%j has the lines %j', (html, lines) => expect(linesOfHtml(html)).toEqual(lines));
