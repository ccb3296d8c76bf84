import { destination, destinationsOf } from '@portal/kit';
import { newsAdminManifest, resourcesAdminManifest } from './manifest.ts';

/** Below the mounts of news and of resources. Fixed paths win over `:id`. */
export const paths = {
  list: '/',
  create: '/new',
  import: '/import',
  labels: '/categories',
  edit: '/:id',
  preview: '/:id/preview',
  versions: '/:id/versions',
} as const;

/** Where an item stands for its readers, in portals that have such a place. */
export const newsOutward = { item: destination<{ id: string }>('news.item') };
export const resourcesOutward = { item: destination<{ id: string }>('resources.item') };

export const newsAdminDestinations = { ...destinationsOf(newsAdminManifest.id, paths), ...newsOutward };
export const resourcesAdminDestinations = { ...destinationsOf(resourcesAdminManifest.id, paths), ...resourcesOutward };
