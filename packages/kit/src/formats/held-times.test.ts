import { expect, test } from 'vitest';
import {
  dayText,
  momentText,
  rangeText,
  readerText,
  shortMomentText,
  wallTimeText,
  zonedRangeText,
} from './held-times.ts';

const sydney = 'Australia/Sydney';
const at = (startDateTime: string, endDateTime: string, zone = sydney) => ({
  startDateTime,
  startTimeZone: zone,
  endDateTime,
  endTimeZone: zone,
});

test.each([
  ['one day', at('2026-03-05T09:00:00', '2026-03-05T16:30:00'), 'Thu, 5 Mar 2026, 9:00 am – 4:30 pm'],
  [
    'several days',
    at('2026-03-05T08:30:00', '2026-03-07T16:30:00'),
    'Thu, 5 Mar 2026, 8:30 am – Sat, 7 Mar 2026, 4:30 pm',
  ],
  [
    'across midnight',
    at('2026-12-31T22:30:00', '2027-01-01T00:00:00'),
    'Thu, 31 Dec 2026, 10:30 pm – Fri, 1 Jan 2027, 12:00 am',
  ],
])('%s', (_, times, text) => {
  expect(rangeText(times, 'en-AU')).toBe(text);
});

test('a moment is told once', () => {
  expect(wallTimeText('2026-03-05T09:00:00', 'en-AU')).toBe('Thu, 5 Mar 2026, 9:00 am');
  expect(dayText('2026-03-05', 'en-AU')).toBe('Thu, 5 Mar 2026');
});

test.each([
  ['2026-01-15T09:00:00', '2026-01-14T22:00:00Z', sydney, 'AEDT'],
  ['2026-07-15T09:00:00', '2026-07-14T23:00:00Z', sydney, 'AEST'],
  ['2026-01-15T09:00:00', '2026-01-14T22:30:00Z', 'Australia/Adelaide', 'ACDT'],
])('%s says the time of its zone, in summer and in winter: %s in %s', (start, utc, zone, name) => {
  expect(zonedRangeText(at(start, start, zone), utc, utc, 'en-AU')).toMatch(new RegExp(` ${name}$`));
});

test.each([
  [sydney, 'Thu, 5 Mar 2026, 9:00 am AEDT'],
  ['Australia/Adelaide', 'Thu, 5 Mar 2026, 8:30 am ACDT'],
])('a moment is told by the clocks of %s, and by which', (zone, text) => {
  expect(momentText('2026-03-04T22:00:00Z', zone, 'en-AU')).toBe(text);
  expect(`Thu, ${shortMomentText('2026-03-04T22:00:00Z', zone, 'en-AU')}`).toBe(text);
});

test('what ends by other clocks than it begins by says by which', () => {
  const journey = {
    ...{ startDateTime: '2026-03-05T09:00:00', startTimeZone: sydney },
    ...{ endDateTime: '2026-03-05T11:00:00', endTimeZone: 'Australia/Perth' },
  };
  expect(zonedRangeText(journey, '2026-03-04T22:00:00Z', '2026-03-05T03:00:00Z', 'en-AU')).toBe(
    'Thu, 5 Mar 2026, 9:00 am AEDT – 11:00 am AWST',
  );
});

test.each([
  [
    'Sun, 4 Oct 2026, 1:00 am AEST – 9:00 am AEDT',
    at('2026-10-04T01:00:00', '2026-10-04T09:00:00'),
    ['2026-10-03T15:00:00Z', '2026-10-03T22:00:00Z'],
  ],
  [
    'Sat, 3 Oct 2026, 8:00 pm AEST – Sun, 4 Oct 2026, 6:00 am AEDT',
    at('2026-10-03T20:00:00', '2026-10-04T06:00:00'),
    ['2026-10-03T10:00:00Z', '2026-10-03T19:00:00Z'],
  ],
  [
    'Sat, 3 Apr 2027, 9:00 am AEDT – Sun, 4 Apr 2027, 5:00 pm AEST',
    at('2027-04-03T09:00:00', '2027-04-04T17:00:00'),
    ['2027-04-02T22:00:00Z', '2027-04-04T07:00:00Z'],
  ],
] as const)('what lasts while the clocks of its zone change has both of its names: %s', (text, times, [start, end]) => {
  expect(zonedRangeText(times, start, end, 'en-AU')).toBe(text);
});

test.each([
  ['Australia/Perth', { time: '5 Mar, 6:00 am', place: 'Perth' }],
  ['America/New_York', { time: '4 Mar, 5:00 pm', place: 'New York' }],
  ['Australia/Melbourne', null],
])('whoever reads in %s is told by their own clock: %j', (zone, text) => {
  expect(readerText({ startTimeZone: sydney }, '2026-03-04T22:00:00Z', zone, 'en-AU')).toEqual(text);
});
