import { expect, test } from 'vitest';
import { addDays, addMonths, daysBetween, daysInMonth, monthsOfYear, sameDayIn, weekdayOf } from './iso-date.ts';

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2100-02-28', 1, '2100-03-01'],
  // Where clocks change, a day is as long as any other.
  ['2026-10-03', 2, '2026-10-05'],
  ['2026-04-04', 2, '2026-04-06'],
])('%s and %i days is %s', (from, days, to) => {
  expect(addDays(from, days)).toBe(to);
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 14, '2028-01'],
])('%s and %i months is %s', (from, months, to) => {
  expect(addMonths(from, months)).toBe(to);
});

test.each([
  ['2026-01', 31],
  ['2026-04', 30],
  ['2026-02', 28],
  ['2028-02', 29],
  ['2000-02', 29],
  ['2100-02', 28],
])('%s has %i days', (month, days) => {
  expect(daysInMonth(month)).toBe(days);
});

test.each([
  ['2027-02', '2027-01-31', '2027-02-28'],
  ['2028-02', '2027-01-31', '2028-02-29'],
  ['2026-12', '2026-11-21', '2026-12-21'],
])('in %s, %s is %s', (month, day, same) => {
  expect(sameDayIn(month, day)).toBe(same);
});

test('days of the week begin with Sunday', () => {
  expect(['2026-11-01', '2026-11-02', '2026-11-07'].map(weekdayOf)).toEqual([0, 1, 6]);
});

test('a year has its twelve months', () => {
  expect(monthsOfYear('2026-11')).toHaveLength(12);
  expect(monthsOfYear('2026-11').at(0)).toBe('2026-01');
  expect(monthsOfYear('2026-11').at(-1)).toBe('2026-12');
});
