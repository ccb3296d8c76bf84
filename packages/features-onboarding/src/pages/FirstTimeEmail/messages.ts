import { defineMessages } from '@portal/kit';
import { firstTimeManifest } from '../../manifest.ts';

/** Every word of the way in for the first time. */
export const firstTimeMessages = defineMessages('firstTime', {
  ...firstTimeManifest.messages.texts,
  emailIntro: 'Enter the e-mail that {organisation} knows you by. We send a code to it, and you need no password yet.',
  email: 'Email',
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email',
  continue: 'Continue',
  codeNotSent: 'We could not send a code. Try again.',
  codeIntro: 'If {email} may come in for the first time, a verification code is on its way there.',
  codeHint: 'Nothing has come? Look among unwanted mail, or ask for another code.',
  codeRight: 'Your code is right.',
  redirecting: 'Redirecting you to welcome page',
  codeOver: 'This code is no longer valid. Go back, and ask for a new one.',
  goBack: 'Go back',
  backToSignIn: 'Back to sign in',
});
