import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const read = (text: string, most = 1000) => readCsv(text, most).map(({ cells, line }) => [line, ...cells]);

test.each<[string, string, (number | string)[][]]>([
  [
    'a header that ends otherwise than its rows',
    'Title;Hours\r\nA;1\nB;2\nC;3\r',
    [
      [1, 'Title', 'Hours'],
      [2, 'A', '1'],
      [3, 'B', '2'],
      [4, 'C', '3'],
    ],
  ],
  [
    'old line ends',
    'a,b\rc,d',
    [
      [1, 'a', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  ['what sets cells apart, as it is said above', 'sep=;\r\na;b,c\r\n', [[2, 'a', 'b,c']]],
  ['the same, quoted', '"sep=|"\na|b', [[2, 'a', 'b']]],
  ['the same, of something unusual', 'sep=#\na#b;c', [[2, 'a', 'b;c']]],
  [
    'semicolons with commas in them',
    'a;b\n1,5;2\n1,6;3',
    [
      [1, 'a', 'b'],
      [2, '1,5', '2'],
      [3, '1,6', '3'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'bars',
    'a|b\n1|2',
    [
      [1, 'a', 'b'],
      [2, '1', '2'],
    ],
  ],
  [
    'one column',
    'a\nb',
    [
      [1, 'a'],
      [2, 'b'],
    ],
  ],
  ['its mark', '\uFEFFa,b', [[1, 'a', 'b']]],
  [
    'a cell of several lines, and the lines after it',
    'a,"b\r\nc\nd"\ne,f',
    [
      [1, 'a', 'b\r\nc\nd'],
      [4, 'e', 'f'],
    ],
  ],
  ['quotes in quotes', '"say ""yes""",b', [[1, 'say "yes"', 'b']]],
  ['what follows a closing quote', '"a" b,c', [[1, 'a b', 'c']]],
  [
    'a quote within a cell',
    'a 5" pipe,b\nc,d',
    [
      [1, 'a 5" pipe', 'b'],
      [2, 'c', 'd'],
    ],
  ],
  [
    'a quote that nothing closes',
    'a,"b\nc,d\ne,f',
    [
      [1, 'a', '"b'],
      [2, 'c', 'd'],
      [3, 'e', 'f'],
    ],
  ],
  [
    'blank rows, which count as lines',
    'a,b\n\n , \nc,d\n\n',
    [
      [1, 'a', 'b'],
      [4, 'c', 'd'],
    ],
  ],
  [
    'rows with more and fewer cells',
    'a,b\n1,2,3\n4',
    [
      [1, 'a', 'b'],
      [2, '1', '2', '3'],
      [3, '4'],
    ],
  ],
  [
    'a title above',
    'CPD of Mia\n\na;b\n1;2\n3;4',
    [
      [1, 'CPD of Mia'],
      [3, 'a', 'b'],
      [4, '1', '2'],
      [5, '3', '4'],
    ],
  ],
  ['nothing', '', []],
  ['nothing but blanks', ' \r\n\n', []],
])('reads %s', (_, text, rows) => {
  expect(read(text)).toEqual(rows);
});

test('reads no more rows than are asked for', () => {
  expect(readCsv('a\n'.repeat(5000), 10)).toHaveLength(10);
});

test('is quick, however many quotes nothing closes', () => {
  const begun = performance.now();
  for (const text of ['""",'.repeat(100_000), '"a\n'.repeat(100_000), `"${'""'.repeat(300_000)}`, '"'.repeat(300_001)])
    readCsv(text, 1000);
  expect(performance.now() - begun).toBeLessThan(2000);
});

test('reads back what is written, whatever stands in the cells', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ', '\t', 'é', '|'), maxLength: 12 });
  const table = fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(table, (rows) => {
      // A letter in each row, so that none is blank and commas are what sets them apart.
      const lettered = rows.map((cells) => ['x', ...cells, 'y']);
      const written = `sep=,\n${lettered.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n')}`;
      expect(readCsv(written, 100).map(({ cells }) => cells)).toEqual(lettered);
    }),
  );
});
