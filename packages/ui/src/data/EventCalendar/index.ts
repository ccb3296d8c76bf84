export { type CalendarEvent, type EventTone } from './calendar-event.ts';
export { type CalendarView } from './CalendarToolbar.tsx';
export { EventCalendar, type EventCalendarProps } from './EventCalendar.tsx';
export { addMonths } from './iso-date.ts';
export { type EventCalendarLabels } from './labels.ts';
export { monthSpan } from './month-days.ts';
export type { Weekday } from '../../foundations/week-start.ts';
