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
  from: '@portal/features-communities',
  name: 'communitiesFeature',
} as const satisfies FeatureManifest;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [communitiesManifest];
