import { expect, test } from 'vitest';
import { scale } from '../../foundations/theme/scale.ts';
import { columnWidths, roomFor, type TableParts } from './table-room.ts';

const bare: TableParts = { columns: [], hasSelection: false, hasDetails: false, actions: 'none' };

test.each<[string, Partial<TableParts>, number]>([
  ['no column', {}, 0],
  ['a column of its own width, and one that shares', { columns: [{ width: 'sm' }, {}] }, 264],
  ['a column that may be left out', { columns: [{ width: 'lg' }, { width: 'lg', priority: 'low' }] }, 240],
  ['controls on both sides', { hasSelection: true, hasDetails: true, actions: 'menu' }, 152],
  ['buttons in the row', { columns: [{ width: 'xs' }], actions: 'inline' }, 272],
])('the room for %s', (_name, parts, expected) => {
  expect(roomFor({ ...bare, ...parts })).toBe(expected);
});

test('columns are reckoned as wide as the theme has them', () => {
  const { cellXs, cellSm, cellMd, cellLg } = scale.size;
  const inPixels = Object.fromEntries(Object.entries(columnWidths).map(([name, width]) => [name, `${width}px`]));
  expect(inPixels).toEqual({ xs: cellXs, sm: cellSm, md: cellMd, lg: cellLg });
});
