import { expect, test } from 'vitest';
import { tableLines } from './table-lines.ts';

test('an open row has its details on a line of their own', () => {
  const lines = tableLines([{ id: 'a' }, { id: 'b' }], ({ id }) => id, new Set(['a', 'gone']));
  expect(lines.map(({ key }) => key)).toEqual(['a', 'a details', 'b']);
  expect(lines.map(({ isDetail }) => isDetail)).toEqual([false, true, false]);
});
