import { defineFeature } from '@portal/kit';
import { IconUsers } from '@portal/ui';
import { managementPaths, outward } from './destinations.ts';
import { communitiesManagementManifest } from './manifest.ts';

/** All communities for those who look after every one of them. */
export const communitiesManagementFeature = defineFeature({
  ...communitiesManagementManifest,
  outward,
  routes: {
    all: {
      path: managementPaths.all,
      title: 'managementPageTitle',
      permission: 'generalCommunities',
      load: () =>
        import('./pages/CommunityList/CommunityListPage.tsx').then((page) => ({
          default: page.CommunityListPage,
          firstReads: page.firstReads,
        })),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminCommunities', order: 10, label: 'managementPageTitle', icon: IconUsers, to: 'all' }],
  },
});
