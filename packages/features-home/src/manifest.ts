import type { FeatureElsewhere, FeatureManifest } from '@portal/kit/access';
import type { paths } from './destinations.ts';

export const homeManifest = {
  id: 'home',
  module: 'communities',
  mount: () => '/notifications',
  elements: {},
  from: '@portal/features-home',
  name: 'homeFeature',
} as const satisfies FeatureManifest;

/** What another website gets of the feature; no build reads it. */
export const homeElsewhere = {
  pages: { notifications: { onlyOnPortal: 'They lead from page to page of the portal.' } },
  outcomes: [],
} as const satisfies FeatureElsewhere<keyof typeof paths>;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [homeManifest];
