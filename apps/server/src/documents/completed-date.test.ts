import { expect, test } from 'vitest';
import { completedDateText } from './completed-date.ts';

test.each([
  ['2026-11-23T02:05:00Z', 'Australia/Sydney', 'November 23, 2026 1:05 PM'],
  ['2026-11-23T02:05:00Z', 'Australia/Perth', 'November 23, 2026 10:05 AM'],
  ['2026-12-31T13:00:00Z', 'Australia/Sydney', 'January 1, 2027 12:00 AM'],
  [null, 'Australia/Sydney', '-'],
])('the date of completion %s in %s is %s [CPD-066] [CPD-077]', (moment, zone, text) => {
  expect(completedDateText(moment === null ? null : new Date(moment), zone)).toBe(text);
});
