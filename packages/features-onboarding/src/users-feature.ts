import { defineFeature, userRoles } from '@portal/kit';
import { IconUserCog } from '@portal/ui';
import { userPaths, usersOutward } from './destinations.ts';
import { usersManifest } from './manifest.ts';

/** Where administrators find accounts, give roles, disable them, and see where they are signed in. */
export const usersFeature = defineFeature({
  ...usersManifest,
  routes: {
    list: {
      path: userPaths.list,
      title: 'usersPageTitle',
      role: userRoles.Admin,
      load: () => import('./pages/Users/UsersPage.tsx').then((page) => ({ default: page.UsersPage })),
    },
    user: {
      path: userPaths.user,
      title: 'userPageTitle',
      role: userRoles.Admin,
      load: () => import('./pages/User/UserPage.tsx').then((page) => ({ default: page.UserPage })),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminUsers', order: 40, label: 'usersPageTitle', icon: IconUserCog, to: 'list' }],
  },
  outward: usersOutward,
});
