import { adminPath, type FeatureManifest } from '@portal/kit/access';

const from = '@portal/host/coming-soon';

export const marketplaceManifest = {
  id: 'marketplace',
  module: 'marketplace',
  mount: () => '/marketplace',
  messages: {
    namespace: 'shell',
    texts: {
      marketplace: 'Marketplace',
    },
  },
  elements: {},
  from,
  name: 'marketplaceFeature',
} as const satisfies FeatureManifest;

export const buyNowManifest = {
  id: 'buyNow',
  mount: () => '/buy-now',
  messages: {
    namespace: 'shell',
    texts: {
      buyNow: 'Buy now',
    },
  },
  elements: {},
  from,
  name: 'buyNowFeature',
} as const satisfies FeatureManifest;

export const adminManifest = {
  id: 'admin',
  mount: () => adminPath,
  messages: {
    namespace: 'shell',
    texts: {
      settings: 'Settings',
    },
  },
  elements: {},
  from,
  name: 'adminFeature',
} as const satisfies FeatureManifest;

/** The places that are announced but not open yet, for a build. */
export const manifests: readonly FeatureManifest[] = [marketplaceManifest, buyNowManifest, adminManifest];
