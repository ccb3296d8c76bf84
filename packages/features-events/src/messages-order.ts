import { defineMessages } from '@portal/kit';

/** The words of the page that an order leads back to, which come with it. */
export const orderMessages = defineMessages('events', {
  back: 'Back to events',
  orderFailed: 'Your order could not be loaded.',
  orderPaid: { one: 'You have your ticket', other: 'You have your tickets' },
  orderPaidText: { one: 'It is on the page of the event.', other: 'They are on the pages of their events.' },
  orderWaiting: 'We wait for your payment to be confirmed',
  orderWaitingText:
    'This page shows it by itself. You can leave it: your seats are held, and your tickets come once the payment is confirmed. A bank transfer may take some days.',
  orderUnpaid: 'You have not paid yet',
  orderUnpaidText: 'Your seats are held until {time}.',
  orderFailedPayment: 'Your payment was declined',
  orderFailedPaymentText: 'No money was taken, and your seats are free again.',
  orderExpired: 'The time to pay is over',
  orderExpiredText: 'No money was taken, and your seats are free again.',
  orderCancelled: 'You have cancelled this order',
  orderCancelledText: 'No money was taken, and your seats are free again.',
  orderRefundDue: 'Your money is on its way back',
  orderRefundDueText: 'There was no seat left for you when your payment came. You get back all that you paid.',
  orderRefunded: 'You have got your money back',
  orderRefundedText: 'There was no seat left for you when your payment came. All that you paid was given back.',
  orderItems: 'What you ordered',
  orderItem: '{n} × {name}',
  orderTotal: 'Total',
  orderPay: 'Go on to pay',
  orderCancel: 'Cancel this order',
  orderCancelFailed: 'Failed to cancel your order. Try again',
  orderTryAgain: 'Try again',
  orderAgainFailed: 'Failed to register for event. Try again.',
  orderSeeEvent: { one: 'See your ticket', other: 'See your tickets' },
});
