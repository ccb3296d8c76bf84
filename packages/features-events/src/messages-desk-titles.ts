import { defineMessages } from '@portal/kit';

/** What the admin menu and browser tabs call the pages of the desk. */
export const deskTitleMessages = defineMessages('eventsDesk', {
  listPageTitle: 'Events',
  eventPageTitle: 'Event',
  checkInPageTitle: 'Check-in',
});
