import type { ModuleId } from '@portal/kit/access';

/** Where a feature comes from and the module that switches it on; without a module it is always in. */
export interface FeatureSource {
  from: string;
  name: string;
  module?: ModuleId;
}

/** Every feature the portal can be built with, in the order of the main menu. */
export const featureSources: readonly FeatureSource[] = [
  { from: '@portal/features-onboarding', name: 'onboardingFeature' },
  { from: '@portal/features-communities', name: 'communitiesFeature', module: 'communities' },
];
