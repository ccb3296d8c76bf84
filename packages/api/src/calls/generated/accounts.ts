// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** The account of somebody whom the person may see: `GET /api/v1/account/{id}` */
export const byId: CallOf<'accounts', 'byId'> = {
  name: 'accounts.byId',
  method: 'GET',
  path: '/api/v1/account/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Find people by name; staff find them by e-mail too: `POST /api/v1/account/search` */
export const search: CallOf<'accounts', 'search'> = {
  name: 'accounts.search',
  method: 'POST',
  path: '/api/v1/account/search',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The accounts with these ids, as far as the person may see them: `POST /api/v1/account/batch` */
export const batch: CallOf<'accounts', 'batch'> = {
  name: 'accounts.batch',
  method: 'POST',
  path: '/api/v1/account/batch',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
