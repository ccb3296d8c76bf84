import { defineFeature } from '@portal/kit';
import { IconCalendar } from '@portal/ui';
import { deskPaths } from './destinations.ts';
import { eventsDeskManifest } from './manifest.ts';
import { deskTitleMessages } from './messages-desk-titles.ts';

const permission = 'generalEvents';

/** Where those look after events whom the organisation names. */
export const eventsDeskFeature = defineFeature({
  ...eventsDeskManifest,
  messages: deskTitleMessages,
  routes: {
    list: {
      path: deskPaths.list,
      title: 'listPageTitle',
      permission,
      load: async () => (await import('./desk/pages.ts')).list,
    },
    event: {
      path: deskPaths.event,
      title: 'eventPageTitle',
      permission,
      load: async () => (await import('./desk/pages.ts')).event,
    },
    checkIn: {
      path: deskPaths.checkIn,
      title: 'checkInPageTitle',
      permission,
      load: async () => ({ default: (await import('./desk/CheckIn/CheckInPage.tsx')).CheckInPage }),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminEvents', order: 25, label: 'listPageTitle', icon: IconCalendar, to: 'list' }],
  },
});
