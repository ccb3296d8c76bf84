import { defineFeature } from '@portal/kit';
import { IconCalendar } from '@portal/ui';
import { deskPaths } from './destinations.ts';
import { eventsDeskManifest } from './manifest.ts';

const permission = 'generalEvents';

/** Where those look after events whom the organisation names. */
export const eventsDeskFeature = defineFeature({
  ...eventsDeskManifest,
  routes: {
    list: {
      path: deskPaths.list,
      title: 'listPageTitle',
      permission,
      load: () =>
        import('./desk/EventList/EventListPage.tsx').then((page) => ({
          default: page.EventListPage,
          firstReads: page.firstReads,
        })),
    },
    event: {
      path: deskPaths.event,
      title: 'eventPageTitle',
      permission,
      load: () => import('./desk/EventPage/DeskEventPage.tsx').then((page) => ({ default: page.DeskEventPage })),
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
      load: () => import('./desk/EventForm/NewEventPage.tsx').then((page) => ({ default: page.NewEventPage })),
    },
    edit: {
      path: deskPaths.edit,
      title: 'editPageTitle',
      permission,
      load: () => import('./desk/EventForm/EditEventPage.tsx').then((page) => ({ default: page.EditEventPage })),
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
      load: () => import('./desk/Attendees/AttendeesPage.tsx').then((page) => ({ default: page.AttendeesPage })),
    },
    catering: {
      path: deskPaths.catering,
      title: 'cateringPageTitle',
      permission,
      load: () => import('./desk/Catering/CateringPage.tsx').then((page) => ({ default: page.CateringPage })),
    },
    waiting: {
      path: deskPaths.waiting,
      title: 'waitingPageTitle',
      permission,
      load: () => import('./desk/Waiting/WaitingPage.tsx').then((page) => ({ default: page.WaitingPage })),
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
