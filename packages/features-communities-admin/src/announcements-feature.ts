import { defineFeature } from '@portal/kit';
import { IconMegaphone } from '@portal/ui';
import { announcementPaths } from './destinations.ts';
import { announcementsAdminManifest } from './manifest.ts';

/** What the organisation announces, for those who announce. */
export const announcementsAdminFeature = defineFeature({
  ...announcementsAdminManifest,
  routes: {
    list: {
      path: announcementPaths.list,
      title: 'announcementsPageTitle',
      permission: 'generalAnnouncements',
      load: () =>
        import('./pages/Announcements/AnnouncementsPage.tsx').then((page) => ({
          default: page.AnnouncementsPage,
          firstReads: page.firstReads,
        })),
    },
  },
  contributes: {
    adminPages: [
      { id: 'adminAnnouncements', order: 20, label: 'announcementsPageTitle', icon: IconMegaphone, to: 'list' },
    ],
  },
});
