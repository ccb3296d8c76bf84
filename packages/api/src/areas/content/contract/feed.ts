import * as z from 'zod';
import { notImpersonating } from '../../../contract/access.ts';
import { endpoint } from '../../../contract/endpoint.ts';
import { done, iso } from '../../../contract/fields.ts';

const feed = z.object({
  /** Whoever has it reads the news of its owner, without signing in; `?category=` and an id at its end is that category alone. */
  url: z.url(),
  createdAt: iso,
  /** When a program last read it, to the hour. */
  readAt: iso.nullable(),
});

const own = { path: '/api/user/newsfeed', service: 'product', access: notImpersonating('news') } as const;

/** The news of the signed-in person, for programs of theirs that cannot sign in. */
export const feedCalls = {
  newsFeed: endpoint({
    ...own,
    method: 'GET',
    summary: 'The address of my news as RSS',
    response: z.object({ feed: feed.nullable() }),
  }),
  newNewsFeed: endpoint({
    ...own,
    method: 'POST',
    summary: 'Give my news an address; the one that they had opens nothing any more',
    response: z.object({ feed }),
  }),
  endNewsFeed: endpoint({ ...own, method: 'DELETE', summary: 'Take the address of my news away', response: done }),
};
