import { expect, test } from 'vitest';
import { timelineDays } from './timeline-days.ts';

const entry = (id: string, date: string) => ({ id, date, dateLabel: date, title: id });

test.each([
  ['none', [], []],
  ['one day', [entry('a', '2026-11-21T09:00'), entry('b', '2026-11-21')], ['2026-11-21 a b']],
  [
    'two days',
    [entry('a', '2026-11-21T09:00'), entry('b', '2026-11-20T23:59'), entry('c', '2026-11-20')],
    ['2026-11-21 a', '2026-11-20 b c'],
  ],
])('entries of %s', (_, entries, days) => {
  expect(timelineDays(entries).map(({ day, entries: of }) => [day, ...of.map(({ id }) => id)].join(' '))).toEqual(days);
});
