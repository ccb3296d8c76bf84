import { testProfile } from '@portal/kit/testing';
import { expect, test } from 'vitest';
import { communityPaths } from './community-paths.ts';
import { communitiesManifest } from './manifest.ts';

test.each([
  ['communities', '/communities', '/admin/community', '/admin/communities-management'],
  ['workspaces', '/workspaces', '/admin/workspace', '/admin/workspace-management'],
  ['hubs', '/hubs', '/admin/hub', '/admin/hub-management'],
] as const)(
  'communities called %s have their own paths [PLT-190] [PLT-191] [PLT-192] [PLT-193]',
  (prefix, member, adminOne, adminAll) => {
    expect(communityPaths(prefix)).toEqual({ member, adminOne, adminAll });
    const profile = testProfile({}, { featureSettings: { communities: { prefix } } });
    expect(communitiesManifest.mount(profile)).toBe(member);
  },
);
