import { defineMessages } from '@portal/kit';
import { communityMessages } from './messages-community.ts';
import { joiningButtonMessages } from './messages-joining-buttons.ts';

const { next, cancel } = communityMessages;
const { leaveCommunity } = joiningButtonMessages.texts;

/** Words of the dialogs on the way into a community and out of it: they come with these. */
export const joiningMessages = defineMessages('communities', {
  leaveTitle: 'Leave {name}?',
  leaveText: 'You will no longer see its posts in your feed. You can join again at any time.',
  leavePrivateText: 'You will no longer see its posts. To come back, you will need to ask its moderators again.',
  stay: 'Stay',
  termsTitle: 'Terms and conditions',
  termsIntro: 'Please read the terms of {name} before you join.',
  termsFailed: 'The terms could not be loaded.',
  accept: 'I accept',
  questionsTitle: 'Questions',
  questionsIntro: 'The moderators of {name} ask everyone who wants to join. Only they see your answers.',
  draftOfAnswers: 'Answers to join',
  answerRequired: 'This field is required',
  fileRequired: 'Please upload a file.',
  leaveCommunity,
  next,
  cancel,
});
