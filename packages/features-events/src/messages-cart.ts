import { defineMessages } from '@portal/kit';

/** The words of buying: kept apart, because lists of events need none of them. */
export const cartMessages = defineMessages('events.cart', {
  processing: 'Processing...',
  checkoutFailed: 'Checkout error. Try again.',
  reload: 'Please try reloading the page.',
  checkoutHint: 'Your seats are held while you pay. This takes a moment.',
  backHome: 'Go to the home page',
  quantity: 'Quantity',
  totalAmount: 'Total {amount}',
});
