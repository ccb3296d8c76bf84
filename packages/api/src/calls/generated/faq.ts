// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type FaqContract = Contract['faq'];

/** Frequently asked questions, in the order of those who keep them: `GET /api/v1/faq`, as {@link FaqContract.list the contract} declares it */
export const list: CallOf<'faq', 'list'> = {
  name: 'faq.list',
  method: 'GET',
  path: '/api/v1/faq',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Every question with its answer, deleted ones too, for those who keep them: `GET /api/v1/admin/faq`, as {@link FaqContract.all the contract} declares it */
export const all: CallOf<'faq', 'all'> = {
  name: 'faq.all',
  method: 'GET',
  path: '/api/v1/admin/faq',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Add questions with their answers, below those that there are: `POST /api/v1/admin/faq`, as {@link FaqContract.add the contract} declares it */
export const add: CallOf<'faq', 'add'> = {
  name: 'faq.add',
  method: 'POST',
  path: '/api/v1/admin/faq',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Put a question or its answer otherwise: `PUT /api/v1/admin/faq/{id}`, as {@link FaqContract.edit the contract} declares it */
export const edit: CallOf<'faq', 'edit'> = {
  name: 'faq.edit',
  method: 'PUT',
  path: '/api/v1/admin/faq/{id}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take a question from those that members read; it can be restored: `DELETE /api/v1/admin/faq/{id}`, as {@link FaqContract.remove the contract} declares it */
export const remove: CallOf<'faq', 'remove'> = {
  name: 'faq.remove',
  method: 'DELETE',
  path: '/api/v1/admin/faq/{id}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Put a deleted question back to where it stood: `PUT /api/v1/admin/faq/{id}/restore`, as {@link FaqContract.restore the contract} declares it */
export const restore: CallOf<'faq', 'restore'> = {
  name: 'faq.restore',
  method: 'PUT',
  path: '/api/v1/admin/faq/{id}/restore',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
