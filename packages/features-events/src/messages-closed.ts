import { defineMessages } from '@portal/kit';

/** Why nobody can register, as the page of an event and the cart say it. */
export const closedMessages = defineMessages('events.closed', {
  cancelled: 'The event is cancelled.',
  past: 'The event is over.',
  notYetOpen: 'Registration is not open yet.',
  salesEnded: 'Registration has closed.',
  membersOnly: 'The event is for members.',
  soldOut: 'No tickets left',
});
