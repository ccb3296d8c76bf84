import { expect, test } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import { eventsByDay, eventsIn } from './events-by-day.ts';

const event = (id: string, startDate: string, endDate?: string): CalendarEvent => ({
  id,
  title: id,
  startDate,
  endDate,
});
const november = { from: '2026-11-01', to: '2026-11-30' };

const idsOf = (events: readonly CalendarEvent[], day: string, span = november) =>
  (eventsByDay(events, span).get(day) ?? []).map(({ id }) => id);

test.each<[string, CalendarEvent[], string, string[]]>([
  ['nothing', [], '2026-11-05', []],
  ['one day', [event('a', '2026-11-05')], '2026-11-05', ['a']],
  ['another day', [event('a', '2026-11-05')], '2026-11-06', []],
  ['a middle day', [event('a', '2026-11-04', '2026-11-06')], '2026-11-05', ['a']],
  ['its last day', [event('a', '2026-11-04', '2026-11-06')], '2026-11-06', ['a']],
  ['the day after', [event('a', '2026-11-04', '2026-11-06')], '2026-11-07', []],
  ['begun before the span', [event('a', '2026-10-20', '2026-11-02')], '2026-11-01', ['a']],
  ['an end before its start', [event('a', '2026-11-05', '2026-11-01')], '2026-11-05', ['a']],
  ['longer ones first', [event('a', '2026-11-05'), event('b', '2026-11-05', '2026-11-07')], '2026-11-05', ['b', 'a']],
  ['earlier ones first', [event('a', '2026-11-05'), event('b', '2026-11-04', '2026-11-05')], '2026-11-05', ['b', 'a']],
  ["the host's order", [event('b', '2026-11-05'), event('a', '2026-11-05')], '2026-11-05', ['b', 'a']],
])('%s', (_name, events, day, ids) => {
  expect(idsOf(events, day)).toEqual(ids);
});

test('days outside of the span are left out, however long an event is', () => {
  const byDay = eventsByDay([event('a', '1990-01-01', '2090-01-01')], november);
  expect(byDay.size).toBe(30);
});

test('an event of several days is counted once', () => {
  const byDay = eventsByDay([event('a', '2026-11-04', '2026-11-06'), event('b', '2026-11-05')], november);
  expect(eventsIn(byDay, ['2026-11-04', '2026-11-05', '2026-11-06']).map(({ id }) => id)).toEqual(['a', 'b']);
});
