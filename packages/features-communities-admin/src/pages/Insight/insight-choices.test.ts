import { insightRefusal } from '@portal/rules';
import { expect, test } from 'vitest';
import {
  requestedDays,
  inRange,
  type InsightChoices,
  insightInAddress,
  isRunning,
  rangeIds,
  stepsOf,
} from './insight-choices.ts';

const { read, write } = insightInAddress;

test.each([
  [{}, { range: 'quarter', step: 'week' }],
  [{ step: 'day' }, { range: 'quarter', step: 'day' }],
  [{ range: 'year' }, { range: 'year', step: 'month' }],
  [
    { range: 'twoYears', step: 'week' },
    { range: 'twoYears', step: 'week' },
  ],
  // Two years of days are more than a chart shows, and what nobody knows is left out.
  [
    { range: 'twoYears', step: 'day' },
    { range: 'twoYears', step: 'month' },
  ],
  [
    { range: 'decade', step: 'hour' },
    { range: 'quarter', step: 'week' },
  ],
])('%o in an address and back', (search, choices) => {
  expect(read(search)).toEqual(choices);
  expect(read(write(choices as ReturnType<typeof read>))).toEqual(choices);
});

test('what is shown at first needs no address', () => {
  expect(write({ range: 'quarter', step: 'week' })).toEqual({ range: undefined, step: undefined });
});

test('another range keeps its step where it can', () => {
  expect(inRange('year', 'week').step).toBe('week');
  expect(inRange('year', 'day').step).toBe('month');
  expect(stepsOf('quarter')).toEqual(['day', 'week', 'month']);
  expect(stepsOf('year')).toEqual(['week', 'month']);
});

test.each(rangeIds.flatMap((range) => stepsOf(range).map((step) => ({ range, step }))))(
  'the days of %o end yesterday, and may be asked for',
  (choices) => {
    const days = requestedDays(choices, '2026-03-02', 1);
    expect(days.to).toBe('2026-03-01');
    expect(insightRefusal(days)).toBeNull();
  },
);

test.each<[InsightChoices, number, string]>([
  [{ range: 'month', step: 'day' }, 1, '2026-02-04'],
  // The first week that is whole begins on a Monday, or on a Sunday.
  [{ range: 'month', step: 'week' }, 1, '2026-02-09'],
  [{ range: 'month', step: 'week' }, 0, '2026-02-08'],
  [{ range: 'year', step: 'month' }, 1, '2025-04-01'],
])('of a Wednesday, %o with weeks from %i begins on %s', (choices, weekStart, from) => {
  expect(requestedDays(choices, '2026-03-04', weekStart).from).toBe(from);
});

test.each<[InsightChoices['step'], string, string, boolean]>([
  ['day', '2026-03-04', '2026-03-04', false],
  ['week', '2026-03-02', '2026-03-08', false],
  ['week', '2026-03-02', '2026-03-07', true],
  ['month', '2026-02-01', '2026-02-28', false],
  ['month', '2026-03-01', '2026-03-30', true],
])('the %s from %s to %s goes on: %s', (step, from, to, expected) => {
  expect(isRunning({ from, to }, step, 1)).toBe(expected);
});
