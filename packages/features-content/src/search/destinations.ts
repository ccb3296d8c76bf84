import { destinationsOf } from '@portal/kit';
import { searchManifest } from '../manifest.ts';

/** Below the mount of the search. */
export const searchPaths = { results: '/' } as const;

export const searchDestinations = destinationsOf(searchManifest.id, searchPaths);
