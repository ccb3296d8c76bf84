import { useState } from 'react';
import { monthOf } from './iso-date.ts';

export interface ActiveDay {
  month: string;
  today: string;
  /** Chosen by the host; the calendar keeps its own when left out. */
  activeDay?: string | null | undefined;
  onActiveDayChange?: ((day: string) => void) | undefined;
  onMonthChange: (month: string) => void;
}

/** The one day of the month that the keyboard is on: the last one chosen, else today, else the first. */
export function useActiveDay({ month, today, activeDay, onActiveDayChange, onMonthChange }: ActiveDay) {
  const [held, setHeld] = useState<string | null>(null);
  const wanted = activeDay ?? held ?? today;
  const ofTheMonth = monthOf(today) === month ? today : `${month}-01`;

  function moveTo(day: string) {
    setHeld(day);
    onActiveDayChange?.(day);
    if (monthOf(day) !== month) onMonthChange(monthOf(day));
  }

  return { active: monthOf(wanted) === month ? wanted : ofTheMonth, moveTo };
}
