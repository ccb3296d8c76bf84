import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { id } from '../../contract/fields.ts';
import { onCart, onCartToFill } from './access.ts';
import { cart as cartReply, latestCart, quantity } from './schemas.ts';

const ofMine = { service: 'product', access: signedIn('events'), response: cartReply } as const;
const query = z.object({ userId: id.optional() });
const ofType = z.object({ cartId: id, itemPriceId: id, quantity });

export const cart = {
  create: endpoint({
    ...ofMine,
    method: 'POST',
    path: '/api/cart/new',
    summary: 'A cart with nothing in it',
    limit: callLimits.changes,
    query,
  }),
  // Before the cart of an id, which it would be taken for.
  latest: endpoint({
    ...ofMine,
    method: 'GET',
    path: '/api/cart/latest',
    summary: 'My own cart: the one that I put something into last',
    query,
    response: latestCart,
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/cart/{id}',
    service: 'product',
    summary: 'One of my carts',
    access: onCart('see'),
    response: cartReply,
  }),
  addItem: endpoint({
    method: 'POST',
    path: '/api/cart/additem',
    service: 'product',
    summary: 'Put tickets into a cart; into my own, where none is named',
    access: onCartToFill(),
    limit: callLimits.changes,
    body: ofType.extend({ cartId: id.optional() }),
    response: cartReply,
    problems: ['conflict'],
    once: true,
  }),
  updateItem: endpoint({
    method: 'POST',
    path: '/api/cart/updateitem',
    service: 'product',
    summary: 'Say how many tickets of a type are wanted',
    access: onCart('change'),
    limit: callLimits.changes,
    body: ofType,
    response: cartReply,
  }),
  removeItem: endpoint({
    method: 'POST',
    path: '/api/cart/removeItem',
    service: 'product',
    summary: 'Take tickets of a type out of a cart',
    access: onCart('removeItem'),
    limit: callLimits.changes,
    body: z.object({ cartItemId: id }),
    response: cartReply,
  }),
  checkout: endpoint({
    method: 'POST',
    path: '/api/cart/checkout',
    service: 'product',
    summary: 'Hold the seats of all that is in a cart, and say where to pay for them',
    access: onCart('change'),
    limit: callLimits.changes,
    body: z.object({
      cartId: id,
      userId: id.optional(),
      /** What the person was shown to pay, in cents: where it is another sum by now, they are told before they pay. */
      total: z.int().min(0).optional(),
    }),
    response: z.object({ checkoutUrl: z.string() }),
    problems: ['conflict'],
    once: true,
  }),
};
