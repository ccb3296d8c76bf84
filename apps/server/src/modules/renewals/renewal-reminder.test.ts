import { expect, test } from 'vitest';
import { daysAfter } from '@portal/rules';
import { renewalReminderDue, renewalSpan } from './renewal-reminder.ts';

const today = '2026-11-18';

test.each([
  [31, null],
  [30, 30],
  [8, 30],
  [7, 7],
  [1, 7],
  [0, 0],
  [-6, 0],
  [-7, -7],
  [-21, -7],
  [-22, null],
])('of a membership that ends in %d days the reminder of %d days is due', (days, lead) => {
  expect(renewalReminderDue(daysAfter(today, days), today)).toBe(lead);
});

test('outside of the span nothing is due', () => {
  for (const days of [renewalSpan.from - 1, renewalSpan.to + 1])
    expect(renewalReminderDue(daysAfter(today, days), today)).toBeNull();
});
