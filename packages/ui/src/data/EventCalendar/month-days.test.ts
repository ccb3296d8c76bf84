import { expect, test } from 'vitest';
import { firstOfWeek, monthSpan, monthWeeks } from './month-days.ts';

const sunday = 0;
const monday = 1;
const saturday = 6;

test.each([
  ['2026-11', monday, '2026-10-26', '2026-12-06'],
  ['2026-11', sunday, '2026-11-01', '2026-12-12'],
  ['2026-11', saturday, '2026-10-31', '2026-12-11'],
  // A February of four whole weeks.
  ['2027-02', monday, '2027-02-01', '2027-03-14'],
  ['2028-02', monday, '2028-01-31', '2028-03-12'],
  ['2026-12', monday, '2026-11-30', '2027-01-10'],
  ['2027-01', monday, '2026-12-28', '2027-02-07'],
  ['2027-08', monday, '2027-07-26', '2027-09-05'],
])('%s with weeks from %i shows %s to %s', (month, weekStart, from, to) => {
  const days = monthWeeks(month, weekStart).flat();
  expect(days).toHaveLength(42);
  expect(new Set(days).size).toBe(42);
  expect([days.at(0), days.at(-1)]).toEqual([from, to]);
  expect(days).toContain(`${month}-01`);
  expect(monthSpan(month, weekStart)).toEqual({ from, to });
});

test.each([
  ['2026-11-01', monday, '2026-10-26'],
  ['2026-11-02', monday, '2026-11-02'],
  ['2026-11-01', sunday, '2026-11-01'],
  ['2027-01-01', sunday, '2026-12-27'],
])('the week of %s from %i begins on %s', (day, weekStart, first) => {
  expect(firstOfWeek(day, weekStart)).toBe(first);
});
