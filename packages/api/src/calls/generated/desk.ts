// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type DeskContract = Contract['desk'];

/** Events of every state, for those who look after them: `POST /api/admin/event/query`, as {@link DeskContract.query the contract} declares it */
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

/** An event, for those who look after it: `GET /api/admin/event/{id}`, as {@link DeskContract.byId the contract} declares it */
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

/** Places, categories and tags that an event can be given: `GET /api/admin/event/options`, as {@link DeskContract.options the contract} declares it */
export const options: CallOf<'desk', 'options'> = {
  name: 'desk.options',
  method: 'GET',
  path: '/api/admin/event/options',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** All that can be changed of an event: `GET /api/admin/event/{id}/fields`, as {@link DeskContract.fields the contract} declares it */
export const fields: CallOf<'desk', 'fields'> = {
  name: 'desk.fields',
  method: 'GET',
  path: '/api/admin/event/{id}/fields',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Make a draft of an event: `POST /api/admin/event`, as {@link DeskContract.create the contract} declares it */
export const create: CallOf<'desk', 'create'> = {
  name: 'desk.create',
  method: 'POST',
  path: '/api/admin/event',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Change an event: `PUT /api/admin/event/{id}`, as {@link DeskContract.edit the contract} declares it */
export const edit: CallOf<'desk', 'edit'> = {
  name: 'desk.edit',
  method: 'PUT',
  path: '/api/admin/event/{id}',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Show a draft to members: `POST /api/admin/event/{id}/publish`, as {@link DeskContract.publish the contract} declares it */
export const publish: CallOf<'desk', 'publish'> = {
  name: 'desk.publish',
  method: 'POST',
  path: '/api/admin/event/{id}/publish',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Cancel an event with all its tickets, give back what was paid, and tell those who hold one: `POST /api/admin/event/{id}/cancel`, as {@link DeskContract.cancel the contract} declares it */
export const cancel: CallOf<'desk', 'cancel'> = {
  name: 'desk.cancel',
  method: 'POST',
  path: '/api/admin/event/{id}/cancel',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Make a draft like an event: `POST /api/admin/event/{id}/copy`, as {@link DeskContract.copy the contract} declares it */
export const copy: CallOf<'desk', 'copy'> = {
  name: 'desk.copy',
  method: 'POST',
  path: '/api/admin/event/{id}/copy',
  service: 'product',
  body: null,
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Make a draft like an event on each of several days: `POST /api/admin/event/{id}/repeat`, as {@link DeskContract.repeat the contract} declares it */
export const repeat: CallOf<'desk', 'repeat'> = {
  name: 'desk.repeat',
  method: 'POST',
  path: '/api/admin/event/{id}/repeat',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** The picture, the documents and the links of an event: `GET /api/admin/event/{id}/files`, as {@link DeskContract.files the contract} declares it */
export const files: CallOf<'desk', 'files'> = {
  name: 'desk.files',
  method: 'GET',
  path: '/api/admin/event/{id}/files',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Change the picture, the documents and the links of an event, their names and their order: `PUT /api/admin/event/{id}/files`, as {@link DeskContract.saveFiles the contract} declares it */
export const saveFiles: CallOf<'desk', 'saveFiles'> = {
  name: 'desk.saveFiles',
  method: 'PUT',
  path: '/api/admin/event/{id}/files',
  service: 'product',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What was done to an event, by whom and when, the last first: `GET /api/admin/event/{id}/history`, as {@link DeskContract.history the contract} declares it */
export const history: CallOf<'desk', 'history'> = {
  name: 'desk.history',
  method: 'GET',
  path: '/api/admin/event/{id}/history',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
