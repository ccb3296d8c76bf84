import { adminPath, defineFeature, userRoles } from '@portal/kit';
import { IconDevices } from '@portal/ui';

/** Where administrators see where somebody is signed in, and sign them out. */
export const memberSessionsFeature = defineFeature({
  id: 'memberSessions',
  mount: () => adminPath,
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
  menu: [{ id: 'adminSessions', label: 'Sessions', icon: IconDevices, to: 'find' }],
  outward: ['onboarding.sessions'],
});
