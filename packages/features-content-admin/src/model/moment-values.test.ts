import { expect, test } from 'vitest';
import { momentFault, momentOfValue, valueOfMoment } from './moment-values.ts';

const zone = 'Australia/Sydney';

test.each([
  ['nothing', { day: null, time: null }, null],
  ['a time without a day', { day: null, time: '09:00' }, 'dayMissing'],
  ['a day without a time', { day: '2026-11-20', time: null }, 'timeMissing'],
  ['a whole moment', { day: '2026-11-20', time: '09:00' }, null],
  ['a time that the clocks leave out', { day: '2026-10-04', time: '02:30' }, 'skipped'],
  ['a time that comes twice', { day: '2026-04-05', time: '02:30' }, null],
] as const)('%s', (_, value, fault) => expect(momentFault(value, zone)).toBe(fault));

test.each([
  [{ day: '2026-11-20', time: '09:00' }, '2026-11-19T22:00:00.000Z'],
  [{ day: '2026-04-05', time: '02:30' }, '2026-04-04T15:30:00.000Z'],
  [{ day: '2026-04-05', time: '02:30', isSecond: true }, '2026-04-04T16:30:00.000Z'],
])('%j is a moment, and the moment is written so again', (value, moment) => {
  expect(momentOfValue(value, zone)?.toISOString()).toBe(moment);
  expect(valueOfMoment(moment, zone)).toEqual(value);
});

test('what is not whole is no moment', () => {
  expect(momentOfValue({ day: '2026-11-20', time: null }, zone)).toBeNull();
  expect(valueOfMoment(null, zone)).toEqual({ day: null, time: null });
});
