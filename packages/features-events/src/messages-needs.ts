import { defineMessages } from '@portal/kit';
import { needsTitleMessages } from './messages-needs-titles.ts';

/** The words of one's own needs, apart from those of the fields, which tickets have too. */
export const needsMessages = defineMessages('ownNeeds', {
  ...needsTitleMessages.texts,

  intro: 'What you say here stands in the form of each of your tickets. An organiser sees it once you save it there.',
  loading: 'Loading your requirements',
  failed: 'Error fetching data',
  nothingAsked: 'Nothing is asked',
  nothingAskedText: 'Events here ask for no dietary or special requirements.',
  nothingSaid: '-',
  restored: 'What you had not saved yet is back.',
  edit: 'Edit',
  cancel: 'Cancel',
  draftPlace: 'Profile & Settings',
  saveFailed: 'Failed to save dietary requirements.',
});
