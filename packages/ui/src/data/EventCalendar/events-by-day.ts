import { lastDayOf, type CalendarEvent } from './calendar-event.ts';
import { addDays } from './iso-date.ts';

/** Events by each of their days, in the order in which a day shows them. */
export type EventsByDay = ReadonlyMap<string, readonly CalendarEvent[]>;

/** Made once for all events: what a day shows is then looked up. Days outside of the span are left out. */
export function eventsByDay(events: readonly CalendarEvent[], span: { from: string; to: string }): EventsByDay {
  const byDay = new Map<string, CalendarEvent[]>();
  for (const event of events.toSorted(inOrder)) {
    const last = min(lastDayOf(event), span.to);
    // Most are over on the day that they begin: the day after is not reckoned for them.
    for (let day = max(event.startDate, span.from); day <= last; day = day === last ? after : addDays(day, 1)) {
      const others = byDay.get(day);
      if (others) others.push(event);
      else byDay.set(day, [event]);
    }
  }
  return byDay;
}

/** Later than every day. */
const after = '~';

/** Earlier days first, then longer events, so that their bars lie above; the host's order decides among the others. */
function inOrder(one: CalendarEvent, other: CalendarEvent): number {
  return compare(one.startDate, other.startDate) || compare(lastDayOf(other), lastDayOf(one));
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
const min = (one: string, other: string) => (one < other ? one : other);
const max = (one: string, other: string) => (one > other ? one : other);

/** Each once, however many of the days it has. */
export function eventsIn(byDay: EventsByDay, days: readonly string[]): CalendarEvent[] {
  return [...new Set(days.flatMap((day) => byDay.get(day) ?? []))];
}
