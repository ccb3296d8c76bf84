import { defineMessages } from '@portal/kit';
import { checkoutManifest } from '../manifest.ts';

/** The words of the cart and of checkout. The top bar has them on every page. */
export const cartMessages = defineMessages('events.cart', {
  ...checkoutManifest.messages.texts,

  calendar: 'Calendar of events',

  cart: 'Cart',
  cartFailed: 'Your cart could not be loaded.',
  panelFailed: 'Your cart could not be opened. Try again.',
  title: 'Your cart',
  empty: 'Your cart is empty',
  emptyHint: 'Tickets that you add on the page of an event wait here.',
  discover: 'Discover events',
  items: 'Tickets in your cart',
  quantityOf: 'Quantity of {name}, {title}',
  moreOf: 'One more of {name}, {title}',
  fewerOf: 'One fewer of {name}, {title}',
  each: '{amount} each',
  howMany: { one: '{n} ticket', other: '{n} tickets' },
  removeItem: 'Remove {name}, {title}',
  removed: 'Removed: {title}, {name}',
  total: 'Total',
  checkout: 'Checkout',
  checkoutHint: 'Your seats are held for half an hour while you pay.',
  takeOutFirst: 'Change or remove what cannot be bought first.',

  priceChanged: 'Was {before}, is {now} now.',
  seatsLeft: { one: 'Only {n} ticket is left.', other: 'Only {n} tickets are left.' },
  isFree: 'It is free now: register on the page of the event.',

  quantityFailed: 'Failed to change how many. Try again.',
  removeFailed: 'Failed to remove it from your cart. Try again.',
  undoFailed: 'Failed to put it back. Try again.',
  checkoutFailed: 'Checkout error. Try again.',
  reload: 'Please try reloading the page.',

  addToCart: 'Add to cart',
  added: { one: '{n} ticket is in your cart now.', other: '{n} tickets are in your cart now.' },
  addFailed: 'Failed to add to your cart. Try again.',

  // Checkout
  processing: 'Processing...',
  checkoutMomentHint: 'Your seats are held while you pay. This takes a moment.',
  quantity: 'Quantity',
  totalAmount: 'Total {amount}',

  // Why something cannot be bought
  cancelled: 'The event is cancelled.',
  past: 'The event is over.',
  notYetOpen: 'Registration is not open yet.',
  salesEnded: 'Registration has closed.',
  membersOnly: 'The event is for members.',
  soldOut: 'No tickets left',
});
