import { contract } from '@portal/api/contract';
import { kindOptions, whenOptions } from '@portal/rules';
import { addReaction, removeReaction } from '../../db/reactions.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, personOf } from '../../http/call.ts';
import { attachmentsOf } from './attachments.ts';
import { eventDetail } from './event-detail.ts';
import { listCategories, listLocations, listTags } from './event-options.queries.ts';
import { eventReply } from './event-reply.ts';
import { listEvents, type Listing } from './events.queries.ts';
import { listingOf } from './listing.ts';
import { myEventRoutes } from './my-events.ts';

export function eventRoutes(routes: Routes): void {
  const { events } = contract;
  bind(routes, events.getList, ({ body }, call) =>
    listReply(listingOf(body, call.deps.profile.timeZone, call.now), body, call),
  );
  myEventRoutes(routes);
  bind(routes, events.addFavourite, async (_, call) => {
    await addReaction(call.db, 'eventFavourite', call.facts.event.id, personOf(call).id, call.now);
    return { success: true, message: '' };
  });
  bind(routes, events.removeFavourite, async (_, call) => {
    await removeReaction(call.db, 'eventFavourite', call.facts.event.id, personOf(call).id);
    return { success: true, message: '' };
  });
  bind(routes, events.types, async () => kindOptions);
  bind(routes, events.when, async () => whenOptions);
  bind(routes, events.categories, (_, { db }) => listCategories(db));
  bind(routes, events.locations, (_, { db }) => listLocations(db));
  bind(routes, events.tags, ({ query }, { db }) => listTags(db, query.keyword ?? ''));
  bind(routes, events.byId, (_, call) => eventDetail(call));
  bind(routes, events.attachments, (_, call) => attachmentsOf(call));
}

async function listReply(listing: Listing, paging: { page: number; size: number }, call: Call) {
  const { rows, total } = await listEvents(call.db, listing, paging, personOf(call).id);
  return { events: rows.map((row) => eventReply(row, call)), totalItems: total };
}
