import { defineMessages } from '@portal/kit';
import { adminTitleMessages } from './messages-admin-titles.ts';

/** Words of the page on which one community is set. */
export const communitySettingsMessages = defineMessages('communitiesAdmin', {
  ...adminTitleMessages.texts,

  settingsReadOnly: 'You can see these settings, but not change them.',
  discardSettings: 'Discard changes',
  archivePart: 'Archive',
  archiveText: 'An archived community can be read by its members, but takes no new posts, comments or members.',
  archiveCommunity: 'Archive community',
  archiveQuestion: 'Archive {name}?',
  archiveConsequence:
    'From tomorrow on its members can read it, but not write in it, and nobody can join. It can be taken out of the archive at any time.',
  confirmArchive: 'Archive community',
  archivedFrom: 'It goes into the archive on {date}.',
  archivedSince: 'It has been in the archive since {date}.',
  takeOutOfArchive: 'Take out of the archive',
  keepOutOfArchive: 'Keep it open',
  archiveSaved: 'Successfully saved',
  archiveFailed: 'Archived failed',
  unarchiveFailed: 'Unarchived failed',
});
