import { contract, type HandlerInput } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, personOf } from '../../http/call.ts';
import { paged } from '../../http/cursor.ts';
import { eventReply } from './event-reply.ts';
import { listEvents, type Listing, placeShape } from './events.queries.ts';
import { favouriteEvents, listingOfMine } from './listing.ts';

type Find = HandlerInput<typeof contract.events.mine>;

/** The events of the person who asks: those to come from the next on, those that are over from the last on, what they look for, and what they keep. */
export function myEventRoutes(routes: Routes): void {
  const { events } = contract;
  bind(routes, events.upcoming, (input, call) => find(input, { sortOrder: 'asc', isActiveEvent: true }, call));
  bind(routes, events.past, (input, call) => find(input, { sortOrder: 'desc', isActiveEvent: false }, call));
  bind(routes, events.mine, (input, call) => find(input, input.body, call));
  bind(routes, events.favourites, ({ query }, call) => continued('favourite events', favouriteEvents, query, call));
}

async function find(
  { body, query }: { body: Pick<Find['body'], 'page' | 'size'>; query: Find['query'] },
  { keyword = '', ...wanted }: Pick<Find['body'], 'sortOrder' | 'isActiveEvent'> & { keyword?: string },
  call: Call,
) {
  const listing = listingOfMine({ keyword, ...wanted }, call.now);
  return continued(`events ${wanted.sortOrder}`, listing, { ...body, ...query }, call);
}

/** A list that goes on where the last answer ended; its places are of no other list, and of nobody else. */
async function continued(
  name: string,
  listing: Listing,
  { page, size, after }: { page: number; size: number; after?: string | undefined },
  call: Call,
) {
  const { id: personId } = personOf(call);
  const cursor = call.deps.cursors(`${name} of ${personId}`, placeShape);
  const keyset = after === undefined ? null : cursor.unpack(after);
  const found = await listEvents(call.db, listing, { page, size, place: keyset, take: size + 1 }, personId);
  const { rows, nextCursor } = paged(found.rows, size, ({ startAt, id }) => [startAt.toISOString(), id], cursor);
  return { events: rows.map((row) => eventReply(row, call)), totalItems: found.total, nextCursor };
}
