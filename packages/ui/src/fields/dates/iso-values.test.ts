import { expect, test } from 'vitest';
import { dateOf, exists, intervalText, rangeOf, timeOf, timeText, typedDateOf } from './iso-values.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2027-02-29', undefined],
  ['2026-13-01', undefined],
  ['21/11/2026', undefined],
  ['2026-11-21T10:00:00Z', undefined],
  ['', undefined],
  [null, undefined],
])('the date of %s is %s', (iso, date) => {
  expect(dateOf(iso)?.toString()).toBe(date);
});

test.each([
  ['14:30', '14:30'],
  ['00:00', '00:00'],
  ['14:30:15', '14:30'],
  ['24:30', null],
  ['2 pm', null],
  [null, null],
])('the time of %s is %s', (iso, time) => {
  const value = timeOf(iso);
  expect(value && timeText(value)).toBe(time);
});

test('an interval is read as it was written', () => {
  const range = { from: '2026-11-01', to: '2026-11-30' };
  expect(intervalText(range)).toBe('2026-11-01/2026-11-30');
  expect(rangeOf('2026-11-01/2026-11-30')).toEqual(range);
  expect(rangeOf(intervalText(null))).toBeNull();
});

test.each([
  ['2026-11-30', '2026-11-30', true],
  ['2028-02-29', '2028-02-29', true],
  ['2025-02-29', '2025-02-29', false],
  ['2026-04-31', '2026-04-31', false],
  ['2026-13-01', undefined, true],
  ['14:30', undefined, true],
])('%s is typed as %s; it exists: %s', (text, typed, isThere) => {
  expect(typedDateOf(text)?.toString()).toBe(typed);
  expect(exists(text)).toBe(isThere);
  expect(exists(`2026-01-01/${text}`)).toBe(isThere);
});
