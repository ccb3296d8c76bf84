// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type HomeContract = Contract['home'];

/** The sections of my home page in the order that I have put them in; none where I have not: `GET /api/dashboard/sections`, as {@link HomeContract.order the contract} declares it */
export const order: CallOf<'home', 'order'> = {
  name: 'home.order',
  method: 'GET',
  path: '/api/dashboard/sections',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Put the sections of my home page in an order; none: back to the order of the portal: `PUT /api/dashboard/sections`, as {@link HomeContract.saveOrder the contract} declares it */
export const saveOrder: CallOf<'home', 'saveOrder'> = {
  name: 'home.saveOrder',
  method: 'PUT',
  path: '/api/dashboard/sections',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
