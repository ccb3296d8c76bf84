import { expect, test } from 'vitest';
import { weekdays, weekStartOf } from './week-start.ts';

test.each([
  ['en-AU', 'mon'],
  ['en-US', 'sun'],
  ['de-DE', 'mon'],
  ['ar-EG', 'sat'],
  ['pt-BR', 'sun'],
])('a week of %s begins with %s', (locale, day) => {
  expect(weekdays[weekStartOf(locale)]).toBe(day);
});
