import { defineMessages } from '@portal/kit';
import { deskTitleMessages } from '../messages-desk-titles.ts';

/** The words of the page on which an event becomes a series. */
export const repeatMessages = defineMessages('eventsDeskRepeat', {
  pageTitle: deskTitleMessages.texts.repeatPageTitle,
  backToEvent: 'Back to the event',
  eventFailed: 'This event could not be loaded.',
  loading: 'Loading the event',
  about:
    '{title} is on {day}. A draft is made of it for each other day: its sessions and the times of its sales move along, and its picture and documents stay with the first.',
  every: 'How often?',
  'every.week': 'Every week',
  'every.fortnight': 'Every fortnight',
  'every.month': 'Every month',
  lastDay: 'When is the last time?',
  lastDayRequired: 'Say when the last time is',
  noDays: 'Say how often and until when to see every day.',
  days: 'On which days?',
  daysHint: 'Take out those on which it is not held.',
  daysRequired: 'Leave at least one day',
  daysMost: 'At most {n} days at once: choose a shorter time.',
  make: { zero: 'Make drafts', one: 'Make {n} draft', other: 'Make {n} drafts' },
  made: { one: '{n} draft was made.', other: '{n} drafts were made.' },
  makeFailed: 'The drafts could not be made. Try again.',
  close: 'Close',
});
