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
      noNewsFound: 'No news found.',

      // Of what it shows on the home page
      allNews: 'All news',
      dashboardNewsFailed: 'Failed to load news',
      noNews: 'No news available.',
      addFavourite: 'Add {name} to favourites',
      removeFavourite: 'Remove {name} from favourites',
      favouriteAddFailed: 'Error adding to favorites:',
      favouriteRemoveFailed: 'Error removing from favorites:',
    },
  },
  elements: {},
  chunkGroups: [['list', 'category', 'item']],
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
      noResourcesFound: 'No resources found.',
    },
  },
  elements: {},
  chunkGroups: [['list', 'category', 'item']],
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

/** The search of the whole portal: it shows what features bring to it, and knows none of them. */
export const searchManifest = {
  id: 'search',
  module: 'global_search',
  mount: () => '/search',
  messages: {
    namespace: 'content',
    texts: {
      searchPageTitle: 'Search',
    },
  },
  elements: {},
  from: '@portal/features-content',
  name: 'searchFeature',
} as const satisfies FeatureManifest;

/** What nobody finds, for those who can do something about it. */
export const searchReportManifest = {
  id: 'searchReport',
  module: 'global_search',
  mount: () => '/admin/search',
  messages: {
    namespace: 'content',
    texts: {
      missedSearchesTitle: 'Searches without a result',
    },
  },
  elements: {},
  from: '@portal/features-content',
  name: 'searchReportFeature',
} as const satisfies FeatureManifest;

const forMembers = {
  onlyOnPortal: 'An organisation’s website has its news already: what is for members is read in the portal.',
};

const ofThePortal = { onlyOnPortal: 'It looks through the whole portal, of which a website shows parts.' };

/** What another website gets of each feature; no build reads it. */
export const elsewhere = {
  news: forMembers,
  resources: forMembers,
  memberPages: forMembers,
  search: ofThePortal,
  searchReport: ofThePortal,
} satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [
  newsManifest,
  resourcesManifest,
  memberPagesManifest,
  searchManifest,
  searchReportManifest,
];
