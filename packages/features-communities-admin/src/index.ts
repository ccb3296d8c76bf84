export { announcementsAdminFeature } from './announcements-feature.ts';
export { communityAdminFeature } from './community-admin-feature.ts';
export { communitiesManagementFeature } from './management-feature.ts';
export { communitiesAdminMessages } from './messages.ts';
export { reviewWordsFeature } from './review-words-feature.ts';
