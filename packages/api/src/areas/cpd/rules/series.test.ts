import { expect, test } from 'vitest';
import { seriesDays, seriesMoment, seriesRefusal, type SeriesStep } from './series.ts';

test.each<[SeriesStep, string, string, string[]]>([
  ['week', '2026-03-24', '2026-04-09', ['2026-03-24', '2026-03-31', '2026-04-07']],
  ['fortnight', '2026-03-24', '2026-04-21', ['2026-03-24', '2026-04-07', '2026-04-21']],
  ['month', '2025-12-31', '2026-04-01', ['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31']],
  ['month', '2026-03-24', '2026-03-01', ['2026-03-24']],
])('comes again every %s from %s to %s', (every, firstDay, lastDay, days) => {
  expect(seriesDays({ every, firstDay, lastDay }, 60)).toEqual(days);
});

test('stops one after the most that are allowed', () => {
  expect(seriesDays({ every: 'week', firstDay: '0001-01-01', lastDay: '9999-12-31' }, 60)).toHaveLength(61);
});

const around = { zone: 'Australia/Sydney', now: new Date('2026-11-23T12:30:00Z') };

test.each([
  [['2026-11-23', '2026-11-16'], null],
  [['2026-11-16', '2026-11-16'], 'A day stands here twice'],
  [['2026-11-16', '2026-11-24'], 'One of these days is still to come'],
])('judges the days %j', (days, message) => {
  const refusal = seriesRefusal(days, around);
  expect(refusal?.message ?? null).toBe(message);
  if (refusal !== null) expect(refusal.field).toBe('body.days');
});

test('is finished by the clock of the organisation, before and after the clock changes', () => {
  const at = (day: string, time?: string) => seriesMoment(day, time, around.zone).toISOString();
  expect(at('2026-04-04', '17:30')).toBe('2026-04-04T06:30:00.000Z');
  expect(at('2026-04-05', '17:30')).toBe('2026-04-05T07:30:00.000Z');
  expect(at('2026-04-05')).toBe('2026-04-05T02:00:00.000Z');
});
