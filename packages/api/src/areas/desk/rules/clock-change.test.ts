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
