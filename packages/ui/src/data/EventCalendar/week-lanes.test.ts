import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { eventsByDay } from './events-by-day.ts';
import { addDays, monthOf, monthsOfYear } from './iso-date.ts';
import { monthWeeks } from './month-days.ts';
import { weekLanes } from './week-lanes.ts';

const event = (id: string, startDate: string, endDate?: string): CalendarEvent => ({
  id,
  title: id,
  startDate,
  endDate,
});

/** Monday 16 to Sunday 22 November 2026. */
const week = monthWeeks('2026-11', 1).find(([first]) => first === '2026-11-16') ?? [];
const span = { from: '2026-11-16', to: '2026-11-22' };

/** 'a0' is event a in the first lane, 'a0×3' over three days, '+2' two hidden ones; one text per day. */
function laneTexts(events: readonly CalendarEvent[], lanes = 2): string[] {
  return weekLanes(week, eventsByDay(events, span), lanes).map(({ bars, hidden }) =>
    [
      ...bars.map(({ event: { id }, lane, days, isContinued, continues }) =>
        [isContinued ? '<' : '', id, lane, days > 1 ? `×${days}` : '', continues ? '>' : ''].join(''),
      ),
      ...(hidden > 0 ? [`+${hidden}`] : []),
    ].join(' '),
  );
}

test.each<[string, CalendarEvent[], string[]]>([
  ['an empty week', [], ['', '', '', '', '', '', '']],
  ['one event', [event('a', '2026-11-18')], ['', '', 'a0', '', '', '', '']],
  [
    'more events than lanes',
    [event('a', '2026-11-18'), event('b', '2026-11-18'), event('c', '2026-11-18'), event('d', '2026-11-18')],
    ['', '', 'a0 b1 +2', '', '', '', ''],
  ],
  [
    'a short one under a long one',
    [event('a', '2026-11-17', '2026-11-19'), event('b', '2026-11-18')],
    ['', 'a0×3', 'b1', '', '', '', ''],
  ],
  [
    'the upper lane again after a long one',
    [event('a', '2026-11-17', '2026-11-18'), event('b', '2026-11-18'), event('c', '2026-11-19')],
    ['', 'a0×2', 'b1', 'c0', '', '', ''],
  ],
  ['from the week before', [event('a', '2026-11-10', '2026-11-17')], ['<a0×2', '', '', '', '', '', '']],
  ['into the next week', [event('a', '2026-11-21', '2026-11-30')], ['', '', '', '', '', 'a0×2>', '']],
  ['through the whole week', [event('a', '2026-10-01', '2026-12-24')], ['<a0×7>', '', '', '', '', '', '']],
  [
    'a long one without a lane is hidden on each of its days',
    [
      event('a', '2026-11-16', '2026-11-20'),
      event('b', '2026-11-16', '2026-11-19'),
      event('c', '2026-11-17', '2026-11-18'),
    ],
    ['a0×5 b1×4', '+1', '+1', '', '', '', ''],
  ],
])('%s', (_name, events, expected) => {
  expect(laneTexts(events)).toEqual(expected);
});

test('lanes of three', () => {
  const events = ['a', 'b', 'c', 'd'].map((id) => event(id, '2026-11-18'));
  expect(laneTexts(events, 3)[2]).toBe('a0 b1 c2 +1');
});

test('of 2,000 events of a year every one is drawn or counted', () => {
  const events = Array.from({ length: 2000 }, (_, index) => event(`${index}`, addDays('2026-01-01', index % 365)));
  const byDay = eventsByDay(events, { from: '2026-01-01', to: '2026-12-31' });
  const days = monthsOfYear('2026-01').flatMap((month) =>
    monthWeeks(month, 1)
      .flatMap((each) => weekLanes(each, byDay, 2))
      .filter(({ day }) => monthOf(day) === month),
  );
  expect(days).toHaveLength(365);
  expect(days.reduce((sum, { bars, hidden }) => sum + bars.length + hidden, 0)).toBe(2000);
});
