import { destinationsOf } from '@portal/kit';
import { eventsDeskManifest, eventsManifest } from './manifest.ts';

/** Below the mount. Fixed paths win over `:id`. */
export const paths = {
  home: '/',
  discover: '/discover/:filterType',
  attending: '/attending',
  past: '/past-events',
  cpd: '/cpd',
  general: '/general',
  myInvites: '/my-invites',
  yourPreferences: '/your-preferences',
  webinar: '/webinar',
  conference: '/conference',
  meeting: '/meeting',
  order: '/orders/:id',
  ticket: '/tickets/:id',
  event: '/:id',
} as const;

export const places = destinationsOf(eventsManifest.id, paths);

/** Below the admin area. */
export const deskPaths = {
  list: '/events',
  create: '/events/new',
  refunds: '/events/refunds',
  event: '/events/:id',
  checkIn: '/events/:id/check-in',
  edit: '/events/:id/edit',
  repeat: '/events/:id/repeat',
  files: '/events/:id/files',
  attendees: '/events/:id/attendees',
  catering: '/events/:id/needs',
  waiting: '/events/:id/waiting',
} as const;

export const deskPlaces = destinationsOf(eventsDeskManifest.id, deskPaths);
