import { addDays, addMonths, monthOf, sameDayIn } from './iso-date.ts';
import { firstOfWeek } from './month-days.ts';

export interface GridKey {
  key: string;
  shiftKey?: boolean;
  ctrlKey?: boolean;
}

/** The day that a key leads to from a day of the month grid; null for keys that move nothing. */
export function dayOfKey(
  { key, shiftKey = false, ctrlKey = false }: GridKey,
  day: string,
  { weekStart, isRightToLeft }: { weekStart: number; isRightToLeft: boolean },
): string | null {
  const forward = isRightToLeft ? -1 : 1;
  const week = firstOfWeek(day, weekStart);
  const month = monthOf(day);
  const monthsAway = (months: number) => sameDayIn(addMonths(month, months), day);
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return ctrlKey ? `${month}-01` : week;
    case 'End':
      return ctrlKey ? sameDayIn(month, `${month}-31`) : addDays(week, 6);
    case 'PageDown':
      return monthsAway(shiftKey ? 12 : 1);
    case 'PageUp':
      return monthsAway(shiftKey ? -12 : -1);
    default:
      return null;
  }
}
