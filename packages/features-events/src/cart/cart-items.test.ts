import { expect, test } from 'vitest';
import { sampleItem } from '../stories/sample-cart.ts';
import { ticketsIn, totalOf, troubleOf, withWanted } from './cart-items.ts';

test.each([
  [{}, null],
  [{ previousPrice: 22_000 }, null],
  [{ closedBecause: 'soldOut' } as const, 'soldOut'],
  [{ closedBecause: 'past', seatsLeft: 1 } as const, 'past'],
  [{ unitPrice: 0 }, 'isFree'],
  [{ quantity: 3, seatsLeft: 2 }, 'seatsLeft'],
  [{ quantity: 2, seatsLeft: 2 }, null],
])('what keeps %o from being bought: %s', (changes, expected) => {
  expect(troubleOf(sampleItem(changes))).toBe(expected);
});

test('what has been changed counts at once, in the item and in the total of what can be bought', () => {
  const items = [
    sampleItem({ itemPriceId: 'a', quantity: 1 }),
    sampleItem({ itemPriceId: 'b', quantity: 4, seatsLeft: 1 }),
    sampleItem({ itemPriceId: 'c', closedBecause: 'soldOut' }),
  ];
  const shown = withWanted({ cartId: 'cart', cartItems: items }, { a: 3 });
  expect(shown.map(({ quantity, totalPrice }) => [quantity, totalPrice])).toEqual([
    [3, 72_000],
    [4, 96_000],
    [1, 24_000],
  ]);
  expect(totalOf(shown)).toBe(168_000);
  expect(ticketsIn({ cartItems: shown })).toBe(8);
});
