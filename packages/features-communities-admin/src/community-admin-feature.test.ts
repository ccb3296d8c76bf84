import { composeFeatures, matchRoute } from '@portal/kit';
import { pagesWithoutWidget, testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { announcementsAdminFeature } from './announcements-feature.ts';
import { communityAdminFeature } from './community-admin-feature.ts';
import * as entryPoint from './index.ts';
import { communitiesManagementFeature } from './management-feature.ts';
import { reviewWordsFeature } from './review-words-feature.ts';
import { elsewhere, manifests } from './manifest.ts';

const { routes, destinations } = composeFeatures(testProfile({ communities: {} }), [communityAdminFeature]);

test.each([
  ['/admin/community/c-1', 'CommunityAdminHome', ''],
  ['/admin/community/c-1/about', 'AboutAdminPage', '[COM-272]'],
  ['/admin/community/c-1/settings', 'CommunitySettingsPage', '[COM-283]'],
  ['/admin/community/c-1/assets', 'AssetsAdminPage', '[COM-273]'],
  ['/admin/community/c-1/members', 'MembersPage', '[COM-279]'],
  ['/admin/community/c-1/banned-members', 'BlacklistPage', '[COM-280]'],
  ['/admin/community/c-1/deleted-members', 'RemovedPage', '[COM-281]'],
  ['/admin/community/c-1/posts', 'AllPostsPage', '[COM-274]'],
  ['/admin/community/c-1/pending-posts', 'PendingPostsPage', '[COM-275]'],
  ['/admin/community/c-1/reported-posts', 'ReportedPostsPage', '[COM-276]'],
  ['/admin/community/c-1/reported-comments', 'ReportedCommentsPage', '[COM-277]'],
  ['/admin/community/c-1/archive', 'ArchivePage', '[COM-278]'],
  ['/admin/community/c-1/insight', 'CommunityInsightPage', ''],
  ['/admin/community/c-1/meetings', 'MeetingsAdminPage', '[COM-282]'],
  ['/admin/community/c-1/appeals', 'AppealsPage', ''],
  ['/admin/community/c-1/log', 'LogPage', ''],
  ['/admin/community/c-1/membership-requirements', 'RequirementsPage', '[COM-284]'],
  ['/admin/community/c-1/membership-requirements/join-questions', 'JoinQuestionsPage', '[COM-285]'],
])('%s opens %s in the admin area %s', async (path, page) => {
  const match = matchRoute(routes, path);
  expect(match?.params).toEqual({ id: 'c-1' });
  expect(match?.route).toMatchObject({ area: 'admin', module: 'communities', hasOwnMenu: true });
  expect((await match?.route.load())?.default.name).toBe(page);
});

test('other pages name these pages as the specification does [COM-286] [COM-287]', () => {
  expect(destinations['communitiesAdmin.adminCommunityAboutPage']).toBe('/admin/community/:id/about');
  expect(destinations['communitiesAdmin.adminCommunitySettingsPage']).toBe('/admin/community/:id/settings');
});

test('every page can be shown on another website, or its manifest says why not', () => {
  const features = [communityAdminFeature, communitiesManagementFeature, announcementsAdminFeature, reviewWordsFeature];
  expect(pagesWithoutWidget({ manifests, features, elsewhere, entryPoint })).toEqual([]);
});
