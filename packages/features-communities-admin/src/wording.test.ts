import { communitiesSettings } from '@portal/features-communities/settings';
import { composeFeatures } from '@portal/kit';
import { defineProfile, settingsOf } from '@portal/kit/access';
import { expect, test } from 'vitest';
import { communityAdminFeature } from './community-admin-feature.ts';
import { communitiesManagementFeature } from './management-feature.ts';
import { communitiesAdminMessages } from './messages.ts';

type Prefix = 'communities' | 'workspaces' | 'hubs';

/** The pages of a portal that calls its communities so. */
function routesOf(prefix: Prefix) {
  const profile = defineProfile({
    name: 'harbour-pilots',
    fullName: 'Association of Harbour Pilots',
    website: 'https://www.harbour-pilots.example',
    brandColor: '#1D4E89',
    modules: { communities: true },
    settings: [settingsOf(communitiesSettings, { prefix })],
  });
  return composeFeatures(profile, [communityAdminFeature, communitiesManagementFeature]).routes;
}

test.each<[Prefix, string, string]>([
  ['communities', '/admin/community', '[COM-003]'],
  ['workspaces', '/admin/workspace', '[COM-006]'],
  ['hubs', '/admin/hub', '[COM-009]'],
])('called %s, one of them is looked after below %s %s', (prefix, mount) => {
  const patterns = routesOf(prefix).map(({ pattern }) => pattern);
  expect(patterns).toEqual(expect.arrayContaining([`${mount}/:id`, `${mount}/:id/about`]));
});

test.each<Prefix>(['workspaces', 'hubs'])('called %s, the titles of these pages say so', (prefix) => {
  expect(routesOf(prefix).filter(({ title }) => /communit/i.test(title))).toEqual([]);
});

test('what the organisation’s noun stands in are words of these pages', () => {
  const { communitiesAdmin = {} } = communitiesSettings.wording({ prefix: 'hubs', linkPreviews: true });
  const unknown = Object.keys(communitiesAdmin).filter((key) => !(key in communitiesAdminMessages.texts));
  expect(Object.keys(communitiesAdmin).length).toBeGreaterThan(10);
  expect(unknown).toEqual([]);
});
