import { defineMessages } from '../messages/define-messages.ts';

/** What becomes of a login. */
export const sessionMessages = defineMessages('session', {
  actingIsOver: 'You act for the member no longer.',
});
