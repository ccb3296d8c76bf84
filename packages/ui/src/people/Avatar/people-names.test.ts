import { expect, test } from 'vitest';
import { othersFigure, peopleNames } from './people-names.ts';

const people = ['Priya Raghunathan', 'Ana Costa'].map((name) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName };
});

test.each([
  [0, 'Priya Raghunathan, Ana Costa'],
  [2, 'Priya Raghunathan, Ana Costa'],
  [126, 'Priya Raghunathan, Ana Costa, 124 others'],
])('of %i people', (total, words) => {
  expect(peopleNames(people, total, (count) => `${count} others`)).toBe(words);
});

test.each([
  [1, '+1'],
  [99, '+99'],
  [100, '99+'],
])('%i others are %s', (count, words) => {
  expect(othersFigure(count)).toBe(words);
});
