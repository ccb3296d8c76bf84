import type { ObjectAccess, ObjectRef } from '../../contract/access.ts';

export type CartAction = 'see' | 'change' | 'removeItem';

export type OnCart = ObjectAccess<'cart', CartAction>;

/** Without the id of a cart it is about the person's own, which is made where there is none. */
export type OnCartToFill = ObjectAccess<'cartsToFill', 'fill'>;

const places: Record<CartAction, ObjectRef> = {
  see: { from: 'params', name: 'id' },
  change: { from: 'body', name: 'cartId' },
  removeItem: { from: 'body', name: 'cartItemId' },
};

const who = 'Whoever the cart belongs to.';

/** About a cart: by its id, or by that of a ticket in it. */
export function onCart(action: CartAction): OnCart {
  return {
    rule: 'object',
    area: 'cart',
    module: 'events',
    action,
    at: places[action],
    who,
  };
}

export function onCartToFill(): OnCartToFill {
  return { rule: 'object', area: 'cartsToFill', module: 'events', action: 'fill', at: places.change, who };
}
