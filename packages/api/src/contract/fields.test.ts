import { expect, test } from 'vitest';
import { enteredDay, enteredMoment } from './fields.ts';

test.each([
  ['0000-03-04', false],
  ['0206-03-04', false],
  ['1800-03-04', false],
  ['1970-01-02', true],
  ['2026-11-25', true],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['9999-12-31', false],
])('a day that somebody enters: %s', (day, isTaken) => {
  expect(enteredDay.safeParse(day).success).toBe(isTaken);
  expect(enteredMoment.safeParse(`${day}T23:59:59Z`).success).toBe(isTaken);
});
