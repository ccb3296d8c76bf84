export type { CalendarEntry, CalendarSource } from './calendar-entry.ts';
export { answerCalendarFile, readerOfCalendar } from './calendar-files.ts';
