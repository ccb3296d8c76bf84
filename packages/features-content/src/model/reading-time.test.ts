import { expect, test } from 'vitest';
import { minutesToRead } from './reading-time.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');

test.each([
  ['nothing', '', null],
  ['a picture alone', '<p><img src="/a.png" alt="A splint"></p>', null],
  ['spaces that are written out', '<p>&nbsp;&#160;</p>', null],
  ['a sentence', '<p>Three hundred gardens, one cheap rail.</p>', 1],
  ['299 words', `<p>${words(299)}</p>`, 1],
  ['300 words in two paragraphs', `<p>${words(150)}</p><p>${words(150)}</p>`, 2],
  ['a thousand words between marks', `<ul>${'<li><b>one</b> two</li>'.repeat(500)}</ul>`, 5],
])('%s', (_, html, minutes) => expect(minutesToRead(html)).toBe(minutes));
