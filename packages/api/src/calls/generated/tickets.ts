// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type TicketsContract = Contract['tickets'];

/** Types of tickets of an event: `GET /api/event/{id}/tickets`, as {@link TicketsContract.ofEvent the contract} declares it */
export const ofEvent: CallOf<'tickets', 'ofEvent'> = {
  name: 'tickets.ofEvent',
  method: 'GET',
  path: '/api/event/{id}/tickets',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** My tickets of an event, and the types that I hold none of: `GET /api/user/event/{id}/tickets`, as {@link TicketsContract.mine the contract} declares it */
export const mine: CallOf<'tickets', 'mine'> = {
  name: 'tickets.mine',
  method: 'GET',
  path: '/api/user/event/{id}/tickets',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Register for an event that is free: `POST /api/event/register`, as {@link TicketsContract.register the contract} declares it */
export const register: CallOf<'tickets', 'register'> = {
  name: 'tickets.register',
  method: 'POST',
  path: '/api/event/register',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** One of my tickets: `GET /api/ticket/{id}`, as {@link TicketsContract.byId the contract} declares it */
export const byId: CallOf<'tickets', 'byId'> = {
  name: 'tickets.byId',
  method: 'GET',
  path: '/api/ticket/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** One of my tickets as it is shown at the door: `GET /api/ticket/{id}/pass`, as {@link TicketsContract.pass the contract} declares it */
export const pass: CallOf<'tickets', 'pass'> = {
  name: 'tickets.pass',
  method: 'GET',
  path: '/api/ticket/{id}/pass',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Cancel a ticket: `POST /api/ticket/cancel`, as {@link TicketsContract.cancel the contract} declares it */
export const cancel: CallOf<'tickets', 'cancel'> = {
  name: 'tickets.cancel',
  method: 'POST',
  path: '/api/ticket/cancel',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Name who comes instead: `POST /api/ticket/nominatesubstitute`, as {@link TicketsContract.nominate the contract} declares it */
export const nominate: CallOf<'tickets', 'nominate'> = {
  name: 'tickets.nominate',
  method: 'POST',
  path: '/api/ticket/nominatesubstitute',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Say what I eat and need at an event: `POST /api/ticket/update`, as {@link TicketsContract.update the contract} declares it */
export const update: CallOf<'tickets', 'update'> = {
  name: 'tickets.update',
  method: 'POST',
  path: '/api/ticket/update',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What people may not eat: `GET /api/value/dietaryrequirements`, as {@link TicketsContract.dietaryOptions the contract} declares it */
export const dietaryOptions: CallOf<'tickets', 'dietaryOptions'> = {
  name: 'tickets.dietaryOptions',
  method: 'GET',
  path: '/api/value/dietaryrequirements',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
