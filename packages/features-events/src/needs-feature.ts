import { defineFeature } from '@portal/kit';
import { IconFileText } from '@portal/ui';
import { needsManifest } from './manifest.ts';

/** Where somebody says once what they eat, and need in order to take part. */
export const needsFeature = defineFeature({
  ...needsManifest,
  routes: {
    own: {
      path: '/',
      title: 'needsPageTitle',
      load: async () => ({ default: (await import('./pages/OwnNeeds/OwnNeedsPage.tsx')).OwnNeedsPage }),
    },
  },
  contributes: {
    settingsPages: [
      {
        id: 'ownNeeds',
        heading: 'profileAndSettings',
        order: 70,
        label: 'needsPageTitle',
        icon: IconFileText,
        to: 'own',
      },
    ],
  },
});
