import { defineFeature } from '@portal/kit';
import { IconCalendar } from '@portal/ui';
import { paths } from './destinations.ts';
import { eventsManifest } from './manifest.ts';

const pages = () => import('./pages/pages.ts');
const ownPages = () => import('./pages/own-pages.ts');
const bar = () => import('./bar/top-bar.ts');
const placeholder = {
  title: 'placeholderPageTitle',
  load: async () => ({ default: (await import('./pages/Placeholder/PlaceholderPage.tsx')).PlaceholderPage }),
};

/** Events as a member sees them. */
export const eventsFeature = defineFeature({
  ...eventsManifest,
  routes: {
    home: { path: paths.home, title: 'eventsPageTitle', load: async () => (await ownPages()).home },
    discover: { path: paths.discover, title: 'discoverPageTitle', load: async () => (await pages()).discover },
    attending: { path: paths.attending, title: 'attendingPageTitle', load: async () => (await ownPages()).attending },
    past: { path: paths.past, title: 'pastPageTitle', load: async () => (await ownPages()).past },
    cpd: { path: paths.cpd, title: 'cpdPageTitle', load: async () => (await pages()).cpd },
    general: { path: paths.general, title: 'eventsPageTitle', load: async () => (await pages()).general },
    myInvites: { path: paths.myInvites, ...placeholder },
    yourPreferences: { path: paths.yourPreferences, ...placeholder },
    webinar: { path: paths.webinar, ...placeholder },
    conference: { path: paths.conference, ...placeholder },
    meeting: { path: paths.meeting, ...placeholder },
    order: {
      path: paths.order,
      title: 'orderPageTitle',
      load: async () => (await import('./pages/Order/OrderPage.tsx')).orderPage,
    },
    ticket: {
      path: paths.ticket,
      title: 'ticketPageTitle',
      worksOffline: true,
      load: async () => (await import('./pages/Ticket/TicketPage.tsx')).ticket,
    },
    event: {
      path: paths.event,
      title: 'eventPageTitle',
      load: async () => (await import('./pages/EventDetail/EventDetailPage.tsx')).eventDetail,
    },
  },
  contributes: {
    barActions: [
      { id: 'calendar', order: 10, submodule: 'calendar', load: async () => (await bar()).calendar },
      { id: 'cart', order: 20, load: async () => (await bar()).cart },
    ],
    favourites: [
      {
        id: 'events',
        title: 'eventsPageTitle',
        icon: IconCalendar,
        order: 40,
        load: async () => ({ default: (await import('./sections/FavouriteEventsPage.tsx')).FavouriteEventsPage }),
      },
    ],
  },
  menu: [{ id: 'events', slot: 'main', order: 20, label: 'eventsPageTitle', icon: IconCalendar, to: 'home' }],
});
