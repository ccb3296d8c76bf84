import { expect, test } from 'vitest';
import { clockChangeAt, dayAndTimeOf, momentAt } from './clock-change.ts';

test.each([
  ['Australia/Sydney', '2026-10-04', '02:30', 'skipped', '2026-10-03T16:30:00.000Z'],
  ['Australia/Sydney', '2026-10-04', '03:00', null, '2026-10-03T16:00:00.000Z'],
  ['Australia/Sydney', '2026-04-05', '02:30', 'twice', '2026-04-04T15:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04', '02:15', 'skipped', '2026-10-03T15:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05', '01:45', 'twice', '2026-04-04T14:45:00.000Z'],
  ['Australia/Adelaide', '2026-10-04', '02:00', 'skipped', '2026-10-03T16:30:00.000Z'],
  ['Pacific/Auckland', '2026-04-05', '02:59', 'twice', '2026-04-04T13:59:00.000Z'],
  ['Australia/Perth', '2026-10-04', '02:30', null, '2026-10-03T18:30:00.000Z'],
] as const)('%s on %s at %s: %s', (zone, day, time, change, utc) => {
  expect(clockChangeAt({ day, time }, zone)).toBe(change);
  const moment = momentAt({ day, time }, zone);
  expect(moment.toISOString()).toBe(utc);
  if (change !== 'skipped') expect(dayAndTimeOf(moment, zone)).toEqual({ day, time });
});

test.each([
  ['Australia/Sydney', '2026-04-04T16:30:00.000Z', '2026-04-05', '02:30'],
  ['Australia/Lord_Howe', '2026-04-04T15:15:00.000Z', '2026-04-05', '01:45'],
  ['Europe/London', '2026-10-25T01:59:00.000Z', '2026-10-25', '01:59'],
])(
  'in %s the second time of an hour that comes twice is told, and comes back as it was: %s',
  (zone, utc, day, time) => {
    const moment = new Date(utc);
    expect(dayAndTimeOf(moment, zone)).toEqual({ day, time, isSecond: true });
    expect(momentAt({ day, time, isSecond: true }, zone)).toEqual(moment);
    expect(momentAt({ day, time }, zone).getTime()).toBeLessThan(moment.getTime());
    expect(clockChangeAt({ day, time, isSecond: true }, zone)).toBe('twice');
  },
);

test('what comes once has no second time', () => {
  const at = { day: '2026-06-05', time: '02:30' };
  expect(momentAt({ ...at, isSecond: true }, 'Australia/Sydney')).toEqual(momentAt(at, 'Australia/Sydney'));
});

test.each(['Australia/Sydney', 'Australia/Lord_Howe', 'Europe/London', 'Pacific/Auckland'])(
  'every minute of a year of changes in %s comes back from what its clocks show',
  (zone) => {
    for (const day of ['2026-04-04', '2026-04-05', '2026-09-26', '2026-10-04', '2026-10-24'])
      for (let minutes = 0; minutes < 48 * 60; minutes += 15) {
        const moment = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000);
        expect(momentAt(dayAndTimeOf(moment, zone), zone)).toEqual(moment);
      }
  },
);
