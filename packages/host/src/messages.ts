import { defineMessages } from '@portal/kit';

/** The words around every page, the public ones included; all others of the shell are fetched behind sign-in. */
export const messages = defineMessages('shell', {
  accountTitle: 'Account',
  pageFailed: 'This page could not be loaded',
  pageFailedText: 'Check your connection, then try again. Nothing you wrote is lost.',
  signInPanel: 'Your place to meet, learn and manage your membership.',
  loading: 'Loading',
});
