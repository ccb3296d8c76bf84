import { destinationsOf } from '@portal/kit';
import { memberPagesManifest, newsManifest, resourcesManifest } from './manifest.ts';

/** Below the mounts of news and of resources. Fixed paths win over `:categoryId`. */
export const paths = { list: '/', category: '/:categoryId', item: '/details/:id' } as const;

/** Below the mount of pages for members. */
export const pagePaths = { home: '/', page: '/:id' } as const;

export const newsPlaces = destinationsOf(newsManifest.id, paths);
export const resourcePlaces = destinationsOf(resourcesManifest.id, paths);
export const pagePlaces = destinationsOf(memberPagesManifest.id, pagePaths);
