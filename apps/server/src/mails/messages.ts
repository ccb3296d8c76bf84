import { defineMessages } from '@portal/kit/messages';

/** Every word of mails and texts. */
export const messages = defineMessages('mails', {
  codeSubject: 'Your {organisation} verification code',
  codeTitle: 'Your verification code',
  codeIntro: 'Enter this code to finish signing in to {organisation}.',
  codeNote:
    'It works once, for {minutes} minutes. If you did not try to sign in, change your password: somebody knows it.',
  codeText: '{code} is your {organisation} verification code. It works for {minutes} minutes.',
  footer: 'Sent by {organisation}, {website}',
});
