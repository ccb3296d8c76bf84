import { type FeatureManifest, featureSettings } from '@portal/kit/access';
import { type CommunityPrefix, memberPath } from './community-paths.ts';

/** What an organisation may choose of communities. */
export interface CommunitiesSettings {
  /** What they are called in addresses. */
  prefix: CommunityPrefix;
}

const own: { id: 'communities'; settings: CommunitiesSettings } = {
  id: 'communities',
  settings: { prefix: 'communities' },
};

export const communitiesManifest = {
  ...own,
  module: 'communities',
  mount: (profile) => memberPath(featureSettings(profile, own).prefix),
  elements: {
    'portal-communities': 'explore',
    'portal-community': 'community',
    'portal-community-posts': 'communityPosts',
    'portal-community-members': 'communityMembers',
    'portal-post': 'post',
    'portal-feed': 'dashboard',
  },
  from: '@portal/features-communities',
  name: 'communitiesFeature',
} as const satisfies FeatureManifest;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [communitiesManifest];
