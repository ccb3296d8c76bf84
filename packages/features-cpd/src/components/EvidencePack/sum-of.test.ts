import { expect, test, vi } from 'vitest';
import { sumOf } from './sum-of.ts';

test('a file is summed up as sha256sum does it', async () => {
  expect(await sumOf(new Blob(['abc']))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('a file that is too large for memory is not read for its sum', async () => {
  const file = Object.defineProperty(new Blob(['abc']), 'size', { value: 150_000_001 });
  const read = vi.spyOn(file, 'arrayBuffer');
  expect(await sumOf(file)).toBeNull();
  expect(read).not.toHaveBeenCalled();
});
