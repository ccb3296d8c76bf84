import { expect, test } from 'vitest';
import { daysOf, isOver, isWithin, spanOf, type WhenId } from './when.ts';

test.each<[WhenId, string, string | null, string | null]>([
  ['upcoming', '2026-11-22', '2026-11-22', null],
  ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['thisWeek', '2026-11-22', '2026-11-16', '2026-11-22'],
  ['thisWeek', '2026-11-23', '2026-11-23', '2026-11-29'],
  ['thisMonth', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['thisMonth', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['nextMonth', '2026-12-31', '2027-01-01', '2027-01-31'],
  ['nextMonth', '2028-01-31', '2028-02-01', '2028-02-29'],
  ['past', '2026-01-01', null, '2025-12-31'],
])('%s on %s', (when, today, from, to) => {
  expect(daysOf(when, today)).toEqual({ from, to });
});

test.each([
  ['the day on which clocks go forward in Sydney', '2026-10-04', 'Australia/Sydney', 23],
  ['the day on which they go back', '2026-04-05', 'Australia/Sydney', 25],
  ['the same on Lord Howe', '2026-04-05', 'Australia/Lord_Howe', 24.5],
  ['any other day', '2026-11-22', 'Australia/Sydney', 24],
])('%s has as many hours as it has', (_, day, zone, hours) => {
  const { from, before } = spanOf({ from: day, to: day }, zone);
  expect(((before?.getTime() ?? 0) - (from?.getTime() ?? 0)) / 3_600_000).toBe(hours);
});

const day = spanOf({ from: '2026-11-22', to: '2026-11-22' }, 'Australia/Sydney');
const at = (start: string, end: string) => ({ startAt: new Date(start), endAt: new Date(end) });

test.each([
  ['in it', at('2026-11-22T09:00:00+11:00', '2026-11-22T10:00:00+11:00'), true],
  ['across the midnight before', at('2026-11-21T22:00:00+11:00', '2026-11-22T01:00:00+11:00'), true],
  ['across the midnight after', at('2026-11-22T22:00:00+11:00', '2026-11-23T01:00:00+11:00'), true],
  ['around it', at('2026-11-20T09:00:00+11:00', '2026-11-25T17:00:00+11:00'), true],
  ['over at its midnight', at('2026-11-21T22:00:00+11:00', '2026-11-22T00:00:00+11:00'), false],
  ['from the next midnight', at('2026-11-23T00:00:00+11:00', '2026-11-23T01:00:00+11:00'), false],
])('an event %s is of the day: %#', (_, event, isOfIt) => {
  expect(isWithin(event, day)).toBe(isOfIt);
  expect(isWithin(event, { from: null, before: null })).toBe(true);
});

test('an event is over at its end, not before', () => {
  const event = at('2026-11-22T09:00:00Z', '2026-11-22T10:00:00Z');
  expect(isOver(event, new Date('2026-11-22T09:59:59.999Z'))).toBe(false);
  expect(isOver(event, new Date('2026-11-22T10:00:00Z'))).toBe(true);
});
