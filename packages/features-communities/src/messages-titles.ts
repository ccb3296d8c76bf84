import { defineMessages } from '@portal/kit';

/** What menus and browser tabs call the pages: all that is needed of this feature's words before one of its pages is opened. */
export const titleMessages = defineMessages('communities', {
  dashboardPageTitle: 'Communities',
  explorePageTitle: 'Explore communities',
  savedPostsPageTitle: 'Saved posts',
  faqPageTitle: 'Frequently asked questions',
  communityPageTitle: 'Community Details',
  communityPostsPageTitle: 'Discussion',
  communityMembersPageTitle: 'Members',
  communityAssetsPageTitle: 'Assets',
  communityMeetingsPageTitle: 'Meetings',
  communitySearchPageTitle: 'Search',
  meetingPageTitle: 'Meeting',
  exploreMeetingsPageTitle: 'Explore meetings',
  meetingsSectionTitle: 'Meetings',
  upcomingMeetingsTitle: 'Upcoming meetings',
  postPageTitle: 'Discussions',
  favouritesSectionTitle: 'Favourite communities',
  communitiesSectionTitle: 'Communities',
  savedPostsSectionTitle: 'Community posts',
});
