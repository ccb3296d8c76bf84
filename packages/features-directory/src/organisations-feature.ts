import { defineFeature } from '@portal/kit';
import { IconStore } from '@portal/ui';
import { organisationOutward, organisationPaths } from './destinations.ts';
import { organisationsManifest } from './manifest.ts';

/** Members find where others work. */
export const organisationsFeature = defineFeature({
  ...organisationsManifest,
  routes: {
    list: {
      path: organisationPaths.list,
      title: 'organisationsPageTitle',
      load: () =>
        import('./pages/Organisations/OrganisationsPage.tsx').then((page) => ({ default: page.OrganisationsPage })),
    },
    organisation: {
      path: organisationPaths.organisation,
      title: 'organisationPageTitle',
      load: () =>
        import('./pages/Organisation/OrganisationPage.tsx').then((page) => ({
          default: page.OrganisationPage,
          firstReads: page.firstReads,
        })),
    },
  },
  menu: [
    { id: 'organisations', slot: 'user', order: 30, label: 'organisationsPageTitle', icon: IconStore, to: 'list' },
  ],
  outward: organisationOutward,
});
