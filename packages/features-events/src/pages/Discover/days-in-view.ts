import { daysAfter } from '@portal/rules';
import { monthSpan } from '@portal/ui/event-calendar';
import type { CalendarState } from './calendar-state.ts';

const monday = 1;

/** The days in view, and one on either side: the clocks of an event may already show the day that the organisation's do not. */
export function daysInView(view: CalendarState['view'], month: string) {
  const year = month.slice(0, 4);
  const { from, to } = view === 'month' ? monthSpan(month, monday) : { from: `${year}-01-01`, to: `${year}-12-31` };
  return { from: daysAfter(from, -1), to: daysAfter(to, 1) };
}
