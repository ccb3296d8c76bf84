import { defineMessages } from '@portal/kit';

/** The words of the calendar, which come with it. */
export const calendarMessages = defineMessages('events', {
  previousEvent: 'Previous event',
  nextEvent: 'Skip to next event',
  noNextEvent: 'No more upcoming events',
  noPreviousEvent: 'No previous events',
  skipFailed: 'Error fetching event. Try again.',
  items: { one: '{n} items', other: '{n} items' },
  more: '+{n} more',
  allOfDay: 'All events for {date}',
  noneOnDay: 'No events',
  timeUnknown: 'Time not available',
  calendarFailed: 'The calendar could not be loaded.',
});
