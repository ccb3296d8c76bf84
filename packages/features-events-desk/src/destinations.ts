import { destination, destinationsOf } from '@portal/kit';
import { eventsDeskManifest } from './manifest.ts';

/** Below the admin area. Fixed paths win over `:id`. */
export const paths = {
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

/** Where the desk leads beyond its own pages, in portals that have such a place. */
export const outward = {
  /** An event as members see it. */
  memberEvent: destination<{ id: string }>('events.event'),
};

export const destinations = { ...destinationsOf(eventsDeskManifest.id, paths), ...outward };
