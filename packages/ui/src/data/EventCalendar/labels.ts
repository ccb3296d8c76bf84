/** The words of the calendar. Dates come as the reader's language writes them. */
export interface EventCalendarLabels {
  previousMonth: string;
  nextMonth: string;
  previousYear: string;
  nextYear: string;
  today: string;
  /** Names the choice between the two views. */
  view: string;
  month: string;
  year: string;
  /** How many events the view has, or the day, said with its date. */
  count: (events: number) => string;
  more: (events: number) => string;
  /** Title of the list of a day: as it is written, and as '2026-11-18'. */
  dayTitle: (date: string, iso: string) => string;
  /** In place of a day's list. */
  emptyDay: string;
  close: string;
  loading: string;
}

export const eventCalendarLabels: EventCalendarLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  today: 'Today',
  view: 'View',
  month: 'Month',
  year: 'Year',
  count: (events) => (events === 0 ? 'No events' : events === 1 ? '1 event' : `${events} events`),
  more: (events) => `+${events} more`,
  dayTitle: (date) => date,
  emptyDay: 'No events',
  close: 'Close',
  loading: 'Loading events',
};
