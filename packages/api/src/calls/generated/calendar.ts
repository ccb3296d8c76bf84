// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type CalendarContract = Contract['calendar'];

/** The address of my calendar: `GET /api/user/calendarfeed`, as {@link CalendarContract.feed the contract} declares it */
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

/** Give my calendar an address; the one that it had opens nothing any more: `POST /api/user/calendarfeed`, as {@link CalendarContract.newFeed the contract} declares it */
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

/** Take the address of my calendar away: `DELETE /api/user/calendarfeed`, as {@link CalendarContract.endFeed the contract} declares it */
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
