import { defineMessages } from '@portal/kit/messages';

/** Every word of the credentials that wallets keep. */
export const messages = defineMessages('badges', {
  description: '{amount} {unit} of professional development, finished on {date}.',
  category: 'Category: {category}.',
  domain: 'Domain: {domain}.',
  presenter: 'Presenter: {presenter}.',
  confirmed: '{organisation} has confirmed that it was completed.',
});
