import { getDayOfWeek, parseDate } from '@internationalized/date';

/** The day that a week begins with. */
export type Weekday = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

export const weekdays: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

const aSunday = parseDate('2026-11-01');

/** How weeks begin where a language is spoken, as an index from Sunday: 'en-AU' → 1. */
export function weekStartOf(locale: string): number {
  return (7 - getDayOfWeek(aSunday, locale)) % 7;
}
