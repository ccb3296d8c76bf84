import { defineMessages } from '@portal/kit/messages';

/** Every word of the pages on which something is paid. */
export const messages = defineMessages('checkout', {
  title: 'Checkout',
  heading: 'Pay {organisation}',
  item: '{n} × {title}, {type}',
  total: 'Total',
  back: 'Back to the portal',
  trial: 'This is a trial: no money is taken, and no card is asked for.',
  pay: 'Pay',
  payTwice: 'Pay, and tell the server twice',
  payLate: 'Pay, and let the server find out later',
  decline: 'Card declined',
  expire: 'Let the time run out',
  unreachable: 'The payment page cannot be reached',
  unreachableText: 'Nothing was paid. Your seats are held until {time}.',
  unreachableInvoice: 'Nothing was paid.',
  renewTitle: 'Renew your membership',
  renewHello: '{firstName}, renew your membership',
  renewAmount: 'Amount',
  renewPay: 'Pay',
  renewOver: 'This link is no longer valid',
  renewOverText: 'The renewal has been paid, or the link is too old. Sign in to see your invoices.',
  tryAgain: 'Try again',
});
