// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type WaitingListsContract = Contract['waitingLists'];

/** The lines for tickets in which I stand, and the seats that are offered to me: `GET /api/user/waitinglist`, as {@link WaitingListsContract.mine the contract} declares it */
export const mine: CallOf<'waitingLists', 'mine'> = {
  name: 'waitingLists.mine',
  method: 'GET',
  path: '/api/user/waitinglist',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Wait for a ticket that is sold out: `POST /api/event/waitinglist/join`, as {@link WaitingListsContract.join the contract} declares it */
export const join: CallOf<'waitingLists', 'join'> = {
  name: 'waitingLists.join',
  method: 'POST',
  path: '/api/event/waitinglist/join',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Wait no longer, or decline the seat that is offered: `POST /api/event/waitinglist/leave`, as {@link WaitingListsContract.leave the contract} declares it */
export const leave: CallOf<'waitingLists', 'leave'> = {
  name: 'waitingLists.leave',
  method: 'POST',
  path: '/api/event/waitinglist/leave',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Take the seat that is offered: what is free at once, the rest where it is paid: `POST /api/event/waitinglist/accept`, as {@link WaitingListsContract.accept the contract} declares it */
export const accept: CallOf<'waitingLists', 'accept'> = {
  name: 'waitingLists.accept',
  method: 'POST',
  path: '/api/event/waitinglist/accept',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Who waits for tickets of an event, and to whom a seat is offered, by type of ticket in the order of the line: `GET /api/admin/event/{id}/waiting`, as {@link WaitingListsContract.ofEvent the contract} declares it */
export const ofEvent: CallOf<'waitingLists', 'ofEvent'> = {
  name: 'waitingLists.ofEvent',
  method: 'GET',
  path: '/api/admin/event/{id}/waiting',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take somebody out of a line and tell them why; a seat that is offered to them goes to the next: `POST /api/admin/event/{id}/waiting/remove`, as {@link WaitingListsContract.remove the contract} declares it */
export const remove: CallOf<'waitingLists', 'remove'> = {
  name: 'waitingLists.remove',
  method: 'POST',
  path: '/api/admin/event/{id}/waiting/remove',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};
