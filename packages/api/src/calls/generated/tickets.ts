// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Types of tickets of an event: `GET /api/event/{id}/tickets` */
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

/** My tickets of an event, and the types that I hold none of: `GET /api/user/event/{id}/tickets` */
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

/** Register for an event that is free: `POST /api/event/register` */
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

/** One of my tickets: `GET /api/ticket/{id}` */
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

/** One of my tickets as it is shown at the door: `GET /api/ticket/{id}/pass` */
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

/** Cancel a ticket: `POST /api/ticket/cancel` */
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

/** Name who comes instead: `POST /api/ticket/nominatesubstitute` */
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

/** Say what I eat and need at an event: `POST /api/ticket/update` */
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

/** What people may not eat: `GET /api/value/dietaryrequirements` */
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
