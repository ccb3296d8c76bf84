import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { limits } from './limits.ts';
import { lineOf, perhapsRichText, plainText, richText } from './texts.ts';
import { upTo } from './up-to.ts';

const page = richText(limits.postBodyLength, 'page', 'Please enter a post content');
const comment = richText(limits.commentBodyLength, 'comment');
const required = 'This field is required';
const tooManyParts = 'This text has more than 3,000 paragraphs, lines and cells. Shorten it, or attach it as a file.';
const tooDeep = 'Lists or quotes stand too deep inside each other. Move some of them out.';
const tooLargeTable =
  'A table here is too large: at most 50 columns, and 50 cells joined. Make it smaller, or attach it as a file.';
const tooManyAccents = 'A letter here carries too many accents. Take some of them away.';
const tooLongWord = 'A word here is longer than 500 characters. Put spaces into it.';
const tooLongAddress = 'An address or a passage without spaces is longer than 2,000 characters. Shorten it.';
const tooManyTurns = 'This text changes its reading direction too often. Shorten it, or attach it as a file.';

function wordsOf(schema: { safeParse(value: string): { error?: { issues: { message: string }[] } } }, text: string) {
  return schema.safeParse(text).error?.issues.map(({ message }) => message) ?? [];
}

/** What froze the lists of readers, each as long as a post may be, and its neighbours just past a limit. */
const heavy: [name: string, html: string, words: string][] = [
  ['cells that join 999 by 999', `<table><tr>${'<td colspan=999 rowspan=999>'.repeat(2500)}`, tooLargeTable],
  ['one cell that joins 51', '<table><tr><td rowspan="51">a</td></tr></table>', tooLargeTable],
  ['51 columns', `<table><tr>${'<td>a</td>'.repeat(51)}</tr></table>`, tooLargeTable],
  ['51 columns of headings', `<table><tr>${'<th>a</th>'.repeat(51)}</tr></table>`, tooLargeTable],
  ['joined cells without end', `<table>${'<tr><td colspan=50 rowspan=50>'.repeat(5)}</table>`, tooLargeTable],
  ['a word of 100,000 letters', `<p>${'A'.repeat(99_990)}</p>`, tooLongWord],
  ['a word without a paragraph', 'A'.repeat(501), tooLongWord],
  ['a word in pieces of bold', '<b>A</b>'.repeat(501), tooLongWord],
  ['a word in elements that are not kept', '<foo>AAAA</foo>'.repeat(126), tooLongWord],
  ['a word in entities', `<p>${'&#65;'.repeat(501)}</p>`, tooLongWord],
  ...['\u200B', '\u200D', '\u2060', '\u00AD', '\uFEFF'].map((glue): [string, string, string] => [
    `a word that U+${glue.charCodeAt(0).toString(16).toUpperCase()} does not part`,
    `${'A'.repeat(99)}${glue}`.repeat(6),
    tooLongWord,
  ]),
  ['49,000 accents on one letter', `<p>a${'\u0301'.repeat(49_000)}</p>`, tooManyAccents],
  ['accents with joiners between', `a${'\u0301\u200D'.repeat(11)}`, tooManyAccents],
  ['12,000 lists in each other', `${'<ul><li>'.repeat(12_000)}a`, tooDeep],
  ['quotes in each other', `${'<blockquote>'.repeat(41)}a`, tooDeep],
  ['100,000 elements', `${'<p>'.repeat(33_000)}a`, tooManyParts],
  ['line breaks', `${'<br>'.repeat(3001)}a`, tooManyParts],
  ['lines of code', `<pre>${'a\n'.repeat(3001)}</pre>`, tooManyParts],
  ['a link of 2,001 characters', `<a href="https://a.example/${'a'.repeat(1991)}">a</a>`, tooLongAddress],
  ['an address of 2,001 characters', `<p>https://a.example/${'a'.repeat(1990)}</p>`, tooLongAddress],
  ['the words for a picture', `<img src="/a" alt="${'a '.repeat(1001)}">`, tooLongAddress],
  ['Thai without a space', `<p>${'ภาษาไทย'.repeat(300)}</p>`, tooLongAddress],
  ['letters of both directions in turn', `<p>${'aא '.repeat(1001)}</p>`, tooManyTurns],
];

const usual: [name: string, html: string][] = [
  [
    'a long post',
    `<h2>Splints</h2>${'<p>Start on day three, and <strong>tell</strong> the client why.</p>'.repeat(900)}`,
  ],
  ['a table of 100 rows', `<table>${`<tr>${'<td>12.5 kg</td>'.repeat(12)}</tr>`.repeat(100)}</table>`],
  [
    'a table with joined cells',
    '<table><tr><th colspan="12">2026</th></tr><tr><td rowspan="24">Week</td></tr></table>',
  ],
  ['ten lists in each other', `${'<ul><li><p>a</p>'.repeat(10)}${'</li></ul>'.repeat(10)}`],
  ['a long address', `<p>See (https://a.example/report?token=${'aB3-_'.repeat(380)}).</p>`],
  ['numbers in neighbouring cells', `<table><tr>${`<td>${'1234567890'.repeat(3)}</td>`.repeat(40)}</tr></table>`],
  ['Chinese', `<p>${'手部治疗师每天都要'.repeat(2000)}</p>`],
  ['Thai', `<p>${'ภาษาไทย '.repeat(2000)}</p>`],
  ['Vietnamese, letter and accents apart', `<p>${'Tiếng Việt rất đẹp '.normalize('NFD').repeat(500)}</p>`],
  ['Hebrew with points in an English text', `<p>${'The word בְּרֵאשִׁית opens it. '.repeat(200)}</p>`],
  ['Tibetan stacks', `<p>${'རྒྱལ་པོ་ '.repeat(200)}</p>`],
  ['faces made of many', `<p>${'👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(20)}</p>`],
  ['spaces that do not break', `<p>${'word&nbsp;'.repeat(2000)}</p>`],
];

