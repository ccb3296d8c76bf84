import { expect, test } from 'vitest';
import { givenUpRefusal, giveUpRefusal, heldSeatsRefusal, isGivenUpFor, orderRefusal, totalRefusal } from './rules.ts';

test.each([
  ['pending', undefined],
  ['failed', undefined],
  ['expired', undefined],
  ['cancelled', undefined],
  ['paid', 'conflict'],
  ['refundDue', 'conflict'],
  ['refunded', 'conflict'],
] as const)('giving up an order that is %s: %s', (status, code) => {
  expect(giveUpRefusal({ status })?.code).toBe(code);
});

test('an order exists for whoever placed it alone', () => {
  expect(orderRefusal({ personId: 'ana' }, { id: 'ana' })).toBeNull();
  expect(orderRefusal({ personId: 'ana' }, { id: 'ben' })?.code).toBe('not_found');
  expect(orderRefusal(null, { id: 'ana' })?.code).toBe('not_found');
});

test.each([
  ['nothing', [], undefined],
  ['as many seats of one event as may be', [{ eventId: 'a', seats: 4, orders: 2 }], undefined],
  [
    'as many seats of each of two events',
    [
      { eventId: 'a', seats: 4, orders: 1 },
      { eventId: 'b', seats: 4, orders: 1 },
    ],
    undefined,
  ],
  [
    'a seat more',
    [
      { eventId: 'a', seats: 1, orders: 1 },
      { eventId: 'b', seats: 5, orders: 1 },
    ],
    'At most 4 seats of an event are held for one person until they are paid.',
  ],
  [
    'an order more',
    [{ eventId: 'a', seats: 3, orders: 3 }],
    'You have 2 orders of this event that are not paid. Pay or give up one of them first.',
  ],
])('one person holds %s', (_, held, message) => {
  expect(heldSeatsRefusal(held, { heldSeats: 4, openOrders: 2 })?.message).toBe(message);
});

test.each([
  [{ isOfCart: false, ticketTypeIds: ['paid'] }, 'free', true],
  [{ isOfCart: false, ticketTypeIds: ['paid'] }, 'paid', false],
  [{ isOfCart: true, ticketTypeIds: ['paid'] }, 'free', false],
])('an open order %o is given up by who takes %s: %s', (order, typeId, expected) => {
  expect(isGivenUpFor(order, typeId)).toBe(expected);
});

test.each([
  ['paid', 'You are registered for this event already.'],
  ['pending', 'Your payment of another ticket of this event is on its way. Try again when it is decided.'],
  ['cancelled', undefined],
  ['failed', undefined],
  ['refundDue', undefined],
  [null, undefined],
] as const)('after giving up an order that is %s then, one registers unless: %s', (status, message) => {
  expect(givenUpRefusal(status)?.message).toBe(message);
});

test('another sum than was shown is refused, and none was said is not', () => {
  expect([undefined, 9_000, 8_000].map((shown) => totalRefusal(9_000, shown, 'Look.')?.message)).toEqual([
    undefined,
    undefined,
    'The price has changed since you saw it. Look.',
  ]);
});
