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

/** The month that a key leads to among those of a year, which stand in so many columns; null for keys that move nothing. */
export function monthOfKey(
  { key }: GridKey,
  month: string,
  { columns, isRightToLeft }: { columns: number; isRightToLeft: boolean },
): string | null {
  const forward = isRightToLeft ? -1 : 1;
  const year = month.slice(0, 4);
  switch (key) {
    case 'ArrowRight':
      return addMonths(month, forward);
    case 'ArrowLeft':
      return addMonths(month, -forward);
    case 'ArrowDown':
      return addMonths(month, columns);
    case 'ArrowUp':
      return addMonths(month, -columns);
    case 'Home':
      return `${year}-01`;
    case 'End':
      return `${year}-12`;
    case 'PageDown':
      return addMonths(month, 12);
    case 'PageUp':
      return addMonths(month, -12);
    default:
      return null;
  }
}
