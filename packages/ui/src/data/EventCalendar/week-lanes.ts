import { lastDayOf, type CalendarEvent } from './calendar-event.ts';
import type { EventsByDay } from './events-by-day.ts';
import { daysBetween } from './iso-date.ts';

/** An event within one week: it begins in the cell of its first day there and reaches over those that follow. */
export interface Bar {
  event: CalendarEvent;
  /** From 0, from the top of the cells. */
  lane: number;
  days: number;
  /** It began in a week before. */
  isContinued: boolean;
  /** It goes on in the next week. */
  continues: boolean;
}

export interface DayLanes {
  day: string;
  /** The bars that begin in this cell. */
  bars: readonly Bar[];
  /** How many events of the day found no lane. */
  hidden: number;
}

/** Gives each event of a week a lane that is free on all of its days; those that find none are counted as hidden. */
export function weekLanes(week: readonly string[], byDay: EventsByDay, lanes: number): DayLanes[] {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const taken = new Map<string, Set<number>>(week.map((day) => [day, new Set<number>()]));
  const placed = new Set<CalendarEvent>();
  const barsOf = new Map<string, Bar[]>();
  const missed = new Map<string, number>();

  const place = (event: CalendarEvent, day: string) => {
    const end = lastDayOf(event) < last ? lastDayOf(event) : last;
    const days = week.filter((each) => each >= day && each <= end);
    placed.add(event);
    const lane = freeLane(days, taken, lanes);
    if (lane === null) {
      for (const each of days) missed.set(each, (missed.get(each) ?? 0) + 1);
      return;
    }
    for (const each of days) taken.get(each)?.add(lane);
    const bar = {
      event,
      lane,
      days: daysBetween(day, end) + 1,
      isContinued: event.startDate < first,
      continues: lastDayOf(event) > last,
    };
    barsOf.set(day, [...(barsOf.get(day) ?? []), bar]);
  };

  for (const day of week) {
    for (const event of byDay.get(day) ?? []) if (!placed.has(event)) place(event, day);
  }
  return week.map((day) => ({
    day,
    bars: (barsOf.get(day) ?? []).toSorted((one, other) => one.lane - other.lane),
    hidden: missed.get(day) ?? 0,
  }));
}

function freeLane(days: readonly string[], taken: ReadonlyMap<string, Set<number>>, lanes: number): number | null {
  for (let lane = 0; lane < lanes; lane += 1) {
    if (days.every((day) => !taken.get(day)?.has(lane))) return lane;
  }
  return null;
}
