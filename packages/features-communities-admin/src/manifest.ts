import { communityPaths, defaultSettings } from '@portal/features-communities/manifest';
import { adminPath, type FeatureManifest, featureSettings, type PackageElsewhere } from '@portal/kit/access';

/** One community for those who look after it. */
export const communityAdminManifest = {
  id: 'communitiesAdmin',
  module: 'communities',
  mount: (profile) => communityPaths(featureSettings(profile, defaultSettings).prefix).adminOne,
  messages: {
    namespace: 'communitiesAdmin',
    texts: {
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
      insightPageTitle: 'Insight',
      meetingsPageTitle: 'Meetings',
      appealsPageTitle: 'Appeals',
      logPageTitle: 'Moderation log',
      requirementsPageTitle: 'Membership requirements',
      joinQuestionsPageTitle: 'Join questions',
    },
  },
  elements: {},
  chunkGroups: [
    ['community', 'adminCommunityAboutPage'],
    ['adminCommunityMembershipRequirementsPage', 'adminCommunityJoinQuestionsPage'],
    ['adminCommunityMembersPage', 'adminCommunityDeletedMembersPage', 'adminCommunityBannedMembersPage'],
    [
      'adminCommunityPostsPage',
      'adminCommunityPendingPostsPage',
      'adminCommunityReportedPostsPage',
      'adminCommunityReportedCommentsPage',
      'adminCommunityArchivePage',
      'appeals',
      'log',
    ],
  ],
  from: '@portal/features-communities-admin',
  name: 'communityAdminFeature',
} as const satisfies FeatureManifest;

/** All communities for those who look after every one of them. */
export const communitiesManagementManifest = {
  id: 'communitiesManagement',
  module: 'communities',
  mount: (profile) => communityPaths(featureSettings(profile, defaultSettings).prefix).adminAll,
  messages: {
    namespace: 'communitiesAdmin',
    texts: {
      managementPageTitle: 'Communities management',
      categoriesPageTitle: 'Categories',
      tagsPageTitle: 'Tags',
      managersPageTitle: 'Managers',
      termsPageTitle: 'Global Terms and Conditions',
      faqPageTitle: 'FAQ',
      allInsightPageTitle: 'Insight',
    },
  },
  elements: {},
  from: '@portal/features-communities-admin',
  name: 'communitiesManagementFeature',
} as const satisfies FeatureManifest;

/** What the organisation announces, for those who announce. */
export const announcementsAdminManifest = {
  id: 'announcementsAdmin',
  module: 'communities',
  mount: () => `${adminPath}/announcement`,
  messages: {
    namespace: 'communitiesAdmin',
    texts: {
      announcementsPageTitle: 'Announcements',
    },
  },
  elements: {},
  from: '@portal/features-communities-admin',
  name: 'announcementsAdminFeature',
} as const satisfies FeatureManifest;

/** Words and addresses for which posts are held until somebody has looked at them, for administrators. */
export const reviewWordsManifest = {
  id: 'reviewWords',
  module: 'communities',
  mount: () => `${adminPath}/review-words`,
  messages: {
    namespace: 'communitiesAdmin',
    texts: {
      reviewWordsPageTitle: 'Held for review',
    },
  },
  elements: {},
  from: '@portal/features-communities-admin',
  name: 'reviewWordsFeature',
} as const satisfies FeatureManifest;

const staffOnly = { onlyOnPortal: 'Communities are looked after in the portal.' } as const;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = {
  communitiesAdmin: staffOnly,
  communitiesManagement: staffOnly,
  announcementsAdmin: staffOnly,
  reviewWords: staffOnly,
} satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [
  communityAdminManifest,
  communitiesManagementManifest,
  announcementsAdminManifest,
  reviewWordsManifest,
];
