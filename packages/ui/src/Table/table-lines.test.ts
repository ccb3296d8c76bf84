import { expect, test } from 'vitest';
import { gapsAround, tableLines } from './table-lines.ts';

test('an open row has its details on a line of their own', () => {
  const lines = tableLines([{ id: 'a' }, { id: 'b' }], ({ id }) => id, new Set(['a', 'gone']));
  expect(lines.map(({ key }) => key)).toEqual(['a', 'a details', 'b']);
  expect(lines.map(({ isDetail }) => isDetail)).toEqual([false, true, false]);
});

test.each([
  ['nothing is mounted', [], 500, [], 500],
  [
    'all is mounted',
    [
      [0, 50],
      [50, 100],
    ],
    100,
    [0, 0],
    0,
  ],
  [
    'a screenful in the middle',
    [
      [200, 250],
      [250, 300],
    ],
    500,
    [200, 0],
    200,
  ],
  [
    'a row far off keeps the focus',
    [
      [50, 100],
      [300, 350],
    ],
    350,
    [50, 200],
    0,
  ],
])('%s', (_name, spans, total, before, after) => {
  const lines = spans.map(([start = 0, end = 0]) => ({ start, end }));
  expect(gapsAround(lines, total)).toEqual({ before, after });
});
