import { defineFeature } from '@portal/kit';
import { adminPaths } from './admin/destinations.ts';
import { communityAdminManifest } from './manifest.ts';

const pages = () => import('./admin/pages.ts');
const assets = () => import('./admin/asset-pages.ts');
const people = () => import('./admin/members-pages.ts');
const moderation = () => import('./admin/Moderation/pages.ts');

/** A community for those who look after it. */
export const communityAdminFeature = defineFeature({
  ...communityAdminManifest,
  routes: {
    community: {
      path: adminPaths.community,
      title: 'adminPageTitle',
      hasOwnMenu: true,
      load: async () => (await pages()).home,
    },
    adminCommunityAboutPage: {
      path: adminPaths.adminCommunityAboutPage,
      title: 'aboutPageTitle',
      hasOwnMenu: true,
      load: async () => (await pages()).about,
    },
    adminCommunitySettingsPage: {
      path: adminPaths.adminCommunitySettingsPage,
      title: 'settingsPageTitle',
      hasOwnMenu: true,
      load: async () => (await import('./admin/settings-pages.ts')).settings,
    },
    assets: {
      path: adminPaths.assets,
      title: 'assetsPageTitle',
      hasOwnMenu: true,
      load: async () => (await assets()).assets,
    },
    adminCommunityMembersPage: {
      path: adminPaths.adminCommunityMembersPage,
      title: 'membersPageTitle',
      hasOwnMenu: true,
      load: async () => (await people()).members,
    },
    adminCommunityDeletedMembersPage: {
      path: adminPaths.adminCommunityDeletedMembersPage,
      title: 'deletedMembersPageTitle',
      hasOwnMenu: true,
      load: async () => (await people()).removed,
    },
    adminCommunityBannedMembersPage: {
      path: adminPaths.adminCommunityBannedMembersPage,
      title: 'bannedMembersPageTitle',
      hasOwnMenu: true,
      load: async () => (await people()).blacklist,
    },
    adminCommunityPostsPage: {
      path: adminPaths.adminCommunityPostsPage,
      title: 'postsPageTitle',
      hasOwnMenu: true,
      load: async () => (await moderation()).posts,
    },
    adminCommunityPendingPostsPage: {
      path: adminPaths.adminCommunityPendingPostsPage,
      title: 'pendingPostsPageTitle',
      hasOwnMenu: true,
      load: async () => (await moderation()).pendingPosts,
    },
    adminCommunityReportedPostsPage: {
      path: adminPaths.adminCommunityReportedPostsPage,
      title: 'reportedPostsPageTitle',
      hasOwnMenu: true,
      load: async () => (await moderation()).reportedPosts,
    },
    adminCommunityReportedCommentsPage: {
      path: adminPaths.adminCommunityReportedCommentsPage,
      title: 'reportedCommentsPageTitle',
      hasOwnMenu: true,
      load: async () => (await moderation()).reportedComments,
    },
    adminCommunityArchivePage: {
      path: adminPaths.adminCommunityArchivePage,
      title: 'archivePageTitle',
      hasOwnMenu: true,
      load: async () => (await moderation()).archive,
    },
  },
});
