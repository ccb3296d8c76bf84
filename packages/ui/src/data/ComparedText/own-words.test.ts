import { expect, test } from 'vitest';
import { ownWords, rangesWithin } from './own-words.ts';

const wordsOf = (text: string, other: string) => ownWords(text, other).map(({ from, to }) => text.slice(from, to));

test.each([
  ['Nothing new', 'Nothing new', []],
  ['Wear it at night', 'Wear it by day', ['at night']],
  ['Wear it', 'Wear it always', []],
  ['Wear it always', 'Wear it', [' always']],
  ['One\nTwo', 'One\nThree', ['Two']],
  ['Ωμέγα και άλφα', 'Ωμέγα', [' και άλφα']],
  ['Begin anew', '', ['Begin anew']],
])('%j says beside %j: %j', (text, other, own) => expect(wordsOf(text, other)).toEqual(own));

test('two long texts that have nothing in common get no marks', () => {
  const words = (from: number) => Array.from({ length: 3000 }, (_, at) => `word${from + at}`).join(' ');
  expect(ownWords(words(0), words(10_000))).toEqual([]);
});

test('a stretch is cut at the places that are asked about', () => {
  const ranges = [
    { from: 2, to: 6 },
    { from: 8, to: 9 },
  ];
  expect(rangesWithin(ranges, 4, 8)).toEqual([{ from: 0, to: 2 }]);
  expect(rangesWithin(ranges, 6, 8)).toEqual([]);
});
