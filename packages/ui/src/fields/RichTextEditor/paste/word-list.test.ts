import { expect, test } from 'vitest';
import { wordListItem } from './word-list.ts';

const item = (level: number, start?: number) => ({ level, isOrdered: start !== undefined, start: start ?? 1 });

test.each([
  ['mso-list:l0 level1 lfo1', '·', item(1)],
  ['text-indent:-18.0pt;mso-list:l1 level2 lfo2', 'o', item(2)],
  ['mso-list: l3 level3 lfo1;', '§', item(3)],
  ['mso-list:l0 level1 lfo1', '1.', item(1, 1)],
  ['mso-list:l0 level1 lfo1', ' 14. ', item(1, 14)],
  ['mso-list:l0 level2 lfo1', 'c)', item(2, 3)],
  ['mso-list:l0 level3 lfo1', 'iv.', item(3, 4)],
  ['mso-list:l0 level1 lfo1', '(2)', item(1, 2)],
  ['mso-list:l0 level1 lfo1', '', item(1)],
  ['margin:0', '1.', null],
  ['mso-list:none', '', null],
  ['', '·', null],
])('%s with %j', (style, marker, expected) => {
  expect(wordListItem(style, marker)).toEqual(expected);
});
