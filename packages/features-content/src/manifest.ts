import type { FeatureManifest, PackageElsewhere } from '@portal/kit/access';

export const newsManifest = {
  id: 'news',
  module: 'news',
  mount: () => '/news',
  messages: {
    namespace: 'content',
    texts: {
      newsPageTitle: 'News',
      latestNewsTitle: 'Latest news',
    },
  },
  elements: {},
  together: [['list', 'category', 'item']],
  from: '@portal/features-content',
  name: 'newsFeature',
} as const satisfies FeatureManifest;

export const resourcesManifest = {
  id: 'resources',
  module: 'resources',
  mount: () => '/resources',
  messages: {
    namespace: 'content',
    texts: {
      resourcesPageTitle: 'Resources',
    },
  },
  elements: {},
  together: [['list', 'category', 'item']],
  from: '@portal/features-content',
  name: 'resourcesFeature',
} as const satisfies FeatureManifest;

/** Pages that an organisation writes for its members. No module switches them: whoever is signed in may look whether there are any. */
export const memberPagesManifest = {
  id: 'memberPages',
  mount: () => '/pages',
  messages: {
    namespace: 'content',
    texts: {
      memberPagesTitle: 'Member content',
    },
  },
  elements: {},
  from: '@portal/features-content',
  name: 'memberPagesFeature',
} as const satisfies FeatureManifest;

const forMembers = {
  onlyOnPortal: 'An organisation’s website has its news already: what is for members is read in the portal.',
};

/** What another website gets of each feature; no build reads it. */
export const elsewhere = {
  news: forMembers,
  resources: forMembers,
  memberPages: forMembers,
} satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [newsManifest, resourcesManifest, memberPagesManifest];
