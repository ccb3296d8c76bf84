// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type PeopleContract = Contract['people'];

/** The account of somebody whom the person may see: `GET /api/v1/account/{id}`, as {@link PeopleContract.byId the contract} declares it */
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

/** Find people by name; staff find them by e-mail too: `POST /api/v1/account/search`, as {@link PeopleContract.search the contract} declares it */
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

/** The accounts with these ids, as far as the person may see them: `POST /api/v1/account/batch`, as {@link PeopleContract.batch the contract} declares it */
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

/** Where somebody else is signed in: `GET /api/v1/account/{id}/sessions`, as {@link PeopleContract.sessions the contract} declares it */
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

/** Sign somebody else out of one device; who did it is kept: `DELETE /api/v1/account/{id}/sessions/{sessionId}`, as {@link PeopleContract.endSession the contract} declares it */
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

/** End every session of somebody else; who did it is kept: `POST /api/v1/account/{id}/sign-out-everywhere`, as {@link PeopleContract.signOutEverywhere the contract} declares it */
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
