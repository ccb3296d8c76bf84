import * as z from 'zod';
import { notImpersonating } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, iso } from '../../contract/fields.ts';

const feed = z.object({
  /** Whoever has it reads the calendar, without signing in. */
  url: z.url(),
  createdAt: iso,
  /** When a program last read it, to the hour. */
  readAt: iso.nullable(),
});

const own = { path: '/api/user/calendarfeed', service: 'product', access: notImpersonating('events') } as const;

/** The calendar of the signed-in person, for programs of theirs that cannot sign in. */
export const calendar = {
  feed: endpoint({
    ...own,
    method: 'GET',
    summary: 'The address of my calendar',
    response: z.object({ feed: feed.nullable() }),
  }),
  newFeed: endpoint({
    ...own,
    method: 'POST',
    summary: 'Give my calendar an address; the one that it had opens nothing any more',
    response: z.object({ feed }),
  }),
  endFeed: endpoint({ ...own, method: 'DELETE', summary: 'Take the address of my calendar away', response: done }),
};
