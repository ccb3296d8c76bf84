import { defineMessages } from '@portal/kit';
import { communityMessages } from './messages-community.ts';
import { titleMessages } from './messages-titles.ts';

const { discussionTab, postCount, privateLine } = communityMessages;
const { communityMeetingsPageTitle } = titleMessages.texts;

/** Words of a community's own page, of its tabs and of why it may be closed: they come with these. */
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
  communityMeetingsPageTitle,
  discussionTab,
  postCount,
  privateLine,

  backToExplore: 'Explore communities',
  aboutTab: 'About',
  membersTab: 'Members',
  assetsTab: 'Assets',
  communityTabs: 'Pages of {name}',
  facts: 'At a glance',
  createdIn: 'Since {date}',
  lastActive: 'Active {when}',
  keyMembers: 'Key members',
  keyMembersFailed: 'Key members could not be loaded.',
  seeAllMembers: 'See all members',

  privateTitle: 'Community is private',
  privateText: 'You must be a member to view it',
  notFoundTitle: 'Community not found',
  notFoundText: "This community doesn't exist or may have been removed.",
  notFoundLine: 'Community not found.',
  communityFailed: 'Error fetching community. Try again.',
  notJoinedTitle: 'Join to take part',
  notJoinedText: 'Members of this community read and write its posts, and see who else is here.',
  blockedTitle: 'This community is not open to you',
  blockedText: 'Its moderators have ended your access. Please contact the organisation if you think this is a mistake.',
  toExplore: 'Explore communities',
});
