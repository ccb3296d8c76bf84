import { expect, test } from 'vitest';
import { dayIn, daysAfter, momentOf, wallTimeOf } from './event-time.ts';

const sydney = 'Australia/Sydney';
const adelaide = 'Australia/Adelaide';
const lordHowe = 'Australia/Lord_Howe';
const auckland = 'Pacific/Auckland';

test.each([
  ['a summer morning in Sydney', '2026-01-15T09:00:00', sydney, '2026-01-14T22:00:00.000Z'],
  ['a winter morning in Sydney', '2026-07-15T09:00:00', sydney, '2026-07-14T23:00:00.000Z'],
  ['the minute before clocks go forward', '2026-10-04T01:59:00', sydney, '2026-10-03T15:59:00.000Z'],
  ['the minute after', '2026-10-04T03:00:00', sydney, '2026-10-03T16:00:00.000Z'],
  ['half an hour that is skipped', '2026-10-04T02:30:00', sydney, '2026-10-03T16:30:00.000Z'],
  ['the hour that comes twice, its first time', '2026-04-05T02:30:00', sydney, '2026-04-04T15:30:00.000Z'],
  ['the hour after it', '2026-04-05T03:00:00', sydney, '2026-04-04T17:00:00.000Z'],
  ['Adelaide, half an hour behind', '2026-01-15T09:00:00', adelaide, '2026-01-14T22:30:00.000Z'],
  ['Adelaide in winter', '2026-07-15T09:00:00', adelaide, '2026-07-14T23:30:00.000Z'],
  ['Adelaide, skipped', '2026-10-04T02:30:00', adelaide, '2026-10-03T17:00:00.000Z'],
  ['Lord Howe in summer', '2026-01-15T09:00:00', lordHowe, '2026-01-14T22:00:00.000Z'],
  ['Lord Howe in winter', '2026-07-15T09:00:00', lordHowe, '2026-07-14T22:30:00.000Z'],
  ['Lord Howe, the half hour that is skipped', '2026-10-04T02:15:00', lordHowe, '2026-10-03T15:45:00.000Z'],
  ['Lord Howe, the half hour that comes twice', '2026-04-05T01:45:00', lordHowe, '2026-04-04T14:45:00.000Z'],
  ['Auckland in summer', '2026-01-15T09:00:00', auckland, '2026-01-14T20:00:00.000Z'],
  ['Auckland in winter', '2026-07-15T09:00:00', auckland, '2026-07-14T21:00:00.000Z'],
  ['Auckland, skipped', '2026-09-27T02:30:00', auckland, '2026-09-26T14:30:00.000Z'],
  ['Auckland, twice', '2026-04-05T02:30:00', auckland, '2026-04-04T13:30:00.000Z'],
  ['Perth, which changes nothing', '2026-10-04T02:30:00', 'Australia/Perth', '2026-10-03T18:30:00.000Z'],
])('%s', (_, wall, zone, moment) => {
  expect(momentOf(wall, zone).toISOString()).toBe(moment);
});

/** The weeks in which clocks change, in half hours. */
const weeks = ['2026-03-28', '2026-04-04', '2026-09-26', '2026-10-03', '2026-10-24'].flatMap((day) =>
  Array.from({ length: 2 * 48 }, (_, index) => new Date(Date.parse(`${day}T00:00:00Z`) + (index * 30 + 10) * 60_000)),
);

test.each([sydney, adelaide, lordHowe, auckland, 'Australia/Perth', 'Europe/London'])(
  'what the clock of %s shows leads back to the moment, but where it shows it a second time',
  (zone) => {
    const wrong = weeks.filter((moment) => {
      const back = momentOf(wallTimeOf(moment, zone), zone);
      const isTwice = wallTimeOf(back, zone) === wallTimeOf(moment, zone) && back < moment;
      return back.getTime() !== moment.getTime() && !isTwice;
    });
    expect(wrong).toEqual([]);
  },
);

test('it is another day elsewhere', () => {
  const moment = new Date('2026-06-30T14:30:00Z');
  expect([dayIn(moment, sydney), dayIn(moment, 'Europe/London')]).toEqual(['2026-07-01', '2026-06-30']);
});

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days', (day, days, after) => {
  expect(daysAfter(day, days)).toBe(after);
});
