import { defineFeature } from '@portal/kit';
import { IconFileText } from '@portal/ui';
import { paths } from './destinations.ts';
import { resourcesManifest } from './manifest.ts';

/** Guides, templates and whatever else the organisation keeps for its members. */
export const resourcesFeature = defineFeature({
  ...resourcesManifest,
  routes: {
    list: {
      path: paths.list,
      title: 'resourcesPageTitle',
      load: async () => (await import('./pages/ContentList/content-list-pages.tsx')).resources,
    },
    category: {
      path: paths.category,
      title: 'resourcesPageTitle',
      load: async () => (await import('./pages/ContentList/content-list-pages.tsx')).resourcesOfCategory,
    },
    item: {
      path: paths.item,
      title: 'resourcesPageTitle',
      load: async () => (await import('./pages/ContentDetail/content-detail-pages.tsx')).resource,
    },
  },
  menu: [
    {
      id: 'resources',
      slot: 'main.newsAndResources',
      order: 20,
      label: 'resourcesPageTitle',
      icon: IconFileText,
      to: 'list',
    },
  ],
  contributes: {
    favourites: [
      {
        id: 'resources',
        title: 'resourcesPageTitle',
        icon: IconFileText,
        order: 10,
        load: async () => ({ default: (await import('./sections/FavouritesPages.tsx')).FavouriteResourcesPage }),
      },
    ],
    search: [
      {
        id: 'resource',
        title: 'resourcesPageTitle',
        none: 'noResourcesFound',
        icon: IconFileText,
        order: 20,
        to: 'item',
        params: ({ id }) => ({ id }),
        load: async () => ({ default: (await import('./sections/FoundContent.tsx')).FoundContent }),
      },
    ],
    // A resource is no page view; what is taken from it is counted as it is downloaded.
    engagement: { item: 'itself' },
  },
});
