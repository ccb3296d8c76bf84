import { defineMessages } from '@portal/kit';

/** The words of a ticket as it is shown at the door. */
export const ticketMessages = defineMessages('eventsTicket', {
  showTicket: 'Show ticket',
  checkedInAt: 'Checked in {time}',
  ticketLoading: 'Loading your ticket',
  ticketFailed: 'Your ticket could not be loaded.',
  backToEvent: 'Back to the event',
  when: 'When',
  where: 'Where',
  onlineEvent: 'Online',
  whoComes: 'For',
  ticketType: 'Ticket',
  yourClock: '{time} in {place}',
  codeOf: 'QR code of ticket {number}',
  showAtDoor: 'Show this code at the door.',
  print: 'Print ticket',
  cancelledTitle: 'This ticket has been cancelled',
  cancelledText: 'It lets nobody in any more.',
  eventCancelledTitle: 'This event has been cancelled',
  eventCancelledText: 'The organiser tells you what happens next.',
  keptTitle: 'Kept on this device',
  keptText: 'You see your ticket as it was {time}. It is read again as soon as there is a network.',
  keptNote: 'This ticket stays on this device for when there is no network, until you sign out.',
});
