import { defineMessages } from '@portal/kit';

/** What is asked before somebody logs out and loses what is not sent. */
export const unsentMessages = defineMessages('shell', {
  unsentTitle: 'Log out and lose what is not sent?',
  unsentText:
    'Something that you did without a network waits on this device. It is lost when you log out. Stay until there is a network and it is sent.',
  unsentLeave: 'Log out and lose it',
  unsentStay: 'Stay',
});
