// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type ManagersContract = Contract['managers'];

/** Who looks after all communities, by e-mail: `GET /api/v1/admin/account/admin`, as {@link ManagersContract.list the contract} declares it */
export const list: CallOf<'managers', 'list'> = {
  name: 'managers.list',
  method: 'GET',
  path: '/api/v1/admin/account/admin',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Let somebody look after all communities, which takes what they were in single ones: `POST /api/v1/admin/account/admin`, as {@link ManagersContract.add the contract} declares it */
export const add: CallOf<'managers', 'add'> = {
  name: 'managers.add',
  method: 'POST',
  path: '/api/v1/admin/account/admin',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Let somebody look after all communities no more: `DELETE /api/v1/admin/account/admin`, as {@link ManagersContract.remove the contract} declares it */
export const remove: CallOf<'managers', 'remove'> = {
  name: 'managers.remove',
  method: 'DELETE',
  path: '/api/v1/admin/account/admin',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
