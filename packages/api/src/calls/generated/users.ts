// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Every account, by name: `GET /api/admin/users` */
export const list: CallOf<'users', 'list'> = {
  name: 'users.list',
  method: 'GET',
  path: '/api/admin/users',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** One account, with what can be done with it: `GET /api/admin/users/{id}` */
export const byId: CallOf<'users', 'byId'> = {
  name: 'users.byId',
  method: 'GET',
  path: '/api/admin/users/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Give somebody another role; whoever becomes a manager loses what they were in single communities: `PUT /api/admin/users/{id}/role` */
export const changeRole: CallOf<'users', 'changeRole'> = {
  name: 'users.changeRole',
  method: 'PUT',
  path: '/api/admin/users/{id}/role',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Let nobody in by an account any more, and end what is open; its owner is told why: `POST /api/admin/users/{id}/disable` */
export const disable: CallOf<'users', 'disable'> = {
  name: 'users.disable',
  method: 'POST',
  path: '/api/admin/users/{id}/disable',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Open an account again; what was open before stays closed: `POST /api/admin/users/{id}/enable` */
export const enable: CallOf<'users', 'enable'> = {
  name: 'users.enable',
  method: 'POST',
  path: '/api/admin/users/{id}/enable',
  service: 'product',
  body: null,
  reply: 'json',
  once: true,
  isPublic: false,
};
