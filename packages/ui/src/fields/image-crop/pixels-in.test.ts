import { expect, test } from 'vitest';
import { pixelsIn } from './pixels-in.ts';

const word = (value: number) => [value >> 8, value & 255];
const segment = (marker: number, contents: readonly number[]) => [
  ...word(marker),
  ...word(contents.length + 2),
  ...contents,
];
/** 8064 pixels wide, 6048 high, in three colours. */
const size = [8, ...word(6048), ...word(8064), 3];
const tables = segment(
  0xff_c4,
  Array.from({ length: 30 }, () => 0xff),
);
const jpeg = (...parts: readonly (readonly number[])[]) => [0xff, 0xd8, ...parts.flat()];
const metadata = segment(
  0xff_e1,
  Array.from({ length: 65_000 }, (_, at) => at % 256),
);
const scan = segment(0xff_da, [1, 2, 3, 4, 5, 6, 7, 8]);
const png = [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, ...word(8064), 0, 0, ...word(6048), 8, 2, 0, 0, 0],
];

test.each([
  ['a PNG', png, 8064 * 6048],
  ['a JPEG', jpeg(tables, segment(0xff_c0, size), scan), 8064 * 6048],
  ['a progressive JPEG', jpeg(segment(0xff_c2, size), scan), 8064 * 6048],
  [
    'a JPEG with much before its size',
    jpeg(...Array.from({ length: 40 }, () => metadata), segment(0xff_c0, size)),
    8064 * 6048,
  ],
  ['a JPEG that never says it', jpeg(tables, scan), null],
  ['a JPEG that was cut off', jpeg(metadata, [0xff, 0xc0, 0]), null],
  ['what has no segments', jpeg(Array.from({ length: 600 }, () => 0)), null],
  ['what is no picture', Array.from({ length: 600 }, () => 7), null],
  ['nothing', [], null],
])('%s', async (_, bytes, pixels) => {
  expect(await pixelsIn(new Blob([Uint8Array.from(bytes)]))).toBe(pixels);
});
