import { defineMessages } from '@portal/kit';
import { titleMessages } from './messages-titles.ts';

/** The words of lists and calendars of events: all that their pages begin with. */
export const listMessages = defineMessages('events', {
  ...titleMessages.texts,

  discoverFailed: 'Events could not be loaded.',
  noEvents: 'No events available',
  noEventsYet: 'No events yet',
  noEventsHint: 'Try another word, or take a filter away.',
  noEventsYetHint: 'New events are shown here as soon as they are published.',
  back: 'Back to events',

  kindWebinar: 'Webinar',
  kindConference: 'Conference',
  kindCpd: 'CPD',
  kindGeneral: 'General',
  kindMeeting: 'Meeting',
  online: 'Online',
  free: 'Free',
  fromAmount: 'From {amount}',
  cpdHours: { one: '{n} CPD hour', other: '{n} CPD hours' },
  registered: 'Registered',
  closedCancelled: 'Cancelled',
  closedPast: 'Past',
  closedNotYetOpen: 'Not open yet',
  closedSalesEnded: 'Registration has closed',
  closedMembersOnly: 'Members only',
  closedSoldOut: 'Sold out',
  otherClock: '{time} in {place}',

  clearAllFilters: 'Clear all filters',
  views: 'Views of events',
  listingView: 'Listing view',
  calendarView: 'Calendar view',

  register: 'Register',
  registerFor: 'Register for {title}',
  registerFailed: 'Failed to register for event. Try again.',
});
