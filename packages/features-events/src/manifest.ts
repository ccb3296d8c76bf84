import type { eventsDesk } from '@portal/api/rules';
import { adminPath, type FeatureElsewhere, type FeatureManifest } from '@portal/kit/access';
import type { paths } from './destinations.ts';
import { eventsSettings } from './settings.ts';

export const eventsManifest = {
  ...eventsSettings,
  module: 'events',
  mount: () => '/events',
  elements: {
    'portal-events': 'home',
    'portal-event': 'event',
    'portal-my-events': 'attending',
  },
  from: '@portal/features-events',
  name: 'eventsFeature',
} as const satisfies FeatureManifest;

/** The rules' own, said again: all of their door would come with the first script of every page. */
const desk: typeof eventsDesk = { id: 'eventsDesk', settings: { roles: ['Admin', 'WorkSpaceOwner', 'Manager'] } };

/** Where those look after events whom the organisation names. */
export const eventsDeskManifest = {
  ...desk,
  module: 'events',
  mount: () => adminPath,
  elements: {},
  from: '@portal/features-events',
  name: 'eventsDeskFeature',
} as const satisfies FeatureManifest;

export const checkoutManifest = {
  id: 'checkout',
  module: 'events',
  mount: () => '/checkout',
  elements: {},
  from: '@portal/features-events',
  name: 'checkoutFeature',
} as const satisfies FeatureManifest;

/** What is said there is told to the organisers of events alone: without events nobody is asked. */
export const needsManifest = {
  id: 'ownNeeds',
  module: 'events',
  mount: () => '/settings/dietary-and-special-requirements',
  elements: {},
  from: '@portal/features-events',
  name: 'needsFeature',
} as const satisfies FeatureManifest;

const notOpen = { onlyOnPortal: 'It is announced and not open yet.' } as const;

/** What another website gets of the feature; no build reads it. */
export const eventsElsewhere = {
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
  outcomes: [],
} as const satisfies FeatureElsewhere<keyof typeof paths>;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [
  eventsManifest,
  eventsDeskManifest,
  checkoutManifest,
  needsManifest,
];
