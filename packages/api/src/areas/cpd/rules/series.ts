import { daysAfter, dayIn, momentOf } from '../../events/rules/event-time.ts';
import { invalid, type Refusal } from '../../../rules/refusal.ts';
import { monthsAfter } from './days.ts';

/** Where records that were brought in together come from: a file, or an entry of several days. */
export const batchKinds = ['import', 'series'] as const;

/** How long it is from one time to the next. */
export const seriesSteps = ['week', 'fortnight', 'month'] as const;

export type SeriesStep = (typeof seriesSteps)[number];

export interface SeriesSpan {
  firstDay: string;
  lastDay: string;
  every: SeriesStep;
}

/** The days on which something came again, the first of them always; one more than are allowed where there are too many. */
export function seriesDays({ firstDay, lastDay, every }: SeriesSpan, most: number): string[] {
  const days: string[] = [];
  for (let n = 0; days.length <= most; n += 1) {
    const day = after(firstDay, n, every);
    if (n > 0 && day > lastDay) break;
    days.push(day);
  }
  return days;
}

/** A month is counted from the first day, so that the 31st comes back after a shorter month. */
function after(day: string, n: number, every: SeriesStep): string {
  if (every === 'month') return monthsAfter(day, n);
  return daysAfter(day, n * (every === 'week' ? 7 : 14));
}

/** Each day of a series is said once, and is over or today. */
export function seriesRefusal(days: readonly string[], { zone, now }: { zone: string; now: Date }): Refusal | null {
  if (new Set(days).size < days.length) return invalid('body.days', 'A day stands here twice');
  const today = dayIn(now, zone);
  return days.some((day) => day > today) ? invalid('body.days', 'One of these days is still to come') : null;
}

/** When the record of a day was finished: at noon, where nobody says when. */
export function seriesMoment(day: string, time: string | undefined, zone: string): Date {
  return momentOf(`${day}T${time ?? '12:00'}:00`, zone);
}
