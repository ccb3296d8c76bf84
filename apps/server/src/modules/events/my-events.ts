import { contract, type HandlerInput } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, personOf } from '../../http/call.ts';
import { paged } from '../../http/cursor.ts';
import { eventReply } from './event-reply.ts';
import { listEvents, listingOfMine, placeShape } from './listing.ts';

type Find = HandlerInput<typeof contract.events.mine>;

/** The events of the person who asks: those to come from the next on, those that are over from the last on, or what they look for. */
export function myEventRoutes(routes: Routes): void {
  const { events } = contract;
  bind(routes, events.upcoming, (input, call) => find(input, { sortOrder: 'asc', isActiveEvent: true }, call));
  bind(routes, events.past, (input, call) => find(input, { sortOrder: 'desc', isActiveEvent: false }, call));
  bind(routes, events.mine, (input, call) => find(input, input.body, call));
}

async function find(
  { body, query }: { body: Pick<Find['body'], 'page' | 'size'>; query: Find['query'] },
  { keyword = '', ...wanted }: Pick<Find['body'], 'sortOrder' | 'isActiveEvent'> & { keyword?: string },
  call: Call,
) {
  const { id: personId } = personOf(call);
  const cursor = call.deps.cursors(`events of ${personId} ${wanted.sortOrder}`, placeShape);
  const place = query.after === undefined ? null : cursor.unpack(query.after);
  const listing = listingOfMine({ keyword, ...wanted }, call.now);
  const page = { ...body, place, take: body.size + 1 };
  const found = await listEvents(call.db, listing, page, personId);
  const { rows, nextCursor } = paged(found.rows, body.size, ({ startAt, id }) => [startAt.toISOString(), id], cursor);
  return { events: rows.map((row) => eventReply(row, call)), totalItems: found.total, nextCursor };
}
