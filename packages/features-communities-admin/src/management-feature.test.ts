import { composeFeatures, composeMenu, matchRoute } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { communitiesManagementFeature } from './management-feature.ts';

const features = [communitiesManagementFeature];

test.each([
  ['communities', '/admin/communities-management'],
  ['workspaces', '/admin/workspace-management'],
  ['hubs', '/admin/hub-management'],
] as const)(
  'all %s are looked after at %s by those alone who may [COM-004] [COM-007] [COM-010] [COM-412]',
  async (prefix, path) => {
    const profile = testProfile({ communities: {} }, { featureSettings: { communities: { prefix } } });
    const { routes } = composeFeatures(profile, features);
    const match = matchRoute(routes, path);
    expect(match?.route).toMatchObject({ area: 'admin', module: 'communities', permission: 'generalCommunities' });
    expect((await match?.route.load())?.default.name).toBe('CommunityListPage');
    const entry = composeMenu(profile, features, routes).find(({ slot }) => slot === 'admin');
    expect(entry).toMatchObject({ href: path, permission: 'generalCommunities' });
  },
);
