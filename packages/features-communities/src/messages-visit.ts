import { defineMessages } from '@portal/kit';
import { communityMessages } from './messages-community.ts';

const { keyMembers, keyMembersFailed, privateLine } = communityMessages;

/** Words of a community's tabs About and Members: they come with these. */
export const visitMessages = defineMessages('communities', {
  aboutHeading: 'Who are we?',
  aboutEmpty: 'Nothing written yet',
  aboutEmptyHint: 'The moderators of this community have not introduced it so far.',
  aboutFailed: 'The introduction could not be loaded.',
  keyMembersHint: 'Moderators and editors who look after this community.',
  allMembers: 'All members',
  searchMembers: 'Search members',
  noMembers: 'No members yet',
  noMembersFound: 'No member matches “{keyword}”',
  membersFailed: 'Members could not be loaded.',
  moreMembersFailed: 'More members could not be loaded.',
  keyMembers,
  keyMembersFailed,
  privateLine,
});
