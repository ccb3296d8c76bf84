import { addDays, weekdayOf } from './iso-date.ts';

const weeks = 6;

/** The six weeks around a month, from the first day of the week that its 1st is in. `weekStart` is an index from Sunday. */
export function monthWeeks(month: string, weekStart: number): string[][] {
  const first = firstOfWeek(`${month}-01`, weekStart);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_each, day) => addDays(first, week * 7 + day)),
  );
}

export function firstOfWeek(iso: string, weekStart: number): string {
  return addDays(iso, -((weekdayOf(iso) - weekStart + 7) % 7));
}

/** The first and the last day that a month's grid shows. */
export function monthSpan(month: string, weekStart: number): { from: string; to: string } {
  const from = firstOfWeek(`${month}-01`, weekStart);
  return { from, to: addDays(from, weeks * 7 - 1) };
}
