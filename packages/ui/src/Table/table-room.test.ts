import { expect, test } from 'vitest';
import { roomFor, type TableParts } from './table-room.ts';

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
