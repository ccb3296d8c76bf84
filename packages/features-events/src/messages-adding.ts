import { defineMessages } from '@portal/kit';

/** The words of putting tickets into the cart, which come with the tickets of an event. */
export const addingMessages = defineMessages('events.cart', {
  add: 'Add to cart',
  added: { one: '{n} ticket is in your cart now.', other: '{n} tickets are in your cart now.' },
  addFailed: 'Failed to add to your cart. Try again.',
});
