import { adminPath, type FeatureManifest, type PackageElsewhere } from '@portal/kit/access';

/** News, for those who write them. */
export const newsAdminManifest = {
  id: 'newsAdmin',
  module: 'news',
  mount: () => `${adminPath}/news`,
  messages: {
    namespace: 'contentAdmin',
    texts: {
      newsListPageTitle: 'News',
      newNewsPageTitle: 'New news item',
      editNewsPageTitle: 'Edit news item',
      newsVersionsPageTitle: 'Versions of a news item',
      newsPreviewPageTitle: 'Preview of a news item',
      newsImportPageTitle: 'Import news',
      newsLabelsPageTitle: 'Categories and tags of news',
    },
  },
  elements: {},
  chunkGroups: [
    ['create', 'edit'],
    ['versions', 'preview'],
  ],
  from: '@portal/features-content-admin',
  name: 'newsAdminFeature',
} as const satisfies FeatureManifest;

/** Resources, for those who write them. */
export const resourcesAdminManifest = {
  id: 'resourcesAdmin',
  module: 'resources',
  mount: () => `${adminPath}/resources`,
  messages: {
    namespace: 'contentAdmin',
    texts: {
      resourceListPageTitle: 'Resources',
      newResourcePageTitle: 'New resource',
      editResourcePageTitle: 'Edit resource',
      resourceVersionsPageTitle: 'Versions of a resource',
      resourcePreviewPageTitle: 'Preview of a resource',
      resourceImportPageTitle: 'Import resources',
      resourceLabelsPageTitle: 'Categories and tags of resources',
    },
  },
  elements: {},
  chunkGroups: [
    ['create', 'edit'],
    ['versions', 'preview'],
  ],
  from: '@portal/features-content-admin',
  name: 'resourcesAdminFeature',
} as const satisfies FeatureManifest;

const staffOnly = { onlyOnPortal: 'Staff write in the portal.' } as const;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = { newsAdmin: staffOnly, resourcesAdmin: staffOnly } satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [newsAdminManifest, resourcesAdminManifest];
