// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** The address of my calendar: `GET /api/user/calendarfeed` */
export const feed: CallOf<'calendar', 'feed'> = {
  name: 'calendar.feed',
  method: 'GET',
  path: '/api/user/calendarfeed',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Give my calendar an address; the one that it had opens nothing any more: `POST /api/user/calendarfeed` */
export const newFeed: CallOf<'calendar', 'newFeed'> = {
  name: 'calendar.newFeed',
  method: 'POST',
  path: '/api/user/calendarfeed',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take the address of my calendar away: `DELETE /api/user/calendarfeed` */
export const endFeed: CallOf<'calendar', 'endFeed'> = {
  name: 'calendar.endFeed',
  method: 'DELETE',
  path: '/api/user/calendarfeed',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
