import { defineMessages } from '@portal/kit';

/** The words of the control in the top bar, which every page has. */
export const barMessages = defineMessages('notifications', {
  button: 'Notifications',
  buttonFailed: 'Notifications could not be loaded',
  panelFailed: 'Notifications could not be opened. Try again',
});
