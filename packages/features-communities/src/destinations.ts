import { destination, destinationsOf, type DestinationsOf } from '@portal/kit';
import { communitiesManifest, meetingsManifest } from './manifest.ts';

/** Below the mount. Fixed paths win over `:alias`. */
export const paths = {
  dashboard: '/',
  explore: '/explore',
  savedPosts: '/saved-posts',
  faq: '/faq',
  decisions: '/decisions',
  community: '/:alias',
  communityPosts: '/:alias/posts',
  post: '/:alias/posts/:id',
  communityMembers: '/:alias/members',
  communityAssets: '/:alias/resources',
  communityMeetings: '/:alias/meetings',
  communitySearch: '/:alias/search',
  meeting: '/:alias/meetings/:id',
  misspeltMeetings: '/:alias/mettings',
  misspeltMeeting: '/:alias/mettings/:id',
} as const;

/** Below the mount of meetings. */
export const meetingPaths = { explore: '/explore' } as const;

/** Where a host has pages of communities. */
export type CommunitiesDestinations = DestinationsOf<typeof communitiesManifest.id, typeof paths>;

/** Where this feature leads beyond its own pages, in portals that have such a place. */
export const outward = {
  manage: destination<{ id: string }>('communitiesAdmin.community'),
  manageAll: destination('communitiesManagement.all'),
  profile: destination<{ id: string }>('directory.profile'),
};

export const destinations = {
  ...destinationsOf(communitiesManifest.id, paths),
  exploreMeetings: destinationsOf(meetingsManifest.id, meetingPaths).explore,
  ...outward,
};
