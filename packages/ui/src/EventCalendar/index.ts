export { type CalendarEvent, type EventTone } from './calendar-event.ts';
export { monthSpan } from './month-days.ts';
