// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type ManagementContract = Contract['management'];

/** Segments that something can be for: `GET /api/segment/all`, as {@link ManagementContract.segments the contract} declares it */
export const segments: CallOf<'management', 'segments'> = {
  name: 'management.segments',
  method: 'GET',
  path: '/api/segment/all',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Every community by name, for those who look after all of them: `GET /api/v1/admin/community`, as {@link ManagementContract.list the contract} declares it */
export const list: CallOf<'management', 'list'> = {
  name: 'management.list',
  method: 'GET',
  path: '/api/v1/admin/community',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'communities.*': 'community' },
};

/** Whether an alias cannot be given to another community: `GET /api/v1/admin/community/exists-by-alias`, as {@link ManagementContract.existsByAlias the contract} declares it */
export const existsByAlias: CallOf<'management', 'existsByAlias'> = {
  name: 'management.existsByAlias',
  method: 'GET',
  path: '/api/v1/admin/community/exists-by-alias',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make a community: `POST /api/v1/admin/community`, as {@link ManagementContract.create the contract} declares it */
export const create: CallOf<'management', 'create'> = {
  name: 'management.create',
  method: 'POST',
  path: '/api/v1/admin/community',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Change a community, put it into the archive or take it out again: `PUT /api/v1/admin/community/{id}`, as {@link ManagementContract.edit the contract} declares it */
export const edit: CallOf<'management', 'edit'> = {
  name: 'management.edit',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The terms of every community that has none of its own, for those who keep them: `GET /api/v1/admin/community/global-tc`, as {@link ManagementContract.globalTerms the contract} declares it */
export const globalTerms: CallOf<'management', 'globalTerms'> = {
  name: 'management.globalTerms',
  method: 'GET',
  path: '/api/v1/admin/community/global-tc',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Write the terms of every community that has none of its own: `PUT /api/v1/admin/community/global-tc`, as {@link ManagementContract.saveGlobalTerms the contract} declares it */
export const saveGlobalTerms: CallOf<'management', 'saveGlobalTerms'> = {
  name: 'management.saveGlobalTerms',
  method: 'PUT',
  path: '/api/v1/admin/community/global-tc',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a community: `DELETE /api/v1/admin/community/{id}`, as {@link ManagementContract.remove the contract} declares it */
export const remove: CallOf<'management', 'remove'> = {
  name: 'management.remove',
  method: 'DELETE',
  path: '/api/v1/admin/community/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
