import { fileURLToPath } from 'node:url';
import type { ModuleId, Profile } from '@portal/kit/access';

/** Where a feature comes from and the module that switches it on; without a module it is always in. */
export interface FeatureSource {
  from: string;
  name: string;
  module?: ModuleId;
  /** Where its pages are; a portal that was built without them guards that place. */
  mount(profile: Profile): string;
}

const ofTheHost = (file: string) => fileURLToPath(new URL(`../src/coming-soon/${file}`, import.meta.url));

/** Every feature the portal can be built with. */
export const featureSources: readonly FeatureSource[] = [
  { from: '@portal/features-onboarding', name: 'onboardingFeature', mount: () => '/account' },
  { from: '@portal/features-onboarding', name: 'memberSessionsFeature', mount: () => '/admin' },
  {
    from: '@portal/features-communities',
    name: 'communitiesFeature',
    module: 'communities',
    mount: ({ communityPrefix }) => `/${communityPrefix}`,
  },
  {
    from: ofTheHost('marketplace-feature.ts'),
    name: 'marketplaceFeature',
    module: 'marketplace',
    mount: () => '/marketplace',
  },
  { from: ofTheHost('buy-now-feature.ts'), name: 'buyNowFeature', mount: () => '/buy-now' },
  { from: ofTheHost('admin-feature.ts'), name: 'adminFeature', mount: () => '/admin' },
];

/** Whether an organisation's portal is built with a feature. */
export function isIn(profile: Profile, { module }: Pick<FeatureSource, 'module'>): boolean {
  return module === undefined || profile.modules[module].enabled;
}
