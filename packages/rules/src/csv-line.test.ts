import { readCsv } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  ['=1+1', "'=1+1"],
  [' \t=1+1', "' \t=1+1"],
  ['\u0000@x', "'\u0000@x"],
  ['\u180e=1+1', "'\u180e=1+1"],
  ['\u200b=1+1', "'\u200b=1+1"],
  ['＝1+1', "'＝1+1"],
  ['－1', "'－1"],
  ['a=1', 'a=1'],
  ['He said "no"', 'He said ""no""'],
])('no cell is a formula: %j', (text, written) => {
  expect(csvLine([text])).toBe(`"${written}"\r\n`);
});

test('what is written is read back', () => {
  const cells = ['a', 'b;c', 'd"e'];
  expect(readCsv(csvLine(cells), 10).map((line) => line.cells)).toEqual([cells]);
});
