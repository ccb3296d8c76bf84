import { defineMessages } from '@portal/kit';

/** What stands above a page whose session has ended: all of this feature's words that are needed before its form is loaded. */
export const sessionOverMessages = defineMessages('onboarding', {
  sessionOverTitle: 'You have been signed out',
  sessionOverText: 'What you wrote is kept. Sign in again to go on.',
  sessionOverFailed: 'The form for signing in could not be loaded. Check your connection, then try again.',
});
