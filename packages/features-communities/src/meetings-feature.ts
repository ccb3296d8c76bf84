import { defineFeature } from '@portal/kit';
import { meetingPaths } from './destinations.ts';
import { meetingsManifest } from './manifest.ts';

/** The meetings of all communities, beside those that each community has on its own pages. */
export const meetingsFeature = defineFeature({
  ...meetingsManifest,
  routes: {
    explore: {
      path: meetingPaths.explore,
      title: 'exploreMeetingsPageTitle',
      load: () =>
        import('./pages/ExploreMeetings/ExploreMeetingsPage.tsx').then((page) => ({
          default: page.ExploreMeetingsPage,
          firstReads: page.firstReads,
        })),
    },
  },
});
