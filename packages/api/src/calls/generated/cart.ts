// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type CartContract = Contract['cart'];

/** A cart with nothing in it: `POST /api/cart/new`, as {@link CartContract.create the contract} declares it */
export const create: CallOf<'cart', 'create'> = {
  name: 'cart.create',
  method: 'POST',
  path: '/api/cart/new',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** My own cart: the one that I put something into last: `GET /api/cart/latest`, as {@link CartContract.latest the contract} declares it */
export const latest: CallOf<'cart', 'latest'> = {
  name: 'cart.latest',
  method: 'GET',
  path: '/api/cart/latest',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** One of my carts: `GET /api/cart/{id}`, as {@link CartContract.byId the contract} declares it */
export const byId: CallOf<'cart', 'byId'> = {
  name: 'cart.byId',
  method: 'GET',
  path: '/api/cart/{id}',
  service: 'product',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Put tickets into a cart; into my own, where none is named: `POST /api/cart/additem`, as {@link CartContract.addItem the contract} declares it */
export const addItem: CallOf<'cart', 'addItem'> = {
  name: 'cart.addItem',
  method: 'POST',
  path: '/api/cart/additem',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Say how many tickets of a type are wanted: `POST /api/cart/updateitem`, as {@link CartContract.updateItem the contract} declares it */
export const updateItem: CallOf<'cart', 'updateItem'> = {
  name: 'cart.updateItem',
  method: 'POST',
  path: '/api/cart/updateitem',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take tickets of a type out of a cart: `POST /api/cart/removeItem`, as {@link CartContract.removeItem the contract} declares it */
export const removeItem: CallOf<'cart', 'removeItem'> = {
  name: 'cart.removeItem',
  method: 'POST',
  path: '/api/cart/removeItem',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Hold the seats of all that is in a cart, and say where to pay for them: `POST /api/cart/checkout`, as {@link CartContract.checkout the contract} declares it */
export const checkout: CallOf<'cart', 'checkout'> = {
  name: 'cart.checkout',
  method: 'POST',
  path: '/api/cart/checkout',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};
