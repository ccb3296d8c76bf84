import { defineMessages } from '../messages/define-messages.ts';

/** What stands in the place of a widget that breaks. */
export const widgetMessages = defineMessages('widget', {
  failed: 'This could not be shown',
  failedText: 'The rest of the page still works. Try again, or load the page anew.',
});
