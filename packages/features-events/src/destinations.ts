import { destinationsOf } from '@portal/kit';
import { eventsManifest } from './manifest.ts';

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

export const destinations = destinationsOf(eventsManifest.id, paths);
