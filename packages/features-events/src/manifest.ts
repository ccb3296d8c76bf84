import type { FeatureElsewhere, FeatureManifest, PackageElsewhere } from '@portal/kit/access';
import type { paths } from './destinations.ts';
import { eventsSettings } from './settings.ts';

export const eventsManifest = {
  ...eventsSettings,
  module: 'events',
  mount: () => '/events',
  messages: {
    namespace: 'events',
    texts: {
      eventsPageTitle: 'Events',
      discoverPageTitle: 'Discover events',
      attendingPageTitle: 'Attending',
      pastPageTitle: 'Past events',
      cpdPageTitle: 'CPD',
      eventPageTitle: 'Event',
      orderPageTitle: 'Order',
      ticketPageTitle: 'Ticket',
      placeholderPageTitle: 'Work in progress',
      homeSectionTitle: 'Upcoming events',
      foundEventsTitle: 'CPD & Events',
      noEventsFound: 'No events found.',

      // Of what it shows on the home page
      homeEventsFailed: 'Failed to load events',
      noUpcoming: 'No upcoming events yet',
    },
  },
  elements: {
    'portal-events': 'home',
    'portal-cpd-events': 'cpd',
    'portal-general-events': 'general',
    'portal-event': 'event',
    'portal-my-events': 'attending',
    'portal-past-events': 'past',
  },
  chunkGroups: [
    ['discover', 'cpd', 'general'],
    ['home', 'attending', 'past'],
  ],
  from: '@portal/features-events',
  name: 'eventsFeature',
} as const satisfies FeatureManifest;

/** What its pages tell a website of. What is paid for is paid on a page of its own, and no widget hears of it. */
export interface EventsOutcomes {
  /** Somebody has a ticket that costs nothing. */
  registered: { eventId: string; ticketPriceId: string };
  /** Somebody has given a ticket back. */
  cancelled: { ticketId: string };
  /** Somebody stands in the line for a type of ticket, or stands there no more. */
  waited: { ticketPriceId: string; isWaiting: boolean };
  /** An event was put among the favourites, or taken from them. */
  favourited: { eventId: string; isFavourite: boolean };
}

export const checkoutManifest = {
  id: 'checkout',
  module: 'events',
  mount: () => '/checkout',
  messages: {
    namespace: 'events.cart',
    texts: {
      checkoutPageTitle: 'Checkout',
    },
  },
  elements: {},
  from: '@portal/features-events',
  name: 'checkoutFeature',
} as const satisfies FeatureManifest;

/** What is said there is told to the organisers of events alone: without events nobody is asked. */
export const needsManifest = {
  id: 'ownNeeds',
  module: 'events',
  mount: () => '/settings/dietary-and-special-requirements',
  messages: {
    namespace: 'events',
    texts: {
      needsPageTitle: 'Dietary & special requirements',
    },
  },
  elements: {},
  from: '@portal/features-events',
  name: 'needsFeature',
} as const satisfies FeatureManifest;

const notOpen = { onlyOnPortal: 'It is announced and not open yet.' } as const;

const ofEvents = {
  pages: {
    home: { widget: 'EventsHome' },
    discover: { widget: 'DiscoverEvents' },
    attending: { widget: 'MyEvents' },
    past: { widget: 'MyEvents' },
    cpd: { widget: 'DiscoverEvents' },
    general: { widget: 'DiscoverEvents' },
    myInvites: notOpen,
    yourPreferences: notOpen,
    webinar: notOpen,
    conference: notOpen,
    meeting: notOpen,
    order: { onlyOnPortal: 'Whoever has paid comes back to the portal.' },
    ticket: { onlyOnPortal: 'It stays on the device of whoever holds it, until they sign out of the portal.' },
    event: { widget: 'EventDetails' },
  },
  outcomes: ['registered', 'cancelled', 'waited', 'favourited'],
} as const satisfies FeatureElsewhere<keyof typeof paths, EventsOutcomes>;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = {
  events: ofEvents,
  checkout: { onlyOnPortal: 'A link that sells tickets leads there, and on to where they are paid.' },
  ownNeeds: { onlyOnPortal: 'What somebody may not eat or needs is health data: it is told to the portal alone.' },
} satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [eventsManifest, checkoutManifest, needsManifest];
