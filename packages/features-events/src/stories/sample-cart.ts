import type { Cart } from '@portal/api';

type Item = Cart['cartItems'][number];

/** One ticket of a workshop in a cart, changed as a story needs it. */
export function sampleItem(changes: Partial<Item> = {}): Item {
  const item = {
    cartItemId: 'cart-1-1',
    itemPriceId: 'e-091-t1',
    eventId: 'e-091',
    quantity: 1,
    unitPrice: 24_000,
    title: 'Sensory approaches in practice',
    name: 'Member',
    closedBecause: null,
    seatsLeft: null,
    previousPrice: null,
    ...changes,
  };
  return { ...item, totalPrice: item.quantity * item.unitPrice };
}
