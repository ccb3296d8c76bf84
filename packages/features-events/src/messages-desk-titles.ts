import { defineMessages } from '@portal/kit';

/** What the admin menu and browser tabs call the pages of the desk. */
export const deskTitleMessages = defineMessages('eventsDesk', {
  listPageTitle: 'Events',
  eventPageTitle: 'Event',
  checkInPageTitle: 'Check-in',
  newPageTitle: 'New event',
  editPageTitle: 'Edit event',
  repeatPageTitle: 'Repeat event',
  attendeesPageTitle: 'Attendees',
  cateringPageTitle: 'Needs for the caterer',
  waitingPageTitle: 'Waiting list',
  refundsPageTitle: 'Refunds',
  filesPageTitle: 'Picture, documents and links',
});
