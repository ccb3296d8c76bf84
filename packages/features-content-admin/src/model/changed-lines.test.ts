import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

test.each([
  ['nothing', ['a', 'b'], ['a', 'b'], [], []],
  ['a line at the end', ['a'], ['a', 'b'], [], ['b']],
  ['a line at the start', ['b'], ['a', 'b'], [], ['a']],
  ['a line between', ['a', 'c'], ['a', 'b', 'c'], [], ['b']],
  ['one for another', ['a', 'b', 'c'], ['a', 'x', 'c'], ['b'], ['x']],
  ['two that changed places', ['a', 'b'], ['b', 'a'], ['a'], ['a']],
  ['all of it', ['a'], ['b'], ['a'], ['b']],
  ['a text that is new', [], ['a'], [], ['a']],
  ['a text that is gone', ['a', 'a'], [], ['a', 'a'], []],
  ['one of two that are the same', ['a', 'a'], ['a'], ['a'], []],
] as const)('%s', (_, before, after, takenOut, added) => {
  expect(changedLines(before, after)).toEqual({ takenOut, added });
});

test('texts that are too long to be compared are told as wholes', () => {
  const text = (word: string) => Array.from({ length: 1001 }, (_, at) => `${word} ${at}`);
  const [before, after] = [
    [...text('a'), 'same', 'a'],
    [...text('b'), 'same', 'b'],
  ];
  expect(changedLines(before, after)).toEqual({ takenOut: before, added: after });
});
