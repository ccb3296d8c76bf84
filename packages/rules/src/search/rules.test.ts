import { expect, test } from 'vitest';
import {
  belowSummary,
  excerptOf,
  isExact,
  looksLike,
  marked,
  missedWords,
  readText,
  waysToSay,
  wordsOf,
} from './rules.ts';

test('words are compared without case, accents and signs', () => {
  expect(wordsOf('“Café”, splint-making & Ärger!')).toEqual(['cafe', 'splint', 'making', 'arger']);
  expect(wordsOf(' … ')).toEqual([]);
});

test('what is marked begins with a word that was looked for, and the text stays whole', () => {
  const pieces = marked('Splints, splinting and a Café', ['splint', 'cafe']);
  expect(pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Splints', 'splinting', 'Café']);
  expect(pieces.map(({ text }) => text).join('')).toBe('Splints, splinting and a Café');
  expect(marked('', ['a'])).toEqual([]);
});

test('rich text is read without its markup, whose signs are words again', () => {
  expect(readText('<p>1 &lt; 2 <b>R&amp;D</b> &amp;lt;b&gt;</p>')).toBe('1 < 2 R&D &lt;b>');
});

test.each([
  ['<h2>In short</h2><p>It helps.</p>', 'In short · It helps.'],
  ['<p>One<br>line</p>\n<p></p><p>&nbsp;</p><blockquote><p>Two</p></blockquote>', 'One line · Two'],
  ['<ul><li>One<ol start="2"><li><p>Two</p></li></ol></li></ul>', 'One · Two'],
  ['<table><tr><th scope="col">Week</th><td>1</td></tr></table>', 'Week · 1'],
  ['<p>Col·lecció · 2</p>', 'Col·lecció · 2'],
  ['<p> </p>', ''],
  ['', ''],
])('blocks of %s are read apart', (html, expected) => {
  expect(readText(html)).toBe(expected);
});

test.each([
  ['', 'A text.', 'A text.'],
  ['A summary.', 'A text.', 'A summary. · A text.'],
  ['A summary.', '', 'A summary.'],
  ['The text begins.', 'The text begins. It goes on.', 'The text begins. It goes on.'],
  ['The text beg …', 'The text begins. It goes on.', 'The text begins. It goes on.'],
  ['The text begins...', 'The text begins, and goes on.', 'The text begins, and goes on.'],
  ['The text begins. It goes on.', 'The text begins. · It goes on.', 'The text begins. · It goes on.'],
  ['It goes on.', 'The text begins. It goes on.', 'It goes on. · The text begins. It goes on.'],
])('with the summary “%s” and the text “%s” people are shown “%s”', (summary, text, expected) => {
  expect(belowSummary(summary, text)).toBe(expected);
});

test('an excerpt is cut between words, around the first that fits', () => {
  const text = `${'before '.repeat(60)}splint ${'after '.repeat(60)}`.trim();
  const excerpt = excerptOf(text, ['splint']);
  expect(excerpt).toMatch(/^… (before ){8}splint (after )+…$/);
  expect(excerpt.length).toBeLessThan(200);
  expect(excerptOf('Short', ['none'])).toBe('Short');
});

test.each(['splint', 'a splint'])('an excerpt begins and ends with a word, around %s', (found) => {
  const text = `${'before · '.repeat(60)}${found}${' · after'.repeat(60)}`;
  expect(excerptOf(text, ['splint'])).toMatch(/^… before · .*splint · .*after …$/);
});

test.each([
  ['splint', 'splint', true],
  ['splint', 'splnt', true],
  ['splint', 'splinnt', true],
  ['splint', 'spilnt', true],
  ['splint', 'spnt', false],
  ['therapy', 'tehrapy', true],
  ['therapy', 'thereapist', false],
  ['hand', 'hadn', true],
  ['falls', 'flals', true],
  ['hand', 'hdna', false],
  ['hand', 'hnd', true],
  ['of', 'if', false],
  ['', 'abcdef', false],
])('%s is what somebody may have meant by %s: %s', (word, typed, expected) => {
  expect(looksLike(word, typed)).toBe(expected);
});

test('what looks like a word is marked and cut out like the word itself', () => {
  expect(marked('A splint, and more', ['splnt'], looksLike)).toContainEqual({ text: 'splint', isMatch: true });
  const text = `${'before '.repeat(60)}splint ${'after '.repeat(60)}`.trim();
  expect(excerptOf(text, ['splnt'], looksLike)).toContain(' splint ');
});

test.each([
  ['splint night', false],
  ['follow-up', false],
  ['"night splint"', true],
  ['splint -night', true],
  ['-night', true],
])('%s leaves words out or keeps them together: %s', (keyword, expected) => {
  expect(isExact(keyword)).toBe(expected);
});

const synonyms = [
  ['OT', 'occupational therapy', 'occupational therapist'],
  ['kids', 'children'],
];

test.each([
  ['splint', ['splint']],
  ['OT at home', ['OT at home', 'occupational therapy at home', 'occupational therapist at home']],
  ['Occupational  Therapy', ['Occupational  Therapy', 'ot', 'occupational therapist']],
  ['kids ot', ['kids ot', 'kids occupational therapy', 'kids occupational therapist', 'children ot']],
  // A part of a word is no word, and words stand together.
  ['robot therapy', ['robot therapy']],
  ['occupational hand therapy', ['occupational hand therapy']],
  ['"OT"', ['"OT"']],
  ['OT -kids', ['OT -kids']],
  ['', ['']],
])('%s is also looked for as %j', (keyword, ways) => {
  expect(waysToSay(keyword, synonyms)).toEqual(ways);
});

test('no more ways are looked for than a search is worth', () => {
  const line = Array.from({ length: 40 }, (_, at) => `word${at}`);
  expect(waysToSay('word3', [line])).toHaveLength(6);
  expect(waysToSay('word3', [[''], []])).toEqual(['word3']);
});

test.each([
  ['Unicycles, and tandems!', 'unicycles and tandems'],
  ['  Café ', 'cafe'],
  ['NDIS 2026', 'ndis 2026'],
  ['!!!', null],
  ['ann@example.org', null],
  ['call 0491 570 156', null],
  ['12345', null],
  ['x'.repeat(101), null],
])('of %s that found nothing is kept: %s', (keyword, expected) => {
  expect(missedWords(keyword)).toBe(expected);
});
