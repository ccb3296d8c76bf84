import type { PostStatus } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { isReportListed, reportsRefusal, statusesToList } from './report-rules.ts';

test.each<[PostStatus | undefined, readonly PostStatus[] | null]>([
  [undefined, null],
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [4]],
  [99, [99, 4]],
])('a list that asks for %s has the statuses %s [COM-329]', (status, expected) => {
  expect(statusesToList(status)).toEqual(expected);
});

test('reports are listed of posts that are published', () => {
  const all = [0, 1, 2, 3, 4, 99];
  expect(all.filter((status) => isReportListed({ status }))).toEqual([0, 1]);
});

test.each([
  ['of another place', { found: 0, open: 0 }, 'not_found'],
  ['that somebody has decided about', { found: 2, open: 0 }, 'conflict'],
  ['of which some are open', { found: 2, open: 1 }, undefined],
])('reports %s', (_, counts, code) => {
  expect(reportsRefusal(counts)?.code).toBe(code);
});
