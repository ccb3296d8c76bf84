import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { after, enteredDay, id, nextCursor, page, pageInBody, pageSize } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { onEvent } from './access.ts';
import { event, eventAttachment, eventDetail, eventOption, locationOption } from './schemas.ts';

const eventList = z.object({ events: z.array(event), totalItems: z.int() });
const size = z.int().min(1).max(pageSizes.eventsCap).default(pageSizes.events);
/** A day of the organisation's calendar. */
const day = enteredDay.nullish();
const ids = z.array(id).max(200).default([]);

const ofMine = {
  method: 'POST',
  isRead: true,
  service: 'product',
  access: signedIn('events'),
  limit: callLimits.reads,
  query: z.object({ after }),
  response: eventList.extend({ nextCursor }),
} as const;

const paging = { page: pageInBody(), size };

const onFavourite = {
  path: '/api/favourite/event/{id}',
  service: 'product',
  access: onEvent('see'),
  limit: callLimits.reactions,
  response: z.object({ success: z.boolean(), message: z.string() }),
} as const;

const options = { method: 'GET', service: 'product', access: signedIn('events') } as const;

export const events = {
  getList: endpoint({
    method: 'POST',
    path: '/api/event/list',
    isRead: true,
    service: 'product',
    summary: 'Discover events',
    access: signedIn('events'),
    limit: callLimits.reads,
    body: z.object({
      page: pageInBody(),
      size,
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
      /** True: not over yet. False: over. Null: either. */
      isActiveEvent: z.boolean().nullable().default(null),
      keyword: upTo(limits.keywordLength).default(''),
      tagId: ids,
      typeId: z.string().max(64).nullish(),
      listingId: z.string().max(64).nullish(),
      startDateFrom: day,
      startDateTo: day,
      locationId: ids,
      categoryId: ids,
    }),
    response: eventList,
  }),
  types: endpoint({
    ...options,
    path: '/api/event/types',
    summary: 'Kinds of events',
    response: z.array(eventOption),
  }),
  categories: endpoint({
    ...options,
    path: '/api/event/categories',
    summary: 'CPD categories',
    response: z.array(eventOption),
  }),
  when: endpoint({
    ...options,
    path: '/api/event/whenfilter',
    summary: 'Presets of a range of dates',
    response: z.array(eventOption),
  }),
  locations: endpoint({
    ...options,
    path: '/api/event/locations',
    summary: 'Where events take place',
    response: z.array(locationOption),
  }),
  tags: endpoint({
    ...options,
    path: '/api/tag/tags',
    summary: 'Tags that events carry',
    query: z.object({ keyword: upTo(limits.keywordLength).optional() }),
    response: z.array(eventOption),
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/Event/{id}',
    service: 'product',
    summary: 'An event',
    access: onEvent('see'),
    response: eventDetail,
  }),
  attachments: endpoint({
    method: 'GET',
    path: '/api/event/{id}/attachments',
    service: 'product',
    summary: 'Documents and links of an event',
    access: onEvent('see', 'attachments'),
    response: z.object({ docs: z.array(eventAttachment), links: z.array(eventAttachment) }),
  }),
  favourites: endpoint({
    ...options,
    path: '/api/favourite/events',
    summary: 'My favourite events',
    limit: callLimits.reads,
    query: z.object({ page: page(), size: pageSize(pageSizes.events), after }),
    response: eventList.extend({ nextCursor }),
  }),
  addFavourite: endpoint({
    ...onFavourite,
    method: 'POST',
    summary: 'Add an event to favourites',
  }),
  removeFavourite: endpoint({
    ...onFavourite,
    method: 'DELETE',
    summary: 'Remove an event from favourites',
  }),
  upcoming: endpoint({
    ...ofMine,
    path: '/api/user/upcomingevents',
    summary: 'Events that I attend',
    body: z.object(paging),
  }),
  past: endpoint({
    ...ofMine,
    path: '/api/user/pastevents',
    summary: 'Events that I attended',
    body: z.object(paging),
  }),
  mine: endpoint({
    ...ofMine,
    path: '/api/user/eventquery',
    summary: 'Find among my events',
    body: z.object({
      ...paging,
      keyword: upTo(limits.keywordLength).default(''),
      sortBy: z.enum(['eventStart']).default('eventStart'),
      sortOrder: z.enum(['asc', 'desc']).default('asc'),
      /** True: not over yet. False: over. Null: either. */
      isActiveEvent: z.boolean().nullable().default(null),
    }),
  }),
};
