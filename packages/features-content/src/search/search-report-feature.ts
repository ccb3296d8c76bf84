import { defineFeature, userRoles } from '@portal/kit';
import { IconSearch } from '@portal/ui';
import { searchReportManifest } from '../manifest.ts';

/** Where administrators see what members look for and do not find. */
export const searchReportFeature = defineFeature({
  ...searchReportManifest,
  routes: {
    missed: {
      path: '/',
      title: 'missedSearchesTitle',
      role: userRoles.Admin,
      load: async () => ({
        default: (await import('./pages/MissedSearches/MissedSearchesPage.tsx')).MissedSearchesPage,
      }),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminSearch', order: 35, label: 'missedSearchesTitle', icon: IconSearch, to: 'missed' }],
  },
});
