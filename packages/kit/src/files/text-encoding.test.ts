import { expect, test } from 'vitest';
import { decodedText, textEncodingOf } from './text-encoding.ts';

const utf16 = new Uint8Array([0xff, 0xfe, ...[...'Café'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
const swapped = [...'Café'].flatMap((letter) => [0, letter.charCodeAt(0)]);

test.each([
  ['UTF-8', new TextEncoder().encode('Café'), 'utf-8'],
  ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Café')]), 'utf-8'],
  ['UTF-16', utf16, 'utf-16le'],
  ['UTF-16 the other way round', new Uint8Array([0xfe, 0xff, ...swapped]), 'utf-16be'],
  ['UTF-16 without a mark', utf16.subarray(2), 'utf-16le'],
  ['the same the other way round', new Uint8Array(swapped), 'utf-16be'],
  ['an old spreadsheet', new Uint8Array([0x43, 0x61, 0x66, 0xe9]), 'windows-1252'],
] as const)('reads %s', (_, bytes, encoding) => {
  expect(textEncodingOf(bytes)).toBe(encoding);
  expect(decodedText(bytes, encoding)).toBe('Café');
});

test('takes no empty file for one of any kind', () => {
  expect(textEncodingOf(new Uint8Array())).toBe('utf-8');
});
