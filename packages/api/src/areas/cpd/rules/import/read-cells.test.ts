import { expect, test } from 'vitest';
import { dayOrderIn, readDay } from './read-day.ts';
import { readLength } from './read-length.ts';

test.each([
  ['2026-03-04', null, '2026-03-04'],
  ['2026-03-04T09:30:00Z', null, '2026-03-04'],
  ['2026/3/4', null, '2026-03-04'],
  ['3/4/2026', 'dmy', '2026-04-03'],
  ['3/4/2026', 'mdy', '2026-03-04'],
  ['3/4/26 4:15 PM', 'dmy', '2026-04-03'],
  ['03.04.2026', 'dmy', '2026-04-03'],
  ['3/4/2026', null, 'unclear'],
  ['4/4/2026', null, '2026-04-04'],
  ['4 March 2026', null, '2026-03-04'],
  ['4-Mar-2026', null, '2026-03-04'],
  ['March 4th, 2026 9:00 AM', null, '2026-03-04'],
  ['31/2/2026', 'dmy', null],
  ['29/2/2023', 'dmy', null],
  ['13/13/2026', 'mdy', null],
  ['4 Smarch 2026', null, null],
  ['soon', 'dmy', null],
  ['', 'dmy', null],
  [`${'9'.repeat(50_000)}/1/2026`, 'dmy', null],
] as const)('reads the day %s, %s first, as %s', (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});

test.each([
  [['1/2/2026', '13/2/2026'], 'dmy'],
  [['1/2/2026', '2/13/2026'], 'mdy'],
  [['1/2/2026', '2026-02-13'], null],
] as const)('finds in %j that %s is the order', (days, order) => {
  expect(dayOrderIn(days)).toBe(order);
});

test.each([
  ['1.5', 'hours', 90],
  ['1,5', 'hours', 90],
  ['2', 'points', 120],
  ['45', 'minutes', 45],
  ['1:30', 'hours', 90],
  ['90 min', 'hours', 90],
  ['1h 30m', 'minutes', 90],
  ['2 hours', 'minutes', 120],
  ['3 points', 'points', 180],
  ['0', 'hours', null],
  ['-2', 'hours', null],
  ['1e9', 'hours', null],
  ['99999', 'hours', null],
  ['a day', 'hours', null],
  ['', 'hours', null],
] as const)('reads %s as a length in %s: %s minutes', (text, unit, minutes) => {
  expect(readLength(text, unit, 60)).toBe(minutes);
});
