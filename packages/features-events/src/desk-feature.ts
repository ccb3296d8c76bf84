import { defineFeature } from '@portal/kit';
import { IconCalendar } from '@portal/ui';
import { deskPaths } from './destinations.ts';
import { eventsDeskManifest } from './manifest.ts';

const permission = 'generalEvents';
// A build writes down what each import needs: one for all pages that come together.
const pages = () => import('./desk/pages.ts');
const forms = () => import('./desk/EventForm/pages.ts');
const people = () => import('./desk/people-pages.ts');

/** Where those look after events whom the organisation names. */
export const eventsDeskFeature = defineFeature({
  ...eventsDeskManifest,
  routes: {
    list: {
      path: deskPaths.list,
      title: 'listPageTitle',
      permission,
      load: async () => (await pages()).list,
    },
    event: {
      path: deskPaths.event,
      title: 'eventPageTitle',
      permission,
      load: async () => (await pages()).event,
    },
    checkIn: {
      path: deskPaths.checkIn,
      title: 'checkInPageTitle',
      permission,
      worksOffline: true,
      load: async () => ({ default: (await import('./desk/CheckIn/CheckInPage.tsx')).CheckInPage }),
    },
    create: {
      path: deskPaths.create,
      title: 'newPageTitle',
      permission,
      load: async () => (await forms()).create,
    },
    edit: {
      path: deskPaths.edit,
      title: 'editPageTitle',
      permission,
      load: async () => (await forms()).edit,
    },
    repeat: {
      path: deskPaths.repeat,
      title: 'repeatPageTitle',
      permission,
      load: async () => ({ default: (await import('./desk/Repeat/RepeatPage.tsx')).RepeatPage }),
    },
    attendees: {
      path: deskPaths.attendees,
      title: 'attendeesPageTitle',
      permission,
      load: async () => (await people()).attendees,
    },
    catering: {
      path: deskPaths.catering,
      title: 'cateringPageTitle',
      permission,
      load: async () => (await people()).catering,
    },
    waiting: {
      path: deskPaths.waiting,
      title: 'waitingPageTitle',
      permission,
      load: async () => (await people()).waiting,
    },
    files: {
      path: deskPaths.files,
      title: 'filesPageTitle',
      permission,
      load: async () => ({ default: (await import('./desk/Files/FilesPage.tsx')).FilesPage }),
    },
    refunds: {
      path: deskPaths.refunds,
      title: 'refundsPageTitle',
      permission,
      load: async () => ({ default: (await import('./desk/Refunds/RefundsPage.tsx')).RefundsPage }),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminEvents', order: 25, label: 'listPageTitle', icon: IconCalendar, to: 'list' }],
  },
});
