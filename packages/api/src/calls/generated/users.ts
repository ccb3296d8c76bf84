// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type UsersContract = Contract['users'];

/** Every account, by name: `GET /api/admin/users`, as {@link UsersContract.list the contract} declares it */
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

/** One account, with what can be done with it: `GET /api/admin/users/{id}`, as {@link UsersContract.byId the contract} declares it */
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

/** Give somebody another role; whoever becomes a manager loses what they were in single communities: `PUT /api/admin/users/{id}/role`, as {@link UsersContract.changeRole the contract} declares it */
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

/** Let nobody in by an account any more, and end what is open; its owner is told why: `POST /api/admin/users/{id}/disable`, as {@link UsersContract.disable the contract} declares it */
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

/** Open an account again; what was open before stays closed: `POST /api/admin/users/{id}/enable`, as {@link UsersContract.enable the contract} declares it */
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
