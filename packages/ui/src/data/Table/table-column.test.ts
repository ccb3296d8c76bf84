import { expect, test } from 'vitest';
import { nextSort, type TableSort } from './table-column.ts';

const by = (column: string, direction: TableSort['direction']): TableSort => ({ column, direction });

test.each([
  ['nothing', undefined, by('name', 'ascending')],
  ['another column', by('hours', 'descending'), by('name', 'ascending')],
  ['the column', by('name', 'ascending'), by('name', 'descending')],
  ['the column, backwards', by('name', 'descending'), by('name', 'ascending')],
])('sorted by %s', (_name, sort, expected) => {
  expect(nextSort(sort, 'name')).toEqual(expected);
});
