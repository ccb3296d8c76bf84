import { destination, destinationsOf } from '@portal/kit';
import { announcementsAdminManifest, communitiesManagementManifest, communityAdminManifest } from './manifest.ts';

/** Below the mount. The names of pages are the specification's. */
export const adminPaths = {
  community: '/:id',
  adminCommunityAboutPage: '/:id/about',
  adminCommunitySettingsPage: '/:id/settings',
  assets: '/:id/assets',
  adminCommunityMembersPage: '/:id/members',
  adminCommunityDeletedMembersPage: '/:id/deleted-members',
  adminCommunityBannedMembersPage: '/:id/banned-members',
  adminCommunityPostsPage: '/:id/posts',
  adminCommunityPendingPostsPage: '/:id/pending-posts',
  adminCommunityReportedPostsPage: '/:id/reported-posts',
  adminCommunityReportedCommentsPage: '/:id/reported-comments',
  adminCommunityArchivePage: '/:id/archive',
  insight: '/:id/insight',
} as const;

export const adminPlaces = destinationsOf(communityAdminManifest.id, adminPaths);

/** Below the mount of the management of all communities. */
export const managementPaths = {
  all: '/',
  categories: '/categories',
  tags: '/tags',
  administrators: '/administrators',
  faq: '/faq',
  termsConditions: '/terms-conditions',
  insight: '/insight',
} as const;

export const managementPlaces = destinationsOf(communitiesManagementManifest.id, managementPaths);

/** Below the mount of announcements. */
export const announcementPaths = { list: '/' } as const;

export const announcementPlaces = destinationsOf(announcementsAdminManifest.id, announcementPaths);

/** Where these pages lead beyond their own, in portals that have such a place. */
export const outward = {
  dashboard: destination('communities.dashboard'),
  community: destination<{ alias: string }>('communities.community'),
  post: destination<{ alias: string; id: string }>('communities.post'),
  profile: destination<{ id: string }>('directory.profile'),
};

export const places = {
  manageAll: managementPlaces.all,
  ...outward,
};
