import { expect, test } from 'vitest';
import { acceptFiles } from './accept-files.ts';
import { formatBytes } from './format-bytes.ts';

const rules = { accept: ['pdf', 'png'], maxBytes: 10, maxCount: 2 };

function file(name: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], name);
}

test.each([
  ['notes.pdf', 10, 0, null],
  ['notes.PDF', 1, 0, null],
  ['notes.exe', 1, 0, 'type'],
  ['notes', 1, 0, 'type'],
  ['notes.pdf', 11, 0, 'size'],
  ['notes.pdf', 1, 2, 'count'],
] as const)('%s of %i bytes beside %i others: %s', (name, bytes, present, reason) => {
  const result = acceptFiles([file(name, bytes)], rules, { count: present, bytes: 0 });
  expect(result.rejected.map((each) => each.reason)).toEqual(reason === null ? [] : [reason]);
  expect(result.accepted).toHaveLength(reason === null ? 1 : 0);
});

test('a choice of three takes as many as there is room for', () => {
  const result = acceptFiles([file('a.pdf', 1), file('b.pdf', 1), file('c.pdf', 1)], rules, { count: 0, bytes: 0 });
  expect(result.accepted.map((each) => each.name)).toEqual(['a.pdf', 'b.pdf']);
  expect(result.rejected).toMatchObject([{ reason: 'count' }]);
});

test('together they may be so large and no larger', () => {
  const [a, b, c] = [file('a.pdf', 6), file('b.pdf', 7), file('c.pdf', 4)];
  const result = acceptFiles([a, b, c], { ...rules, maxCount: 9, maxTotalBytes: 20 }, { count: 1, bytes: 10 });
  expect(result.accepted).toEqual([a, c]);
  expect(result.rejected).toEqual([{ file: b, reason: 'total' }]);
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [14_400, '14 kB'],
  [5_242_880, '5.2 MB'],
  [1_073_741_824, '1.1 GB'],
])('%i bytes read %s', (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected);
});
