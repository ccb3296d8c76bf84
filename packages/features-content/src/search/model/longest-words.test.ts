import { expect, test } from 'vitest';
import { longestWords } from './longest-words.ts';

test('of several words the longest are offered, in their order and once', () => {
  expect(longestWords('a splint for the broken hand of a dancer, a splint')).toEqual(['splint', 'broken', 'dancer']);
  expect(longestWords('hand splint')).toEqual(['hand', 'splint']);
});

test('one word alone, or none that says much, is not offered again', () => {
  expect(longestWords('splint')).toEqual([]);
  expect(longestWords('to be or')).toEqual([]);
});
