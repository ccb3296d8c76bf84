import type { GridKey } from './grid-keys.ts';
import { addMonths } from './iso-date.ts';

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
