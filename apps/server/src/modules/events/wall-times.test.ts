import { wallTimeOf } from '@portal/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { listedWallTime } from './wall-times.ts';

// With half an hour, with three quarters, by half an hour twice a year, by two hours, twice within weeks, and over the date line.
const zones = [
  'UTC',
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Antarctica/Troll',
  'Africa/Casablanca',
  'Pacific/Apia',
  'America/St_Johns',
  'Europe/London',
] as const;

test('says what the rule says, at any moment', () => {
  const moment = fc.date({ min: new Date('1890-01-01'), max: new Date('2150-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.constantFrom(...zones), (at, zone) => {
      expect(listedWallTime(at, zone)).toBe(wallTimeOf(at, zone));
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['2026-10-03T15:59:59.999Z', 'Australia/Sydney', '2026-10-04T01:59:59'],
  ['2026-10-03T16:00:00.000Z', 'Australia/Sydney', '2026-10-04T03:00:00'],
  ['2026-04-04T14:59:59.000Z', 'Australia/Lord_Howe', '2026-04-05T01:59:59'],
  ['2026-04-04T15:00:00.000Z', 'Australia/Lord_Howe', '2026-04-05T01:30:00'],
  ['2011-12-30T09:59:59.000Z', 'Pacific/Apia', '2011-12-29T23:59:59'],
  ['2011-12-30T10:00:00.000Z', 'Pacific/Apia', '2011-12-31T00:00:00'],
  ['2026-03-29T01:00:00.000Z', 'Europe/London', '2026-03-29T02:00:00'],
])('%s is in %s %s, also where clocks change', (moment, zone, expected) => {
  expect(listedWallTime(new Date(moment), zone)).toBe(expected);
});

test('more days than are kept are told all the same', () => {
  for (let day = 0; day < 21_000; day += 1) listedWallTime(new Date(day * 86_400_000), 'UTC');
  expect(listedWallTime(new Date('2026-11-23T02:00:00Z'), 'Australia/Sydney')).toBe('2026-11-23T13:00:00');
});
