import { expect, test } from 'vitest';
import { findFaq } from './find-faq.ts';

const entries = [
  { name: 'How do I join a community?', description: '<p>Press <strong>Join</strong>.</p>' },
  { name: 'Which files can I attach?', description: '<p>Résumés &amp; pictures, up to 5&nbsp;MB.</p>' },
];

test.each([
  ['', [0, 1]],
  ['  ', [0, 1]],
  ['JOIN', [0]],
  ['resumes', [1]],
  ['files pictures', [1]],
  ['files join', []],
  ['strong', []],
  ['&', [1]],
])('%j finds questions by the words that readers see', (keyword, found) => {
  expect(findFaq(entries, keyword)).toEqual(found.map((index) => entries[index]));
});
