import { expect, test } from 'vitest';
import { patternOf } from './pattern.ts';

test('a name always gives the same pattern', () => {
  expect(patternOf('Hand Therapy')).toEqual(patternOf('Hand Therapy'));
});

test('names that are alike give patterns that are not', () => {
  expect(patternOf('Hand Therapy').shapes).not.toEqual(patternOf('Hand therapy').shapes);
});

test('every name gives something to see', () => {
  for (let index = 0; index < 200; index += 1) expect(patternOf(`Community ${index}`).shapes.length).toBeGreaterThan(5);
});
