import { expect, test } from 'vitest';
import { begin, end, piecesOf } from './pieces-of.ts';

test.each([
  ['', []],
  ['plain', [['plain', false]]],
  [
    `a ${begin}splint${end} here`,
    [
      ['a ', false],
      ['splint', true],
      [' here', false],
    ],
  ],
  [
    `${begin}one${end}${begin}two${end}`,
    [
      ['one', true],
      ['two', true],
    ],
  ],
  [
    `<b>${begin}x${end}</b>`,
    [
      ['<b>', false],
      ['x', true],
      ['</b>', false],
    ],
  ],
  [
    `cut ${begin}off`,
    [
      ['cut ', false],
      ['off', true],
    ],
  ],
])('%j', (text, expected) => {
  expect(piecesOf(text).map((piece) => [piece.text, piece.isMatch])).toEqual(expected);
});
