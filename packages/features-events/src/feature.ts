import { defineFeature } from '@portal/kit';
import { IconCalendar } from '@portal/ui';
import { paths } from './destinations.ts';
import { eventsManifest } from './manifest.ts';

const placeholder = {
  title: 'placeholderPageTitle',
  load: async () => ({ default: (await import('./pages/Placeholder/PlaceholderPage.tsx')).PlaceholderPage }),
};

/** Events as a member sees them. */
export const eventsFeature = defineFeature({
  ...eventsManifest,
  routes: {
    home: {
      path: paths.home,
      title: 'eventsPageTitle',
      load: () => import('./pages/EventsHome/EventsHomePage.tsx').then((page) => ({ default: page.EventsHomePage })),
    },
    discover: {
      path: paths.discover,
      title: 'discoverPageTitle',
      load: () =>
        import('./pages/Discover/DiscoverPage.tsx').then((page) => ({
          default: page.DiscoverPage,
          firstReads: page.firstReads,
        })),
    },
    attending: {
      path: paths.attending,
      title: 'attendingPageTitle',
      load: async () => (await import('./pages/MyEvents/MyEventsPage.tsx')).attending,
    },
    past: {
      path: paths.past,
      title: 'pastPageTitle',
      load: async () => (await import('./pages/MyEvents/MyEventsPage.tsx')).pastEvents,
    },
    cpd: {
      path: paths.cpd,
      title: 'cpdPageTitle',
      load: () => import('./pages/Discover/EventTypePages.tsx').then((page) => ({ default: page.CpdEventsPage })),
    },
    general: {
      path: paths.general,
      title: 'eventsPageTitle',
      load: () => import('./pages/Discover/EventTypePages.tsx').then((page) => ({ default: page.GeneralEventsPage })),
    },
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
    engagement: { event: { kind: 'viewEvent', target: 'id' } },
    barActions: [
      {
        id: 'calendar',
        order: 10,
        submodule: 'calendar',
        load: () => import('./bar/CalendarLink.tsx').then((page) => ({ default: page.CalendarLink })),
      },
      {
        id: 'cart',
        order: 20,
        load: () => import('./bar/CartButton.tsx').then((page) => ({ default: page.CartButton })),
      },
    ],
    home: [
      {
        id: 'upcomingEvents',
        title: 'homeSectionTitle',
        order: 30,
        column: 'side',
        load: async () => ({ default: (await import('./sections/LiveUpcomingEvents.tsx')).LiveUpcomingEvents }),
      },
    ],
    search: [
      {
        id: 'event',
        title: 'foundEventsTitle',
        none: 'noEventsFound',
        icon: IconCalendar,
        order: 30,
        to: 'event',
        params: ({ id }) => ({ id }),
        load: async () => ({ default: (await import('./sections/FoundEvent.tsx')).FoundEvent }),
      },
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
