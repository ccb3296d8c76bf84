import { defineMessages } from '@portal/kit';

/** What browser tabs call the pages on which a community is looked after. */
export const adminTitleMessages = defineMessages('communitiesAdmin', {
  adminPageTitle: 'Community',
  aboutPageTitle: 'About the community',
  settingsPageTitle: 'Admin settings',
  assetsPageTitle: 'Assets',
  membersPageTitle: 'Members',
  deletedMembersPageTitle: 'Removed members',
  bannedMembersPageTitle: 'Blacklist',
  postsPageTitle: 'All posts',
  pendingPostsPageTitle: 'Posts pending approval',
  reportedPostsPageTitle: 'Reported posts',
  reportedCommentsPageTitle: 'Reported comments',
  archivePageTitle: 'Archived posts',
});
