// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** One of my orders: `GET /api/order/{id}` */
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

/** Give up an order that is not paid: `POST /api/order/cancel` */
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
