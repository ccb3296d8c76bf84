// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type OrdersContract = Contract['orders'];

/** One of my orders: `GET /api/order/{id}`, as {@link OrdersContract.byId the contract} declares it */
export const byId: CallOf<'orders', 'byId'> = {
  name: 'orders.byId',
  method: 'GET',
  path: '/api/order/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Give up an order that is not paid: `POST /api/order/cancel`, as {@link OrdersContract.cancel the contract} declares it */
export const cancel: CallOf<'orders', 'cancel'> = {
  name: 'orders.cancel',
  method: 'POST',
  path: '/api/order/cancel',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
