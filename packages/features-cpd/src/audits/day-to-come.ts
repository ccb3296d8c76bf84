import { dayIn, daysAfter } from '@portal/rules';
import { usePortal } from '@portal/kit';

/** The day of today by the clock of the organisation. */
export function useToday(): string {
  const { clock, profile } = usePortal();
  return dayIn(clock.now(), profile.timeZone);
}

/** What is offered where a day is to be chosen. */
export function inWeeks(today: string, weeks: number): string {
  return daysAfter(today, 7 * weeks);
}
