import { getDayOfWeek, parseDate } from '@internationalized/date';
import { afterEach, describe, expect, test } from 'vitest';
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

describe('in a browser that does not tell how weeks begin', () => {
  const locale = Intl.Locale.prototype as { getWeekInfo?: unknown };
  const original = locale.getWeekInfo;

  afterEach(() => {
    locale.getWeekInfo = original;
  });

  test('they begin in every region as the library of calendars has it', () => {
    delete locale.getWeekInfo;
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    const regions = letters.flatMap((one) => letters.map((other) => `en-${one}${other}`));
    const aSunday = parseDate('2026-11-01');
    const expected = regions.map((region) => [region, (7 - getDayOfWeek(aSunday, region)) % 7]);
    expect(regions.map((region) => [region, weekStartOf(region)])).toEqual(expected);
  });
});
