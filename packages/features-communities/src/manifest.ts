import {
  type FeatureElsewhere,
  type FeatureManifest,
  featureSettings,
  type PackageElsewhere,
} from '@portal/kit/access';
import { memberPath } from './community-paths.ts';
import { defaultSettings } from './default-settings.ts';
import type { meetingPaths, paths } from './destinations.ts';

export { communityPaths } from './community-paths.ts';
export { defaultSettings } from './default-settings.ts';

/** What its pages tell a website of. */
export interface CommunitiesOutcomes {
  /** Somebody is in, or has asked to be. */
  joined: { communityId: string; status: 'Joined' | 'Awaiting' };
  /** Somebody is out again, or has taken the request back. */
  left: { communityId: string };
  /** What waits for approval is not to be seen by others yet. */
  posted: { communityId: string; postId: string; isAwaitingApproval: boolean };
  commented: { postId: string; commentId: string };
  /** A comment, or the post itself. */
  reported: { postId: string; commentId?: string };
  /** A community, a post, or a comment of a post; or that was taken back. */
  liked: ({ communityId: string } | { postId: string; commentId?: string }) & { isLiked: boolean };
  /** A post was put among the saved ones, or taken from them. */
  saved: { postId: string; isSaved: boolean };
  /** A community or a meeting was put among the favourites, or taken from them. */
  favourited: { communityId: string; meetingId?: string; isFavourite: boolean };
  /** Somebody has said whether they come to a meeting. */
  replied: { communityId: string; meetingId: string; isGoing: boolean };
}

export const communitiesManifest = {
  ...defaultSettings,
  module: 'communities',
  mount: (profile) => memberPath(featureSettings(profile, defaultSettings).prefix),
  messages: {
    namespace: 'communities',
    texts: {
      dashboardPageTitle: 'Communities',
      explorePageTitle: 'Explore communities',
      savedPostsPageTitle: 'Saved posts',
      faqPageTitle: 'Frequently asked questions',
      decisionsPageTitle: 'Decisions about what you wrote',
      communityPageTitle: 'Community Details',
      communityPostsPageTitle: 'Discussion',
      communityMembersPageTitle: 'Members',
      communityAssetsPageTitle: 'Assets',
      communityMeetingsPageTitle: 'Meetings',
      communitySearchPageTitle: 'Search',
      meetingPageTitle: 'Meeting',
      meetingsSectionTitle: 'Meetings',
      upcomingMeetingsTitle: 'Upcoming meetings',
      postPageTitle: 'Discussions',
      favouritesSectionTitle: 'Favourite communities',
      communitiesSectionTitle: 'Communities',
      savedPostsSectionTitle: 'Community posts',
      foundPostsTitle: 'Posts',
      noPostsFound: 'No posts found.',
      noCommunitiesFound: 'No communities found.',

      // Of what it shows on the home page
      favouritesFailed: 'Your favourites could not be loaded.',
      noFavourites: 'No favourite communities yet',
      noFavouritesHint: 'Press the star of a community, and it stands here for quick access.',
      exploreCommunities: 'Explore communities',
      memberCount: { one: '{n} member', other: '{n} members' },
      newPostsHere: { one: '{n} new post', other: '{n} new posts' },
      manyNewPostsHere: '{n} or more new posts',
      allMeetings: 'All meetings',
      allMeetingsCounted: { one: 'All meetings ({n} to come)', other: 'All meetings ({n} to come)' },
      fewerMeetings: 'Show fewer',
      meetingsFailed: 'Failed to load meetings. Try again.',
      noMeetings: 'No upcoming meetings',
      replyUntil: 'Reply by {time}',
      yourReply: 'Your reply',
      noResponse: 'No response',
      going: 'Going',
      cantGo: "Can't go",
      meetingEnded: 'The meeting has ended.',
      rsvpPassed: 'The time to reply has passed.',
      replyFailed: 'Failed to update meeting status. Try again.',
    },
  },
  elements: {
    'portal-communities': 'explore',
    'portal-community': 'community',
    'portal-community-posts': 'communityPosts',
    'portal-community-members': 'communityMembers',
    'portal-post': 'post',
    'portal-feed': 'dashboard',
    'portal-saved-posts': 'savedPosts',
    'portal-faq': 'faq',
    'portal-community-meetings': 'communityMeetings',
    'portal-meeting': 'meeting',
  },
  from: '@portal/features-communities',
  name: 'communitiesFeature',
} as const satisfies FeatureManifest;

/** Meetings of all communities. */
export const meetingsManifest = {
  id: 'meetings',
  module: 'communities',
  mount: () => '/meetings',
  messages: {
    namespace: 'communities',
    texts: {
      exploreMeetingsPageTitle: 'Explore meetings',
    },
  },
  elements: { 'portal-meetings': 'explore' },
  from: '@portal/features-communities',
  name: 'meetingsFeature',
} as const satisfies FeatureManifest;

const misspelt = { onlyOnPortal: 'An address of earlier days leads on from there.' } as const;

const ofCommunities = {
  pages: {
    dashboard: { widget: 'CommunitiesDashboard' },
    explore: { widget: 'ExploreCommunities' },
    savedPosts: { widget: 'SavedPosts' },
    faq: { widget: 'CommunitiesFaq' },
    decisions: { onlyOnPortal: 'The mail about a decision leads to the portal.' },
    community: { widget: 'CommunityDetails' },
    communityPosts: { widget: 'CommunityDetails' },
    post: { widget: 'PostDetails' },
    communityMembers: { widget: 'CommunityDetails' },
    communityAssets: { widget: 'CommunityDetails' },
    communityMeetings: { widget: 'CommunityMeetings' },
    communitySearch: { onlyOnPortal: 'What is found opens in the portal.' },
    meeting: { widget: 'MeetingDetails' },
    misspeltMeetings: misspelt,
    misspeltMeeting: misspelt,
  },
  outcomes: ['joined', 'left', 'posted', 'commented', 'reported', 'liked', 'saved', 'favourited', 'replied'],
} as const satisfies FeatureElsewhere<keyof typeof paths, CommunitiesOutcomes>;

const ofMeetings = {
  pages: { explore: { widget: 'ExploreMeetings' } },
  outcomes: [],
} as const satisfies FeatureElsewhere<keyof typeof meetingPaths>;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = {
  communities: ofCommunities,
  meetings: ofMeetings,
} satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [communitiesManifest, meetingsManifest];
