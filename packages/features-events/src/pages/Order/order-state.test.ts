import { expect, test } from 'vitest';
import { sampleOrder } from '../../stories/sample-order.ts';
import { nextPollMs, orderStateOf } from './order-state.ts';

const payable = 'https://portal.example.org/api/checkout/1';

test.each([
  ['pending', payable, false, 'unpaid'],
  ['pending', payable, true, 'waiting'],
  ['pending', null, false, 'waiting'],
  ['paid', null, true, 'paid'],
  ['failed', null, true, 'failed'],
  ['expired', null, false, 'expired'],
  ['cancelled', null, false, 'cancelled'],
  ['refundDue', null, true, 'refundDue'],
  ['refunded', null, true, 'refunded'],
] as const)(
  'an order that is %s, paid at %s, whose payer comes from paying: %s, is %s',
  (status, checkoutUrl, hasPaid, state) => {
    expect(orderStateOf(sampleOrder({ status, checkoutUrl }), hasPaid)).toBe(state);
  },
);

test('an order that was paid and of which no ticket is left is over', () => {
  expect(orderStateOf(sampleOrder({ ticketsHeld: 0 }), true)).toBe('over');
  expect(orderStateOf(sampleOrder({ status: 'refunded', ticketsHeld: 0 }), true)).toBe('refunded');
});

test('an order that waits is asked for soon, then less and less often; any other is not', () => {
  expect([1, 2, 3, 6, 99].map((times) => nextPollMs('waiting', times))).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  expect(nextPollMs('paid', 1)).toBeUndefined();
});
