// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** The account of somebody whom the person may see: `GET /api/v1/account/{id}` */
export const byId: CallOf<'people', 'byId'> = {
  name: 'people.byId',
  method: 'GET',
  path: '/api/v1/account/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { '': 'person' },
};

/** Find people by name; staff find them by e-mail too: `POST /api/v1/account/search` */
export const search: CallOf<'people', 'search'> = {
  name: 'people.search',
  method: 'POST',
  path: '/api/v1/account/search',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'users.*': 'person' },
};

/** The accounts with these ids, as far as the person may see them: `POST /api/v1/account/batch` */
export const batch: CallOf<'people', 'batch'> = {
  name: 'people.batch',
  method: 'POST',
  path: '/api/v1/account/batch',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'users.*': 'person' },
};

/** Where somebody else is signed in: `GET /api/v1/account/{id}/sessions` */
export const sessions: CallOf<'people', 'sessions'> = {
  name: 'people.sessions',
  method: 'GET',
  path: '/api/v1/account/{id}/sessions',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Sign somebody else out of one device; who did it is kept: `DELETE /api/v1/account/{id}/sessions/{sessionId}` */
export const endSession: CallOf<'people', 'endSession'> = {
  name: 'people.endSession',
  method: 'DELETE',
  path: '/api/v1/account/{id}/sessions/{sessionId}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** End every session of somebody else; who did it is kept: `POST /api/v1/account/{id}/sign-out-everywhere` */
export const signOutEverywhere: CallOf<'people', 'signOutEverywhere'> = {
  name: 'people.signOutEverywhere',
  method: 'POST',
  path: '/api/v1/account/{id}/sign-out-everywhere',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
