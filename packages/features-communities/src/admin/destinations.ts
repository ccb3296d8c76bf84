import { destinationsOf } from '@portal/kit';
import { communityAdminManifest } from '../manifest.ts';

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
} as const;

export const adminPlaces = destinationsOf(communityAdminManifest.id, adminPaths);
