import { type FeatureElsewhere, type FeatureManifest, featureSettings } from '@portal/kit/access';
import { type CommunityPrefix, memberPath } from './community-paths.ts';
import type { paths } from './destinations.ts';

/** What an organisation may choose of communities. */
export interface CommunitiesSettings {
  /** What they are called in addresses. */
  prefix: CommunityPrefix;
}

const own: { id: 'communities'; settings: CommunitiesSettings } = {
  id: 'communities',
  settings: { prefix: 'communities' },
};

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
  /** A community was put among the favourites, or taken from them. */
  favourited: { communityId: string; isFavourite: boolean };
}

export const communitiesManifest = {
  ...own,
  module: 'communities',
  mount: (profile) => memberPath(featureSettings(profile, own).prefix),
  elements: {
    'portal-communities': 'explore',
    'portal-community': 'community',
    'portal-community-posts': 'communityPosts',
    'portal-community-members': 'communityMembers',
    'portal-post': 'post',
    'portal-feed': 'dashboard',
    'portal-saved-posts': 'savedPosts',
  },
  from: '@portal/features-communities',
  name: 'communitiesFeature',
} as const satisfies FeatureManifest;

/** Meetings of all communities. */
export const meetingsManifest = {
  id: 'meetings',
  module: 'communities',
  mount: () => '/meetings',
  elements: {},
  from: '@portal/features-communities',
  name: 'meetingsFeature',
} as const satisfies FeatureManifest;

const ofThePortal = { onlyOnPortal: 'Meetings are found and answered in the portal.' } as const;

/** What another website gets of the feature; no build reads it. */
export const communitiesElsewhere = {
  pages: {
    dashboard: { widget: 'CommunitiesDashboard' },
    explore: { widget: 'ExploreCommunities' },
    savedPosts: { widget: 'SavedPosts' },
    faq: { widget: 'CommunitiesFaq' },
    community: { widget: 'CommunityDetails' },
    communityPosts: { widget: 'CommunityDetails' },
    post: { widget: 'PostDetails' },
    communityMembers: { widget: 'CommunityDetails' },
    communityAssets: { widget: 'CommunityDetails' },
    communityMeetings: ofThePortal,
    meeting: ofThePortal,
    misspeltMeetings: ofThePortal,
    misspeltMeeting: ofThePortal,
  },
  outcomes: ['joined', 'left', 'posted', 'commented', 'reported', 'liked', 'saved', 'favourited'],
} as const satisfies FeatureElsewhere<keyof typeof paths, CommunitiesOutcomes>;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [communitiesManifest, meetingsManifest];
