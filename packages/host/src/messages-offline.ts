import { defineMessages } from '@portal/kit/server';

/** Of the page that a browser shows where it can reach nobody. */
export const offlineMessages = defineMessages('offline', {
  title: 'You are offline',
  text: 'This page needs a connection. It comes as soon as you have one again.',
  kept: 'A ticket that you have opened on this device still shows: go back to it.',
  again: 'Try again',
});
