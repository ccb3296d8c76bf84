import { adminPath, defineFeature, userRoles } from '@portal/kit';

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
  menu: [{ id: 'adminSessions', label: 'Sessions', to: 'find' }],
  outward: ['onboarding.sessions'],
});
