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
  meetings: '/:id/meetings',
  appeals: '/:id/appeals',
  log: '/:id/log',
  adminCommunityMembershipRequirementsPage: '/:id/membership-requirements',
  adminCommunityJoinQuestionsPage: '/:id/membership-requirements/join-questions',
} as const;

export const adminDestinations = destinationsOf(communityAdminManifest.id, adminPaths);

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

export const managementDestinations = destinationsOf(communitiesManagementManifest.id, managementPaths);

/** Below the mount of announcements. */
export const announcementPaths = { list: '/' } as const;

export const announcementDestinations = destinationsOf(announcementsAdminManifest.id, announcementPaths);

/** Below the mount of the words for which posts are held. */
export const reviewWordsPaths = { list: '/' } as const;

/** Where these pages lead beyond their own, in portals that have such a place. */
export const outward = {
  dashboard: destination('communities.dashboard'),
  community: destination<{ alias: string }>('communities.community'),
  post: destination<{ alias: string; id: string }>('communities.post'),
  meeting: destination<{ alias: string; id: string }>('communities.meeting'),
  profile: destination<{ id: string }>('directory.profile'),
};

export const destinations = {
  manageAll: managementDestinations.all,
  ...outward,
};
