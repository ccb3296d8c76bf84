import { expect, test } from 'vitest';
import { completedText, dayAt, weekdayOf, yearsOf } from './cpd-dates.ts';

test.each([
  ['2026-11-21T06:05:00Z', 'Australia/Sydney', 'November 21, 2026 5:05 PM'],
  ['2026-11-21T06:05:00Z', 'Australia/Perth', 'November 21, 2026 2:05 PM'],
  ['2026-06-30T14:00:00Z', 'Australia/Sydney', 'July 1, 2026 12:00 AM'],
])('writes %s in %s as %s [CPD-066]', (moment, timeZone, text) => {
  expect(completedText(moment, { locale: 'en-AU', timeZone })).toBe(text);
});

// The last moment of November in Sydney is 12:59:59 UTC.
test.each([
  ['2025-11-30T13:00:00.000Z', '2026-11-30T12:59:59.999Z', 'Australia/Sydney', '2025 - 2026'],
  ['2025-12-31T13:00:00.000Z', '2026-12-31T12:59:59.999Z', 'Australia/Sydney', '2026'],
  ['2025-12-31T16:00:00.000Z', '2026-12-31T15:59:59.999Z', 'Australia/Perth', '2026'],
])('labels the period from %s to %s in %s as %s [CPD-044] [CPD-045]', (periodStartDate, periodEndDate, zone, years) => {
  expect(yearsOf({ periodStartDate, periodEndDate }, zone)).toBe(years);
});

test('names the weekday of a day, whatever the zone', () => {
  expect([weekdayOf('2026-11-01', 'en-AU'), weekdayOf('2026-11-01', 'de-DE')]).toEqual(['Sun', 'So']);
});

test('a day is that of the zone', () => {
  const moment = new Date('2026-11-21T15:00:00Z');
  expect([dayAt(moment, 'Australia/Sydney'), dayAt(moment, 'America/New_York')]).toEqual(['2026-11-22', '2026-11-21']);
});
