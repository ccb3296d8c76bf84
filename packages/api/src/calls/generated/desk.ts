// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Events of every state, for those who look after them: `POST /api/admin/event/query` */
export const query: CallOf<'desk', 'query'> = {
  name: 'desk.query',
  method: 'POST',
  path: '/api/admin/event/query',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** An event, for those who look after it: `GET /api/admin/event/{id}` */
export const byId: CallOf<'desk', 'byId'> = {
  name: 'desk.byId',
  method: 'GET',
  path: '/api/admin/event/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
