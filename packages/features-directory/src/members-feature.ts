import { defineFeature } from '@portal/kit';
import { IconUsers } from '@portal/ui';
import { memberOutward, memberPaths } from './destinations.ts';
import { membersManifest } from './manifest.ts';

/** Members find each other. */
export const membersFeature = defineFeature({
  ...membersManifest,
  routes: {
    list: {
      path: memberPaths.list,
      title: 'membersPageTitle',
      load: () => import('./pages/Members/MembersPage.tsx').then((page) => ({ default: page.MembersPage })),
    },
  },
  menu: [{ id: 'members', slot: 'user', order: 20, label: 'membersPageTitle', icon: IconUsers, to: 'list' }],
  outward: memberOutward,
});
