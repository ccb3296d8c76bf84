import { defineMessages } from '@portal/kit';

/** What menus and browser tabs call the pages: all that is needed of this feature's words before one of its pages is opened. */
export const titleMessages = defineMessages('events', {
  eventsPageTitle: 'Events',
  discoverPageTitle: 'Discover events',
  attendingPageTitle: 'Attending',
  pastPageTitle: 'Past events',
  cpdPageTitle: 'CPD',
  eventPageTitle: 'Event',
  orderPageTitle: 'Order',
  checkoutPageTitle: 'Checkout',
  ticketPageTitle: 'Ticket',
  placeholderPageTitle: 'Work in progress',
});
