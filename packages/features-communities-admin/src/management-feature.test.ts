import { composeFeatures, composeMenu, matchRoute } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { announcementsAdminFeature } from './announcements-feature.ts';
import { communitiesManagementFeature } from './management-feature.ts';
import { managementPermissions } from './model/management-tabs.ts';

const features = [communitiesManagementFeature];

test.each([
  ['communities', '/admin/communities-management'],
  ['workspaces', '/admin/workspace-management'],
  ['hubs', '/admin/hub-management'],
] as const)(
  'all %s are looked after at %s by those alone who may [COM-004] [COM-007] [COM-010] [COM-406] [COM-412]',
  async (prefix, path) => {
    const profile = testProfile({ communities: {} }, { featureSettings: { communities: { prefix } } });
    const { routes } = composeFeatures(profile, features);
    const match = matchRoute(routes, path);
    expect(match?.route).toMatchObject({ area: 'admin', module: 'communities', permission: managementPermissions });
    expect((await match?.route.load())?.default.name).toBe('CommunityListPage');
    const entry = composeMenu(profile, features, routes).find(({ slot }) => slot === 'admin');
    expect(entry).toMatchObject({ href: path, permission: managementPermissions });
  },
);

test.each([
  ['categories', 'CategoriesPage', '[COM-413]'],
  ['tags', 'TagsPage', '[COM-414]'],
  ['administrators', 'ManagersPage', '[COM-415]'],
  ['faq', 'FaqEditorPage', '[COM-416]'],
  ['terms-conditions', 'GlobalTermsPage', '[COM-417]'],
  ['insight', 'AllInsightPage', ''],
])('/admin/communities-management/%s opens %s %s', async (path, page) => {
  const { routes } = composeFeatures(testProfile({ communities: {} }), features);
  const match = matchRoute(routes, `/admin/communities-management/${path}`);
  expect(match?.route).toMatchObject({ area: 'admin', module: 'communities', permission: managementPermissions });
  expect((await match?.route.load())?.default.name).toBe(page);
});

test('announcements are for those alone who announce, and so is their entry in the menu [COM-407] [COM-424] [PLT-109]', async () => {
  const profile = testProfile({ communities: {} });
  const { routes } = composeFeatures(profile, [announcementsAdminFeature]);
  const match = matchRoute(routes, '/admin/announcement');
  expect(match?.route).toMatchObject({ area: 'admin', module: 'communities', permission: 'generalAnnouncements' });
  expect((await match?.route.load())?.default.name).toBe('AnnouncementsPage');
  const [entry] = composeMenu(profile, [announcementsAdminFeature], routes);
  expect(entry).toMatchObject({ slot: 'admin', href: '/admin/announcement', permission: 'generalAnnouncements' });
});
