import { guessChoices, importTableRefusal, linesLookedAt, readCsv, readImport, tableOf } from '@portal/api/rules';
import { describe, expect, test } from 'vitest';
import { rulePacks } from '../cpd-settings.ts';
import { chosenLinesRefusal } from './import-rules.ts';
import { repeatedLines } from './repeated-lines.ts';

const pack = rulePacks['ot-board'];
/** Each row on a line of its own. */
const tableIn = (rows: readonly string[][]) => tableOf(rows.map((cells, at) => ({ cells, line: at + 1 })));
const around = { pack, zone: 'Australia/Sydney', now: new Date('2026-11-23T01:00:00Z') };

describe('what the columns are taken for', () => {
  test.each([
    [
      ['Activity', 'Date Completed', 'CPD Hours', 'Type', 'Provider'],
      [0, 1, 2, 3, 4],
    ],
    [
      ['Date', 'Duration (minutes)', 'Event name', 'Category'],
      [2, 0, 1, 3, null],
    ],
    [
      ['Activity type', 'Activity', 'Hours', 'Completed Date'],
      [1, 3, 2, 0, null],
    ],
    [
      ['A', 'B'],
      [null, null, null, null, null],
    ],
  ])('of %j: %j', (header, expected) => {
    const { columns } = guessChoices(tableIn([header, header]), pack);
    expect([columns.title, columns.completedDate, columns.length, columns.category, columns.presenter]).toEqual(
      expected,
    );
  });

  test('minutes where the column says so, else the unit of the rules', () => {
    const unitOf = (name: string) => guessChoices(tableIn([[name], ['1']]), rulePacks['law-units']).lengthUnit;
    expect([unitOf('Duration (min)'), unitOf('Hours'), unitOf('Length')]).toEqual(['minutes', 'hours', 'points']);
  });
});

const read = (rows: readonly string[][], of = pack) => {
  const table = tableIn([['Title', 'Date', 'Hours', 'Category', 'Reflection'], ...rows]);
  return readImport(table, guessChoices(table, of), { ...around, pack: of });
};

test.each([
  [['Reading', '2026-03-04', '1'], null],
  [['', '2026-03-04', '1'], { field: 'title', kind: 'missing' }],
  [['Reading', '', '1'], { field: 'completedDate', kind: 'missing' }],
  [['Reading', 'soon', '1'], { field: 'completedDate', kind: 'unreadable' }],
  [['Reading', '29/02/2025', '1'], { field: 'completedDate', kind: 'nonexistent' }],
  [['Reading', '31 April 2026', '1'], { field: 'completedDate', kind: 'nonexistent' }],
  [['Reading', '2026-13-01', '1'], { field: 'completedDate', kind: 'unreadable' }],
  [['Reading', '0206-03-04', '1'], { field: 'completedDate', kind: 'unreadable' }],
  [['Reading', '31/12/9999', '1'], { field: 'completedDate', kind: 'unreadable' }],
  [['Reading', '3/4/2026', '1'], { field: 'completedDate', kind: 'unclear' }],
  // It is noon of the 23rd in Sydney.
  [['Reading', '2026-11-23', '1'], null],
  [['Reading', '2026-11-24', '1'], { field: 'completedDate', kind: 'toCome' }],
  [['Reading', '2026-03-04', ''], { field: 'length', kind: 'missing' }],
  [['Reading', '2026-03-04', 'long'], { field: 'length', kind: 'unreadable' }],
  [['x '.repeat(101), '2026-03-04', '1'], { field: 'title', kind: 'tooLong' }],
  [['Reading', '2026-03-04', '1', '', 'x '.repeat(2001)], { field: 'learned', kind: 'tooLong' }],
  [['Reading', '2026-03-04', '1', '', `a${'\u0301'.repeat(500)}`], { field: 'learned', kind: 'tooLong' }],
])('of the line %j it says %j', (row, problem) => {
  expect(read([row])[0]?.problem).toEqual(problem);
});

test('knows a category by its name or id, and keeps what the file calls its own where that counts', () => {
  const categoryOf = (name: string, of = pack) => read([['Reading', '2026-03-04', '1', name]], of)[0];
  expect(categoryOf('INTERACTIVE')?.category).toBe('interactive');
  expect(categoryOf('Self-directed')?.category).toBe('self-directed');
  expect(categoryOf('Formal learning')).toMatchObject({ category: 'Formal learning', problem: null });
  const strict = { ...pack, countsOthers: false };
  expect(categoryOf('Formal learning', strict)?.problem).toEqual({ field: 'category', kind: 'unknown' });
  expect(categoryOf('', strict)?.problem).toEqual({ field: 'category', kind: 'missing' });
});

test('finds what is recorded already, and what a file says twice', () => {
  const lines = read([
    ['Journal  Club', '2026-03-04', '1'],
    ['Reading', '2026-03-04', '1'],
    ['reading', '4 March 2026', '60 min'],
    ['Reading', '2026-03-05', '1'],
  ]);
  const recorded = [{ day: '2026-03-04', title: 'Journal club', minutes: 60 }];
  expect([...repeatedLines(lines, recorded)]).toEqual([2, 4]);
});

test('refuses a file that is empty, too long or too wide, and a line that is wrong or not there', () => {
  const many = (rows: number, columns = 1) =>
    tableIn(Array.from({ length: rows + 1 }, () => Array<string>(columns).fill('x')));
  expect([many(0), many(1), many(1000), many(1001), many(1, 41)].map((one) => importTableRefusal(one)?.field)).toEqual([
    'body.text',
    undefined,
    undefined,
    'body.text',
    'body.text',
  ]);
  const lines = read([
    ['Reading', '2026-03-04', '1'],
    ['', '', ''],
  ]);
  expect([[], [2], [3], [4]].map((chosen) => chosenLinesRefusal(lines, chosen)?.field)).toEqual([
    undefined,
    undefined,
    'body.lines',
    'body.lines',
  ]);
});

const inFile = (text: string) => {
  const table = tableOf(readCsv(text, linesLookedAt));
  const lines = readImport(table, guessChoices(table, pack), around);
  return { table, lines: lines.map(({ line, title, problem }) => [line, title, problem?.kind ?? null]) };
};

test('tells the lines of the file, whatever stands above, between and within its records', () => {
  const { table, lines } = inFile(
    'CPD of Mia;2026\n\nTitle;Date;Hours\r\nA;2026-03-04;1\n\n"B\nb";2026-03-05;1\nC;soon;1\n',
  );
  expect(lines).toEqual([
    [4, 'A', null],
    [6, 'B b', null],
    [8, 'C', 'unreadable'],
  ]);
  expect(table.notes).toEqual([{ kind: 'aboveHeader', lines: [1] }]);
});

test('drops no cell without a word: what has no name is a column, and is told of', () => {
  const { table } = inFile('Title,Date,Hours,Title\nA,2026-03-04,1,x,What I learned\nB,2026-03-05,1,,,\n');
  expect(table.header).toEqual(['Title', 'Date', 'Hours', 'Title', '']);
  expect(table.rows[0]?.[4]).toBe('What I learned');
  expect(table.notes).toEqual([
    { kind: 'moreCells', lines: [2] },
    { kind: 'sameNames', lines: [1] },
  ]);
});
