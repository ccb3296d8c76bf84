import { expect, test } from 'vitest';
import { addingRefusal, cartItemState, cartRefusal, checkoutRefusal, ownCart } from './rules.ts';

const now = new Date('2026-11-22T10:00:00Z');
const buyer = { contactTypes: ['Member'], membershipLapsed: false };
const type = {
  title: 'Congress',
  status: 'published',
  endAt: new Date('2026-12-22T10:00:00Z'),
  opensAt: null,
  closesAt: null,
  isMembersOnly: false,
  amountCents: 89_000,
  capacity: 10,
  sold: 8,
} as const;
const item = { ...type, quantity: 2, unitCents: 89_000 };
const fine = { closedBecause: null, seatsLeft: null, previousPrice: null };

test.each([
  [{}, fine],
  [{ quantity: 3 }, { ...fine, seatsLeft: 2 }],
  [{ quantity: 3, capacity: null }, fine],
  [{ sold: 10 }, { ...fine, closedBecause: 'soldOut' }],
  [{ sold: 12 }, { ...fine, closedBecause: 'soldOut' }],
  [{ status: 'cancelled', sold: 10 } as const, { ...fine, closedBecause: 'cancelled' }],
  [{ closesAt: now }, { ...fine, closedBecause: 'salesEnded' }],
  [{ unitCents: 70_000 }, { ...fine, previousPrice: 70_000 }],
])('of what is in a cart, with %o, is said %o', (changes, expected) => {
  expect(cartItemState({ ...item, ...changes }, buyer, now)).toEqual(expected);
});

test.each([
  [{}, { types: 0, quantity: 0 }, 20, undefined],
  [{}, { types: 20, quantity: 1 }, 1, undefined],
  [{}, { types: 20, quantity: 0 }, 1, 'A cart holds 20 types of tickets at most.'],
  [{}, { types: 1, quantity: 15 }, 6, 'A cart holds 20 tickets of a type at most.'],
  [{ amountCents: 0 }, { types: 0, quantity: 0 }, 1, 'This ticket is free: register on the page of its event.'],
  [{ sold: 10 }, { types: 0, quantity: 0 }, 1, 'No tickets left'],
  [{ isMembersOnly: true }, { types: 0, quantity: 0 }, 1, undefined],
])('into a cart %o, of which it has %o, %i more can be put unless: %s', (changes, held, adding, message) => {
  expect(addingRefusal({ ...type, ...changes }, held, adding, buyer, now)?.message).toBe(message);
});

test.each([
  [[], 'Your cart is empty.'],
  [[item], undefined],
  [[item, { ...item, quantity: 3 }], 'Congress: No tickets left'],
  [[{ ...item, isMembersOnly: true }], 'Congress: This ticket is for members.'],
  [[{ ...item, amountCents: 0 }], 'Congress: This ticket is free: register on the page of its event.'],
])('a cart is paid for unless (%#): %s', (items, message) => {
  const client = { contactTypes: ['Client'], membershipLapsed: false };
  expect(checkoutRefusal(items, message?.includes('members') ? client : buyer, now)?.message).toBe(message);
});

test.each([
  [undefined, undefined],
  [178_000, undefined],
  [177_999, 'The price has changed since you saw it. Look at the total, and check out again.'],
])('two tickets for 1,780 dollars, shown as %i cents, are paid for unless: %s', (shown, message) => {
  expect(checkoutRefusal([item], buyer, now, shown)?.message).toBe(message);
});

test('a cart is known to whoever it belongs to', () => {
  expect([{ personId: 'me' }, { personId: 'you' }, null].map((cart) => cartRefusal(cart, { id: 'me' })?.code)).toEqual([
    undefined,
    'not_found',
    'not_found',
  ]);
});

test.each([
  ['nothing', [], undefined],
  ['empty ones', ['2 empty', '1 empty'], '2 empty'],
  ['an empty one and a filled one', ['2 empty', '1 filled'], '1 filled'],
  ['two filled ones', ['1 filled', '2 filled'], '1 filled'],
  ['one that was ordered and one that waits', ['2 filled ordered', '3 empty', '1 filled'], '1 filled'],
  ['two that were ordered', ['3 empty', '2 filled ordered', '1 filled ordered'], '1 filled ordered'],
  ['one that was paid for', ['1 empty ordered'], '1 empty ordered'],
])('of %s, the last changed first, the cart of a person is known (%#)', (_, names, expected) => {
  const carts = names.map((name) => ({
    name,
    isFilled: name.includes('filled'),
    isOrdered: name.includes('ordered'),
    createdAt: new Date(Number(name[0])),
  }));
  expect(ownCart(carts)?.name).toBe(expected);
});
