import { expect, test } from 'vitest';
import { canBecomeNumber, numberOf, stepped, within } from './number-text.ts';

test.each([
  ['', {}, true],
  ['-', {}, true],
  ['-', { min: 0 }, false],
  ['12', {}, true],
  ['12a', {}, false],
  ['1.5', {}, false],
  ['1.5', { step: 0.5 }, true],
  ['1,', { step: 0.5 }, true],
  ['1.5.2', { step: 0.5 }, false],
])('%j may stand in a field of %j: %s', (text, rules, expected) => {
  expect(canBecomeNumber(text, rules)).toBe(expected);
});

test.each([
  ['', null],
  ['-', null],
  ['.', null],
  ['7', 7],
  ['-7', -7],
  ['1,5', 1.5],
  ['1.', 1],
])('%j is the number %j', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test.each([
  [3, {}, 3],
  [3, { min: 5 }, 5],
  [30, { max: 20 }, 20],
])('%i within %j is %i', (value, rules, expected) => {
  expect(within(value, rules)).toBe(expected);
});

test.each([
  [1, 1, {}, 2],
  [1, -1, { min: 1 }, 1],
  [9, 10, { max: 12 }, 12],
  [null, 1, { min: 2 }, 2],
  [null, -1, { min: 2, max: 8 }, 8],
  [null, 1, {}, 0],
  [0.1, 2, { step: 0.1 }, 0.3],
  [0.25, 1, { step: 0.5 }, 0.5],
  [0.25, -1, { step: 0.5 }, 0],
  [3, 1, { min: 1, step: 2 }, 5],
])('%j and %i steps with %j is %d', (value, steps, rules, expected) => {
  expect(stepped(value, steps, rules)).toBe(expected);
});
