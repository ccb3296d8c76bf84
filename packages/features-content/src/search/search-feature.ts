import { defineFeature } from '@portal/kit';
import { searchManifest } from '../manifest.ts';
import { searchPaths } from './destinations.ts';

/** The search of everything: in the top bar, and a page for all that it finds. */
export const searchFeature = defineFeature({
  ...searchManifest,
  routes: {
    results: {
      path: searchPaths.results,
      title: 'searchPageTitle',
      load: () =>
        import('./pages/Search/SearchPage.tsx').then((page) => ({
          default: page.SearchPage,
          firstReads: page.firstReads,
        })),
    },
  },
  bar: [{ slot: 'search', load: async () => ({ default: (await import('./bar/LiveBarSearch.tsx')).LiveBarSearch }) }],
});
