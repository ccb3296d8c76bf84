import { expect, test } from 'vitest';
import { gapsAround } from './gaps-around.ts';

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
  const rows = spans.map(([start = 0, end = 0]) => ({ start, end }));
  expect(gapsAround(rows, total)).toEqual({ before, after });
});
