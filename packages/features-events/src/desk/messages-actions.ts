import { defineMessages } from '@portal/kit';
import { fieldMessages } from './messages-fields.ts';

/** The words of what is done to a whole event, and of what was done to it. */
export const actionMessages = defineMessages('eventsDeskActions', {
  ...fieldMessages.texts,
  edit: 'Edit',
  copy: 'Copy',
  repeat: 'Repeat',
  copied: 'This is the copy. It is a draft.',
  copyFailed: 'The event could not be copied. Try again.',

  publish: 'Publish',
  publishTitle: 'Publish this event?',
  publishText: 'Members see it from now on, and register while its sales are open.',
  publishChecking: 'Looking for what is missing',
  publishUnchecked: 'It could not be looked whether anything is missing.',
  missing: 'Still missing:',
  missingTicketTypes: 'a ticket: without one nobody can register',
  missingShortDesc: 'a few words for its card',
  missingContent: 'a description',
  missingPlace: 'an address, or a website where it is online',
  published: 'Event published.',
  publishFailed: 'The event could not be published. Try again.',

  cancelEvent: 'Cancel event',
  cancelTitle: 'Cancel this event?',
  cancelTickets: {
    zero: 'Nobody has a ticket.',
    one: '{n} ticket ends, and its holder is told by mail.',
    other: '{n} tickets end, and their holders are told by mail.',
  },
  cancelText:
    'What was paid is given back, and whoever waits for a seat is told too. It leaves the calendars that people follow. This cannot be undone.',
  cancelMessage: 'Message to all of them',
  cancelMessageHint: 'It stands in the mail: why, and what comes instead.',
  draftOfCancelling: 'Message on cancelling',
  keepEvent: 'Keep event',
  eventCancelled: 'Event cancelled.',
  cancelFailed: 'The event could not be cancelled. Try again.',
  tooLong: 'At most {n} characters',

  history: 'History',
  historyFailed: 'The history could not be loaded.',
  historyLoading: 'Loading the history',
  noHistory: 'Nobody has changed this event here.',
  didCreate: '{name} wrote the draft',
  didCopy: '{name} copied it from another event',
  didEdit: '{name} changed it',
  didPublish: '{name} published it',
  didCancel: '{name} cancelled it',
  didRefund: '{name} approved a refund',
  didDeclineRefund: '{name} declined a refund',
  somebody: 'Somebody who has left',
  beforeAfter: '{before} → {after}',
});
