import { defineFeature } from '@portal/kit';
import { outward, paths } from './destinations.ts';
import { homeManifest } from './manifest.ts';

/** What happens where a member has a part in it. */
export const homeFeature = defineFeature({
  ...homeManifest,
  routes: {
    notifications: {
      path: paths.notifications,
      title: 'notificationsPageTitle',
      load: () =>
        import('./pages/NotificationsPage.tsx').then((page) => ({
          default: page.NotificationsPage,
          firstReads: page.firstReads,
        })),
    },
  },
  notices: [
    {
      concerns: 'atHome',
      load: async () => ({ default: (await import('./announcement/LiveAnnouncement.tsx')).LiveAnnouncement }),
    },
  ],
  contributes: {
    barActions: [
      {
        id: 'notifications',
        order: 30,
        load: async () => ({ default: (await import('./bar/NotificationsButton.tsx')).NotificationsButton }),
      },
    ],
  },
  outward,
});
