import type { InsightStep } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { type CountedDay, daysToCount, insightFigures, insightRefusal, insightSpans, momentsOfDay } from './rules.ts';

const monday = 1;

test.each([
  ['2026-01-01', '2026-01-01', null],
  ['2026-01-02', '2026-01-01', 'query.to'],
  ['2024-01-01', '2025-12-31', null],
  ['2024-03-01', '2026-03-01', null],
  ['2024-01-01', '2026-01-01', 'query.from'],
])('from %s to %s is refused at %s', (from, to, field) => {
  expect(insightRefusal({ from, to })?.field ?? null).toBe(field);
});

test.each<[InsightStep, number, string, string, string[]]>([
  ['day', monday, '2026-02-27', '2026-03-01', ['27..27', '28..28', '01..01']],
  // Of Wednesday to the next Tuesday, by weeks that begin on Monday, Sunday and Saturday.
  ['week', monday, '2026-02-25', '2026-03-03', ['25..01', '02..03']],
  ['week', 0, '2026-02-25', '2026-03-03', ['25..28', '01..03']],
  ['week', 6, '2026-02-25', '2026-03-03', ['25..27', '28..03']],
  ['week', monday, '2026-03-02', '2026-03-08', ['02..08']],
  ['month', monday, '2026-01-31', '2026-03-01', ['31..31', '01..28', '01..01']],
  ['month', monday, '2028-02-01', '2028-02-29', ['01..29']],
  ['month', monday, '2025-12-30', '2026-01-02', ['30..31', '01..02']],
])('by %s, of weeks from %i, %s to %s', (step, weekStart, from, to, expected) => {
  const spans = insightSpans({ from, to }, { step, weekStart });
  expect(spans.map((span) => `${span.from.slice(8)}..${span.to.slice(8)}`)).toEqual(expected);
});

test('two years by day are as many steps as days', () => {
  expect(insightSpans({ from: '2024-03-01', to: '2026-03-01' }, { step: 'day', weekStart: 1 })).toHaveLength(731);
});

const counted = (day: string, members: number, rest: Partial<CountedDay> = {}): CountedDay => ({
  ...{ day, members, joined: 1, readers: 4, posts: 2, questions: 1, answered: 1, unanswered: 3 },
  ...rest,
});

test('what a step comes to: sums, an average of readers, and who belongs and what is open at its end', () => {
  const days = [
    counted('2026-03-04', 12, { readers: 7, unanswered: 5 }),
    counted('2026-03-02', 10),
    counted('2026-03-03', 11),
  ];
  const [week] = insightFigures(days, [{ from: '2026-03-02', to: '2026-03-08' }]);
  expect(week).toEqual({
    ...{ from: '2026-03-02', to: '2026-03-08', members: 12, joined: 3, readers: 5, posts: 6 },
    ...{ questions: 3, answered: 3, unanswered: 5 },
  });
});

test('a step of which no day was counted is left out', () => {
  const spans = insightSpans({ from: '2026-03-01', to: '2026-03-03' }, { step: 'day', weekStart: 1 });
  const figures = insightFigures([counted('2026-03-02', 10)], spans);
  expect(figures.map(({ from }) => from)).toEqual(['2026-03-02']);
});

test.each<[string | null, string, string[]]>([
  [null, '2026-03-02', ['2026-03-01']],
  ['2026-03-01', '2026-03-02', []],
  ['2026-02-26', '2026-03-02', ['2026-02-27', '2026-02-28', '2026-03-01']],
  // A clock that was put back counts nothing twice.
  ['2026-03-05', '2026-03-02', []],
])('after %s, the night to %s counts %j', (last, today, days) => {
  expect(daysToCount(last, today)).toEqual(days);
});

test('a night counts a month at most, the oldest days first', () => {
  const days = daysToCount('2025-01-01', '2026-03-02');
  expect([days.length, days[0], days.at(-1)]).toEqual([31, '2025-01-02', '2025-02-01']);
});

test.each([
  // Sydney's clocks are put back on the 5th of April 2026, and on again on the 4th of October.
  ['2026-04-05', 25],
  ['2026-10-04', 23],
  ['2026-03-01', 24],
])('the %s has %i hours in Sydney', (day, hours) => {
  const { begins, ends } = momentsOfDay(day, 'Australia/Sydney');
  expect((ends.getTime() - begins.getTime()) / 3_600_000).toBe(hours);
});
