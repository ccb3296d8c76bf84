import { defineFeature, userRoles } from '@portal/kit';
import { IconDevices } from '@portal/ui';
import { destinations } from './destinations.ts';
import { memberSessionsManifest } from './manifest.ts';

/** Where administrators see where somebody is signed in, and sign them out. */
export const memberSessionsFeature = defineFeature({
  ...memberSessionsManifest,
  routes: {
    find: {
      path: '/sessions',
      title: 'Sessions',
      role: userRoles.Admin,
      load: () =>
        import('./pages/MemberSessions/MemberSessionsPage.tsx').then((module) => ({
          default: module.MemberSessionsPage,
        })),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminSessions', order: 50, label: 'Sessions', icon: IconDevices, to: 'find' }],
  },
  outward: { sessions: destinations.sessions },
});
