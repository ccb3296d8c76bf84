// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type AnnouncementsContract = Contract['announcements'];

/** What the organisation announces to me and I have not put away: `GET /api/v1/announcements`, as {@link AnnouncementsContract.list the contract} declares it */
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

/** Put an announcement away for good: `PUT /api/v1/announcements/{id}/cancelled`, as {@link AnnouncementsContract.dismiss the contract} declares it */
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

/** Every announcement, the newest first, for those who announce: `GET /api/v1/admin/announcements`, as {@link AnnouncementsContract.all the contract} declares it */
export const all: CallOf<'announcements', 'all'> = {
  name: 'announcements.all',
  method: 'GET',
  path: '/api/v1/admin/announcements',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Announce something; an active one takes the place of the one before: `POST /api/v1/admin/announcements`, as {@link AnnouncementsContract.create the contract} declares it */
export const create: CallOf<'announcements', 'create'> = {
  name: 'announcements.create',
  method: 'POST',
  path: '/api/v1/admin/announcements',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Change an announcement, or make it the active one: `PUT /api/v1/admin/announcements/{id}`, as {@link AnnouncementsContract.edit the contract} declares it */
export const edit: CallOf<'announcements', 'edit'> = {
  name: 'announcements.edit',
  method: 'PUT',
  path: '/api/v1/admin/announcements/{id}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete an announcement: `DELETE /api/v1/admin/announcements/{id}`, as {@link AnnouncementsContract.remove the contract} declares it */
export const remove: CallOf<'announcements', 'remove'> = {
  name: 'announcements.remove',
  method: 'DELETE',
  path: '/api/v1/admin/announcements/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
