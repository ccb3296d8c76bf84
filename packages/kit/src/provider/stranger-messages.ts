import { defineMessages } from '../messages/define-messages.ts';

/** What a widget says to a visitor whom it does not know. */
export const strangerMessages = defineMessages('session', {
  strangerTitle: 'Sign in to see this',
  strangerText: '{organisation} shows this to people who have an account.',
  signIn: 'Sign in',
  createAccount: 'Create account',
  opensInNewTab: '(opens in a new tab)',
});
