import { destinationsOf } from '@portal/kit';
import { memberPagesManifest, newsManifest, resourcesManifest } from './manifest.ts';

/** Below the mounts of news and of resources. Fixed paths win over `:categoryId`. */
export const paths = { list: '/', category: '/:categoryId', item: '/details/:id' } as const;

/** Below the mount of pages for members. */
export const pagePaths = { home: '/', page: '/:id' } as const;

export const newsDestinations = destinationsOf(newsManifest.id, paths);
export const resourceDestinations = destinationsOf(resourcesManifest.id, paths);
export const pageDestinations = destinationsOf(memberPagesManifest.id, pagePaths);
