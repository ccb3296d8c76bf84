import { defineFeature } from '@portal/kit';
import { adminPaths, outward } from './destinations.ts';
import { communityAdminManifest } from './manifest.ts';

/** A community for those who look after it. */
export const communityAdminFeature = defineFeature({
  ...communityAdminManifest,
  outward,
  routes: {
    community: {
      path: adminPaths.community,
      title: 'adminPageTitle',
      hasOwnMenu: true,
      load: () => import('./pages/Frame/CommunityAdminHome.tsx').then((page) => ({ default: page.CommunityAdminHome })),
    },
    adminCommunityAboutPage: {
      path: adminPaths.adminCommunityAboutPage,
      title: 'aboutPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/About/AboutAdminPage.tsx').then((page) => ({
          default: page.AboutAdminPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunitySettingsPage: {
      path: adminPaths.adminCommunitySettingsPage,
      title: 'settingsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/CommunitySettings/CommunitySettingsPage.tsx').then((page) => ({
          default: page.CommunitySettingsPage,
          firstReads: page.firstReads,
        })),
    },
    assets: {
      path: adminPaths.assets,
      title: 'assetsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Assets/AssetsAdminPage.tsx').then((page) => ({
          default: page.AssetsAdminPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityMembersPage: {
      path: adminPaths.adminCommunityMembersPage,
      title: 'membersPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Members/MembersPage.tsx').then((page) => ({
          default: page.MembersPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityDeletedMembersPage: {
      path: adminPaths.adminCommunityDeletedMembersPage,
      title: 'deletedMembersPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Removed/RemovedPage.tsx').then((page) => ({
          default: page.RemovedPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityBannedMembersPage: {
      path: adminPaths.adminCommunityBannedMembersPage,
      title: 'bannedMembersPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Blacklist/BlacklistPage.tsx').then((page) => ({
          default: page.BlacklistPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityPostsPage: {
      path: adminPaths.adminCommunityPostsPage,
      title: 'postsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Moderation/AllPosts/AllPostsPage.tsx').then((page) => ({
          default: page.AllPostsPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityPendingPostsPage: {
      path: adminPaths.adminCommunityPendingPostsPage,
      title: 'pendingPostsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Moderation/Pending/PendingPostsPage.tsx').then((page) => ({
          default: page.PendingPostsPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityReportedPostsPage: {
      path: adminPaths.adminCommunityReportedPostsPage,
      title: 'reportedPostsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Moderation/Reported/ReportedPostsPage.tsx').then((page) => ({
          default: page.ReportedPostsPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityReportedCommentsPage: {
      path: adminPaths.adminCommunityReportedCommentsPage,
      title: 'reportedCommentsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Moderation/Reported/ReportedCommentsPage.tsx').then((page) => ({
          default: page.ReportedCommentsPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityArchivePage: {
      path: adminPaths.adminCommunityArchivePage,
      title: 'archivePageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Moderation/Archive/ArchivePage.tsx').then((page) => ({
          default: page.ArchivePage,
          firstReads: page.firstReads,
        })),
    },
    insight: {
      path: adminPaths.insight,
      title: 'insightPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Insight/CommunityInsightPage.tsx').then((page) => ({
          default: page.CommunityInsightPage,
          firstReads: page.firstReads,
        })),
    },
    meetings: {
      path: adminPaths.meetings,
      title: 'meetingsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Meetings/MeetingsAdminPage.tsx').then((page) => ({
          default: page.MeetingsAdminPage,
          firstReads: page.firstReads,
        })),
    },
    appeals: {
      path: adminPaths.appeals,
      title: 'appealsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Moderation/Appeals/AppealsPage.tsx').then((page) => ({
          default: page.AppealsPage,
          firstReads: page.firstReads,
        })),
    },
    log: {
      path: adminPaths.log,
      title: 'logPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Moderation/Log/LogPage.tsx').then((page) => ({
          default: page.LogPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityMembershipRequirementsPage: {
      path: adminPaths.adminCommunityMembershipRequirementsPage,
      title: 'requirementsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Requirements/RequirementsPage.tsx').then((page) => ({
          default: page.RequirementsPage,
          firstReads: page.firstReads,
        })),
    },
    adminCommunityJoinQuestionsPage: {
      path: adminPaths.adminCommunityJoinQuestionsPage,
      title: 'joinQuestionsPageTitle',
      hasOwnMenu: true,
      load: () =>
        import('./pages/Requirements/JoinQuestionsPage.tsx').then((page) => ({
          default: page.JoinQuestionsPage,
          firstReads: page.firstReads,
        })),
    },
  },
});
