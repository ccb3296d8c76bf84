import { expect, test } from 'vitest';
import { boundedParts } from './bounded-parts.ts';
import { withinCopy } from './own-files.queries.ts';

const file = (name: string, bytes = 10) => ({ name, bytes, hash: `hash of ${name}` });
const room = { copyFiles: 3, copyFileBytes: 100 };
const numbers = (paths: { path: string }[]) => paths.map(({ path }) => path);

test('files have numbers, since two may have one name, and names that no system refuses', () => {
  const { taken, isCut } = withinCopy([file('a.pdf'), file('a.pdf'), file('../..\\x:\u202Ey?.pdf')], room);
  expect(numbers(taken)).toEqual(['files/0001 a.pdf', 'files/0002 a.pdf', 'files/0003 .._.._x__y_.pdf']);
  expect(isCut).toBe(false);
});

test.each([
  ['more files', [file('a'), file('b'), file('c'), file('d')], 3],
  ['more bytes', [file('a', 60), file('b', 40), file('c', 1)], 2],
  ['one file that is larger than all may be', [file('a', 101)], 0],
])('%s than a copy has room for are left out, and it is said', (_, files, count) => {
  const { taken, isCut } = withinCopy(files, room);
  expect([taken.length, isCut]).toEqual([count, true]);
});

test('what would be larger than a copy may be is not written to its end', async () => {
  const parts = async function* () {
    for (;;) yield new Uint8Array(10);
  };
  const written: number[] = [];
  const write = async () => {
    for await (const part of boundedParts(parts(), 25)) written.push(part.byteLength);
  };
  await expect(write()).rejects.toThrow('25 bytes');
  expect(written).toEqual([10, 10]);
});
