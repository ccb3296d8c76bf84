import type { PortalEvent } from '@portal/api/contract';
import { documentUrl } from './document-url.ts';
import { containsText, isOfListing, isOver, isWithin, kindOptions, spanOf, whenOptions } from '@portal/rules';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { addReaction, hasReacted, removeReaction } from '../../../mock/reactions.ts';
import { pageOf } from '../../../mock/pages.ts';
import type { MockEvent } from '../state.ts';
import { type ReplyContext, eventDetailReply, eventReply } from './event-reply.ts';

const contextOf = (call: MockCall): ReplyContext => ({ state: call.state, viewer: viewerOf(call), now: call.now });

/** What is published, from the first to the last. */
export function published({ state }: MockCall): MockEvent[] {
  return state.events
    .values()
    .filter(({ status }) => status !== 'draft')
    .sort((a, b) => a.startAt.getTime() - b.startAt.getTime() || (a.id < b.id ? -1 : 1));
}

function listOf(events: readonly MockEvent[], { page, size }: { page: number; size: number }, call: MockCall) {
  const { items, totalItemCount } = pageOf(events, ({ id }) => id, { page, pageSize: size });
  const context = contextOf(call);
  return { events: items.map((event): PortalEvent => eventReply(event, context)), totalItems: totalItemCount };
}

/** A list that goes on where the last answer ended. */
function continued(
  events: readonly MockEvent[],
  { size, ...place }: { page: number; size: number; after?: string },
  call: MockCall,
) {
  const { items, totalItemCount, nextCursor } = pageOf(events, ({ id }) => id, { ...place, pageSize: size });
  const context = contextOf(call);
  return {
    events: items.map((event): PortalEvent => eventReply(event, context)),
    totalItems: totalItemCount,
    nextCursor,
  };
}

function attended(call: MockCall): MockEvent[] {
  const { id: me } = viewerOf(call);
  const mine = new Set(
    call.state.tickets
      .values()
      .filter(({ personId, status }) => personId === me && status === 'Active')
      .map(({ eventId }) => eventId),
  );
  return published(call).filter(({ id }) => mine.has(id));
}

const shares = (wanted: readonly string[], ids: readonly string[]): boolean =>
  wanted.length === 0 || wanted.some((id) => ids.includes(id));

const byLabel = (a: { label: string }, b: { label: string }): number => (a.label < b.label ? -1 : 1);

export const events: HandlersOf<'events'> = {
  getList({ body }, call) {
    const span = spanOf({ from: body.startDateFrom ?? null, to: body.startDateTo ?? null }, call.state.timeZone);
    const found = published(call).filter(
      (event) =>
        (body.isActiveEvent === null || isOver(event, call.now) !== body.isActiveEvent) &&
        isWithin(event, span) &&
        (body.typeId == null || body.typeId === event.kind) &&
        isOfListing(event.cpdHours, body.listingId) &&
        shares(body.locationId, [event.locationId]) &&
        shares(body.categoryId, event.categoryIds) &&
        shares(body.tagId, event.tagIds) &&
        containsText(`${event.title} ${event.shortDesc}`, body.keyword),
    );
    return listOf(body.sortOrder === 'asc' ? found : found.toReversed(), body, call);
  },
  types: () => kindOptions,
  when: () => whenOptions,
  categories: (_, { state }) => state.world.eventCategories.toSorted(byLabel),
  locations(_, call) {
    const used = new Set(published(call).map(({ locationId }) => locationId));
    return call.state.world.eventPlaces
      .filter(({ id }) => used.has(id))
      .map(({ id, name }) => ({ value: id, label: name }))
      .sort(byLabel);
  },
  tags({ query }, call) {
    const used = new Set(published(call).flatMap(({ tagIds }) => tagIds));
    return call.state.tags
      .values()
      .filter(({ id, name }) => used.has(id) && containsText(name, query.keyword ?? ''))
      .map(({ id, name }) => ({ id, label: name }))
      .sort(byLabel);
  },
  byId: (_, call) => eventDetailReply(call.facts.event, contextOf(call)),
  attachments(_, { facts }) {
    const ofKind = (wanted: 'doc' | 'link') =>
      facts.event.attachments
        .filter(({ kind }) => kind === wanted)
        .map(({ id, name, url }) => ({ id, name, url: url ?? documentUrl(name) }));
    return { docs: ofKind('doc'), links: ofKind('link') };
  },
  favourites({ query }, call) {
    const { id: me } = viewerOf(call);
    const mine = published(call).filter(({ id }) => hasReacted(call.state.eventFavourites, id, me));
    return continued(mine.toReversed(), query, call);
  },
  addFavourite(_, call) {
    addReaction(call.state.eventFavourites, call.facts.event.id, viewerOf(call).id);
    return { success: true, message: '' };
  },
  removeFavourite(_, call) {
    removeReaction(call.state.eventFavourites, call.facts.event.id, viewerOf(call).id);
    return { success: true, message: '' };
  },
  upcoming: ({ body, query }, call) =>
    continued(
      attended(call).filter((event) => !isOver(event, call.now)),
      { ...body, ...query },
      call,
    ),
  past: ({ body, query }, call) =>
    continued(
      attended(call)
        .filter((event) => isOver(event, call.now))
        .toReversed(),
      { ...body, ...query },
      call,
    ),
  mine({ body, query }, call) {
    const found = attended(call).filter(
      (event) =>
        (body.isActiveEvent === null || body.isActiveEvent !== isOver(event, call.now)) &&
        containsText(`${event.title} ${event.shortDesc}`, body.keyword),
    );
    return continued(body.sortOrder === 'asc' ? found : found.toReversed(), { ...body, ...query }, call);
  },
};

/** A small document, so that stories need no server for it. */
