import { defineMessages } from '@portal/kit';

/** The words of the list of drafts. */
export const messages = defineMessages('draftList', {
  title: 'Drafts',
  intro:
    'What you began to write and have not sent, on this device alone. It is kept for {n} days, and goes when you log out.',
  loading: 'Looking for drafts',
  failed: 'Your drafts could not be read from this device.',
  tryAgain: 'Try again',
  noneTitle: 'No drafts',
  noneText: 'What you write is kept here until you send it.',
  backHome: 'Go to the home page',
  noWords: 'Nothing written yet',
  goOn: 'Go on: {text}',
  files: { one: '{n} file: {names}', other: '{n} files: {names}' },
  remove: 'Remove',
  removeOf: 'Remove the draft: {text}',
  removed: 'Draft removed',
  undo: 'Undo',
  undoOf: 'Undo removing the draft: {text}',
  undoFailed: 'The draft could not be put back.',
});
