import { communityPaths, type FeatureManifest } from '@portal/kit/access';

export const communitiesManifest = {
  id: 'communities',
  module: 'communities',
  mount: (profile) => communityPaths(profile).member,
  from: '@portal/features-communities',
  name: 'communitiesFeature',
} as const satisfies FeatureManifest;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [communitiesManifest];
