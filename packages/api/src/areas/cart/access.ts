import type { ObjectAccess, ObjectRef } from '../../contract/access.ts';

export type CartAction = 'see' | 'change' | 'removeItem';

export type OnCart = ObjectAccess<'cart', CartAction>;

const places: Record<CartAction, ObjectRef> = {
  see: { from: 'params', name: 'id' },
  change: { from: 'body', name: 'cartId' },
  removeItem: { from: 'body', name: 'cartItemId' },
};

/** About a cart: by its id, or by that of a ticket in it. */
export function onCart(action: CartAction): OnCart {
  return {
    rule: 'object',
    area: 'cart',
    module: 'events',
    action,
    at: places[action],
    who: 'Whoever the cart belongs to.',
  };
}
