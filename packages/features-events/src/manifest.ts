import type { FeatureManifest } from '@portal/kit/access';

export const eventsManifest = {
  id: 'events',
  module: 'events',
  mount: () => '/events',
  elements: {},
  from: '@portal/features-events',
  name: 'eventsFeature',
} as const satisfies FeatureManifest;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [eventsManifest];
