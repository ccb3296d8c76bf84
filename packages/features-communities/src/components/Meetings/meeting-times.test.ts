import { expect, test } from 'vitest';
import { meetingRange, otherClock } from './meeting-times.ts';

const held = { startDate: '2026-04-04T08:30:00.000Z', duration: 60, timeZone: 'Australia/Adelaide' };
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');

test('a meeting is told by the clock of its zone, in hours and minutes of a day of 24 [COM-630]', () => {
  expect(plain(meetingRange(held, 'en-AU'))).toMatch(/^Sat, 4 Apr 2026, 19:00\s?[–-]\s?20:00 (?:ACDT|GMT\+10:30)$/);
});

test('another clock is told where it shows another time, over changes of clocks', () => {
  expect(otherClock(held, 'Australia/Sydney', 'en-AU')).toEqual({ time: 'Sat 19:30', place: 'Sydney' });
  expect(otherClock({ ...held, timeZone: 'Australia/ACT' }, 'Australia/Sydney', 'en-AU')).toBeNull();
  const lordHowe = { ...held, timeZone: 'Australia/Lord_Howe' };
  expect(otherClock(lordHowe, 'Australia/Sydney', 'en-AU'), 'as long as both have summer time').toBeNull();
  expect(otherClock({ ...lordHowe, startDate: '2026-04-05T08:30:00.000Z' }, 'Australia/Sydney', 'en-AU')).toEqual({
    time: 'Sun 18:30',
    place: 'Sydney',
  });
});
