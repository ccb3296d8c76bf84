// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** What the organisation announces to me and I have not put away: `GET /api/v1/announcements` */
export const list: CallOf<'announcements', 'list'> = {
  name: 'announcements.list',
  method: 'GET',
  path: '/api/v1/announcements',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Put an announcement away for good: `PUT /api/v1/announcements/{id}/cancelled` */
export const dismiss: CallOf<'announcements', 'dismiss'> = {
  name: 'announcements.dismiss',
  method: 'PUT',
  path: '/api/v1/announcements/{id}/cancelled',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
