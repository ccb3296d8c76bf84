import type { eventsDesk } from '@portal/rules';
import { adminPath, type FeatureManifest, type PackageElsewhere } from '@portal/kit/access';

/** The rules' own, said again: all of their door would come with the first script of every page. */
const desk: typeof eventsDesk = { id: 'eventsDesk', settings: { roles: ['Admin', 'WorkSpaceOwner', 'Manager'] } };

export const eventsDeskManifest = {
  ...desk,
  module: 'events',
  mount: () => adminPath,
  messages: {
    namespace: 'eventsDesk',
    texts: {
      listPageTitle: 'Events',
      eventPageTitle: 'Event',
      checkInPageTitle: 'Check-in',
      newPageTitle: 'New event',
      editPageTitle: 'Edit event',
      repeatPageTitle: 'Repeat event',
      attendeesPageTitle: 'Attendees',
      cateringPageTitle: 'Needs for the caterer',
      waitingPageTitle: 'Waiting list',
      refundsPageTitle: 'Refunds',
      filesPageTitle: 'Picture, documents and links',
    },
  },
  elements: {},
  chunkGroups: [
    ['list', 'event'],
    ['create', 'edit'],
    ['attendees', 'catering', 'waiting'],
  ],
  from: '@portal/features-events-desk',
  name: 'eventsDeskFeature',
} as const satisfies FeatureManifest;

/** What another website gets of each feature; no build reads it. */
export const elsewhere = { eventsDesk: { onlyOnPortal: 'Staff work in the portal.' } } satisfies PackageElsewhere;

/** Every feature of this package, for a build. */
export const manifests: readonly FeatureManifest[] = [eventsDeskManifest];
