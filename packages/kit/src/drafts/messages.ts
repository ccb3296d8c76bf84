import { defineMessages } from '../messages/define-messages.ts';

/** What becomes of unfinished work. */
export const draftMessages = defineMessages('drafts', {
  draftFromOtherTab: 'You went on with this in another tab. What you wrote there is shown here now.',
  draftGoneElsewhere: 'You sent this or gave it up in another tab. What is shown here is kept in this tab alone.',
  draftFilesLost: {
    one: '{n} file of your draft is no longer on this device. Please attach it again.',
    other: '{n} files of your draft are no longer on this device. Please attach them again.',
  },
  draftFilesNotKept: 'This device cannot keep your files. Send them before you leave this page.',
});