describe('rich text for others to read', () => {
  test.each(heavy)('%s: refused in words', (_, html, words) => {
    expect(wordsOf(page, html)).toEqual([words]);
  });

  test.each(usual)('%s: taken', (_, html) => {
    expect(wordsOf(page, html)).toEqual([]);
  });

  test('what a comment does not keep parts no words in it', () => {
    const headings = '<h2>AA</h2>'.repeat(251);
    expect([wordsOf(page, headings), wordsOf(comment, headings)]).toEqual([[], [tooLongWord]]);
    for (const next of ['<p>A</p>', 'A']) expect(wordsOf(comment, `<p>${'A'.repeat(500)}</p>${next}`)).toEqual([]);
  });

  test('says that it is empty, and nothing more of what is too long', () => {
    for (const html of ['<p></p>', '<p>&nbsp;<br></p>', '<p>\u200B\u202E\u2800\u3164</p>', '<p>&zwj;</p>'])
      expect(wordsOf(page, html)).toEqual(['Please enter a post content']);
    expect(wordsOf(comment, '<p> </p>')).toEqual([required]);
    expect(wordsOf(page, 'A'.repeat(limits.postBodyLength + 1))).toHaveLength(1);
  });

  test.each([
    ['a post', page, limits.postBodyLength],
    ['a comment', comment, limits.commentBodyLength],
    ['a title', lineOf(limits.postTitleLength), limits.postTitleLength],
    ['a report', plainText(limits.reportLength), limits.reportLength],
  ])('is as long as %s may be, and no longer', (_, schema, most) => {
    const text = 'a b '.repeat(most);
    expect([wordsOf(schema, text.slice(0, most)), wordsOf(schema, text.slice(0, most + 1))]).toEqual([
      [],
      [expect.stringContaining(String(most))],
    ]);
  });
});

describe('a length', () => {
  const counted: [name: string, character: string, codePoints: number][] = [
    ['a letter', 'a', 1],
    ['an emoji', '🙂', 1],
    ['a Chinese character beyond the basic plane', '𠮷', 1],
    ['a family of four', '👨‍👩‍👧‍👦', 7],
    ['an accent apart', 'e\u0301', 2],
  ];
  const schemas: [name: string, schemaOf: (max: number) => z.ZodString][] = [
    ['a line', lineOf],
    ['a plain text', plainText],
    ['a rich text', (max) => richText(max, 'page')],
    ['a rich text that may be empty', (max) => perhapsRichText(max, 'page')],
    ['any other', upTo],
  ];

  test.each(counted.flatMap((one) => schemas.map((schema) => [...one, ...schema] as const)))(
    'counts %s (%s) as %i, in %s',
    (_, character, codePoints, __, schemaOf) => {
      const text = `${character} ${character}`;
      const long = 2 * codePoints + 1;
      expect([wordsOf(schemaOf(long), text), wordsOf(schemaOf(long - 1), text)]).toEqual([
        [],
        [expect.stringContaining(String(long - 1))],
      ]);
    },
  );

  test('is known to those who describe the API and who bound the bytes of a body', () => {
    expect(schemas.map(([, schemaOf]) => z.toJSONSchema(schemaOf(150)))).toEqual(
      schemas.map(() => expect.objectContaining({ type: 'string', maxLength: 150 })),
    );
  });
});

describe('a line for others to read', () => {
  const title = lineOf(limits.postTitleLength);

  test.each([
    '\u200B',
    '\u202E\u202C',
    '\u2067 \u2069',
    '\u00AD\u2060',
    '\u3164\u115F',
    '\u2800',
    '\u0301',
    '\uFE0F',
    '\u180E',
  ])('is refused as empty when nothing of it shows (%j)', (text) => {
    expect(wordsOf(title, text)).toHaveLength(1);
    expect(wordsOf(plainText(limits.reportLength), text)).toEqual([required]);
  });

  test.each([
    ['\u202EReport\u202C', 'Report'],
    ['\u2067abc', 'abc'],
    ['One\nTwo\u2028three\u0000', 'One Two three'],
    ['\u200Fשלום\u200E (3)', '\u200Fשלום\u200E (3)'],
    ['می‌خواهم', 'می‌خواهم'],
    ['👩‍⚕️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩‍⚕️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ])('%j is kept as %j', (text, expected) => {
    expect(title.parse(text)).toBe(expected);
  });

  test('its letters carry no towers of accents', () => {
    expect(wordsOf(title, `Z${'\u0301'.repeat(11)}`)).toEqual([tooManyAccents]);
    expect(wordsOf(plainText(limits.answerLength, 0), `Z${'\u0301'.repeat(11)}`)).toEqual([tooManyAccents]);
    expect(wordsOf(plainText(limits.answerLength, 0), 'A'.repeat(501))).toEqual([tooLongWord]);
    expect(plainText(limits.answerLength, 0).parse(' ')).toBe('');
  });
});
