// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type EventsContract = Contract['events'];

/** Discover events: `POST /api/event/list`, as {@link EventsContract.getList the contract} declares it */
export const getList: CallOf<'events', 'getList'> = {
  name: 'events.getList',
  method: 'POST',
  path: '/api/event/list',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'events.*': 'event' },
};

/** Kinds of events: `GET /api/event/types`, as {@link EventsContract.types the contract} declares it */
export const types: CallOf<'events', 'types'> = {
  name: 'events.types',
  method: 'GET',
  path: '/api/event/types',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** CPD categories: `GET /api/event/categories`, as {@link EventsContract.categories the contract} declares it */
export const categories: CallOf<'events', 'categories'> = {
  name: 'events.categories',
  method: 'GET',
  path: '/api/event/categories',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Presets of a range of dates: `GET /api/event/whenfilter`, as {@link EventsContract.when the contract} declares it */
export const when: CallOf<'events', 'when'> = {
  name: 'events.when',
  method: 'GET',
  path: '/api/event/whenfilter',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Where events take place: `GET /api/event/locations`, as {@link EventsContract.locations the contract} declares it */
export const locations: CallOf<'events', 'locations'> = {
  name: 'events.locations',
  method: 'GET',
  path: '/api/event/locations',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Tags that events carry: `GET /api/tag/tags`, as {@link EventsContract.tags the contract} declares it */
export const tags: CallOf<'events', 'tags'> = {
  name: 'events.tags',
  method: 'GET',
  path: '/api/tag/tags',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** An event: `GET /api/Event/{id}`, as {@link EventsContract.byId the contract} declares it */
export const byId: CallOf<'events', 'byId'> = {
  name: 'events.byId',
  method: 'GET',
  path: '/api/Event/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { '': 'event' },
};

/** Documents and links of an event: `GET /api/event/{id}/attachments`, as {@link EventsContract.attachments the contract} declares it */
export const attachments: CallOf<'events', 'attachments'> = {
  name: 'events.attachments',
  method: 'GET',
  path: '/api/event/{id}/attachments',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** My favourite events: `GET /api/favourite/events`, as {@link EventsContract.favourites the contract} declares it */
export const favourites: CallOf<'events', 'favourites'> = {
  name: 'events.favourites',
  method: 'GET',
  path: '/api/favourite/events',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'events.*': 'event' },
};

/** Add an event to favourites: `POST /api/favourite/event/{id}`, as {@link EventsContract.addFavourite the contract} declares it */
export const addFavourite: CallOf<'events', 'addFavourite'> = {
  name: 'events.addFavourite',
  method: 'POST',
  path: '/api/favourite/event/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Remove an event from favourites: `DELETE /api/favourite/event/{id}`, as {@link EventsContract.removeFavourite the contract} declares it */
export const removeFavourite: CallOf<'events', 'removeFavourite'> = {
  name: 'events.removeFavourite',
  method: 'DELETE',
  path: '/api/favourite/event/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Events that I attend: `POST /api/user/upcomingevents`, as {@link EventsContract.upcoming the contract} declares it */
export const upcoming: CallOf<'events', 'upcoming'> = {
  name: 'events.upcoming',
  method: 'POST',
  path: '/api/user/upcomingevents',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'events.*': 'event' },
};

/** Events that I attended: `POST /api/user/pastevents`, as {@link EventsContract.past the contract} declares it */
export const past: CallOf<'events', 'past'> = {
  name: 'events.past',
  method: 'POST',
  path: '/api/user/pastevents',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'events.*': 'event' },
};

/** Find among my events: `POST /api/user/eventquery`, as {@link EventsContract.mine the contract} declares it */
export const mine: CallOf<'events', 'mine'> = {
  name: 'events.mine',
  method: 'POST',
  path: '/api/user/eventquery',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'events.*': 'event' },
};
