import { dayIn } from '@portal/rules';

/** A day that has not begun by the clock of a zone. */
export function isToCome(day: string | null, now: Date, timeZone: string): boolean {
  return day !== null && day > dayIn(now, timeZone);
}
