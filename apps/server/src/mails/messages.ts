import { defineMessages } from '@portal/kit/messages';

/** Every word of mails and texts. */
export const messages = defineMessages('mails', {
  codeSubject: 'Your {organisation} verification code',
  codeTitle: 'Your verification code',
  codeIntro: 'Enter this code to finish signing in to your {organisation} account.',
  codeNote:
    'It works once, for {minutes} minutes. If you did not try to sign in, change your password: somebody knows it.',
  codeText: '{code} is your {organisation} verification code. It works for {minutes} minutes.',
  resetSubject: 'Choose a new password for {organisation}',
  resetTitle: 'Choose a new password',
  resetIntro: 'Somebody, probably you, asked for a new password for your {organisation} account.',
  resetButton: 'Choose a new password',
  resetNote:
    'The link works once, for {minutes} minutes. If you did not ask for it, ignore this message: nothing changes.',
  changedSubject: 'Your {organisation} password was changed',
  changedTitle: 'Your password was changed',
  changedIntro: 'The password of your {organisation} account was changed just now.',
  changedButton: 'That was not me',
  changedNote: 'If it was you, there is nothing to do. If it was not, choose a new password at once.',
  footer: 'Sent by {organisation}, {website}',
});
