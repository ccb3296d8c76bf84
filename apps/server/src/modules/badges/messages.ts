import { defineMessages } from '@portal/kit/messages';

/** Every word of the credentials that wallets keep. */
export const messages = defineMessages('badges', {
  description: '{amount} {unit} of professional development, finished on {date}.',
  category: 'Category: {category}.',
  domain: 'Domain: {domain}.',
  presenter: 'Presenter: {presenter}.',
  seen: '{organisation} has seen that it was completed.',
  kept: 'Its holder has entered it as completed. {organisation} keeps the record and has not seen the activity.',
});
