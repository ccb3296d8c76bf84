import { defineFeature } from '@portal/kit';
import { IconCalendar } from '@portal/ui';
import { outward, paths } from './destinations.ts';
import { eventsDeskManifest } from './manifest.ts';

const permission = 'generalEvents';

/** Where those look after events whom the organisation names. */
export const eventsDeskFeature = defineFeature({
  ...eventsDeskManifest,
  routes: {
    list: {
      path: paths.list,
      title: 'listPageTitle',
      permission,
      load: () =>
        import('./pages/EventList/EventListPage.tsx').then((page) => ({
          default: page.EventListPage,
          firstReads: page.firstReads,
        })),
    },
    event: {
      path: paths.event,
      title: 'eventPageTitle',
      permission,
      load: () => import('./pages/EventPage/DeskEventPage.tsx').then((page) => ({ default: page.DeskEventPage })),
    },
    checkIn: {
      path: paths.checkIn,
      title: 'checkInPageTitle',
      permission,
      worksOffline: true,
      load: async () => ({ default: (await import('./pages/CheckIn/CheckInPage.tsx')).CheckInPage }),
    },
    create: {
      path: paths.create,
      title: 'newPageTitle',
      permission,
      load: () => import('./pages/EventForm/NewEventPage.tsx').then((page) => ({ default: page.NewEventPage })),
    },
    edit: {
      path: paths.edit,
      title: 'editPageTitle',
      permission,
      load: () => import('./pages/EventForm/EditEventPage.tsx').then((page) => ({ default: page.EditEventPage })),
    },
    repeat: {
      path: paths.repeat,
      title: 'repeatPageTitle',
      permission,
      load: async () => ({ default: (await import('./pages/Repeat/RepeatPage.tsx')).RepeatPage }),
    },
    attendees: {
      path: paths.attendees,
      title: 'attendeesPageTitle',
      permission,
      load: () => import('./pages/Attendees/AttendeesPage.tsx').then((page) => ({ default: page.AttendeesPage })),
    },
    catering: {
      path: paths.catering,
      title: 'cateringPageTitle',
      permission,
      load: () => import('./pages/Catering/CateringPage.tsx').then((page) => ({ default: page.CateringPage })),
    },
    waiting: {
      path: paths.waiting,
      title: 'waitingPageTitle',
      permission,
      load: () => import('./pages/Waiting/WaitingPage.tsx').then((page) => ({ default: page.WaitingPage })),
    },
    files: {
      path: paths.files,
      title: 'filesPageTitle',
      permission,
      load: async () => ({ default: (await import('./pages/Files/FilesPage.tsx')).FilesPage }),
    },
    refunds: {
      path: paths.refunds,
      title: 'refundsPageTitle',
      permission,
      load: async () => ({ default: (await import('./pages/Refunds/RefundsPage.tsx')).RefundsPage }),
    },
  },
  contributes: {
    adminPages: [{ id: 'adminEvents', order: 25, label: 'listPageTitle', icon: IconCalendar, to: 'list' }],
  },
  outward,
});
