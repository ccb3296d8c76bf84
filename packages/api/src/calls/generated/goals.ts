// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type GoalsContract = Contract['goals'];

/** My goals of a period and how I look back on it: `GET /api/user/cpd/period/{id}/plan`, as {@link GoalsContract.ofPeriod the contract} declares it */
export const ofPeriod: CallOf<'goals', 'ofPeriod'> = {
  name: 'goals.ofPeriod',
  method: 'GET',
  path: '/api/user/cpd/period/{id}/plan',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Write a goal for a period that has begun: `POST /api/user/cpd/period/{id}/goal`, as {@link GoalsContract.add the contract} declares it */
export const add: CallOf<'goals', 'add'> = {
  name: 'goals.add',
  method: 'POST',
  path: '/api/user/cpd/period/{id}/goal',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Change a goal: `PUT /api/user/cpd/goal/{id}`, as {@link GoalsContract.edit the contract} declares it */
export const edit: CallOf<'goals', 'edit'> = {
  name: 'goals.edit',
  method: 'PUT',
  path: '/api/user/cpd/goal/{id}',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Mark a goal as reached, or take that back: `PUT /api/user/cpd/goal/{id}/reached`, as {@link GoalsContract.reach the contract} declares it */
export const reach: CallOf<'goals', 'reach'> = {
  name: 'goals.reach',
  method: 'PUT',
  path: '/api/user/cpd/goal/{id}/reached',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say which of my records were done for a goal: these and no others: `PUT /api/user/cpd/goal/{id}/records`, as {@link GoalsContract.link the contract} declares it */
export const link: CallOf<'goals', 'link'> = {
  name: 'goals.link',
  method: 'PUT',
  path: '/api/user/cpd/goal/{id}/records',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Delete a goal; records that were linked to it stay: `DELETE /api/user/cpd/goal/{id}`, as {@link GoalsContract.remove the contract} declares it */
export const remove: CallOf<'goals', 'remove'> = {
  name: 'goals.remove',
  method: 'DELETE',
  path: '/api/user/cpd/goal/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Write how I look back on a period that has begun: `PUT /api/user/cpd/period/{id}/reflection`, as {@link GoalsContract.reflect the contract} declares it */
export const reflect: CallOf<'goals', 'reflect'> = {
  name: 'goals.reflect',
  method: 'PUT',
  path: '/api/user/cpd/period/{id}/reflection',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
