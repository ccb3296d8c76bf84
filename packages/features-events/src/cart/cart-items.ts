import type { Cart, ClosedReason } from '@portal/api';

export type CartItem = Cart['cartItems'][number];

/** What keeps an item from being bought. */
export type CartTrouble = ClosedReason | 'isFree' | 'seatsLeft';

/** What keeps so many tickets of an item from being bought; null: nothing does. */
export function troubleOf(item: CartItem, wanted = item.quantity): CartTrouble | null {
  if (item.closedBecause !== null) return item.closedBecause;
  if (item.unitPrice === 0) return 'isFree';
  return item.seatsLeft !== null && wanted > item.seatsLeft ? 'seatsLeft' : null;
}

/** What has been changed and the server has not been told yet counts. */
export function withWanted({ cartItems }: Cart, wanted: Readonly<Record<string, number>>): CartItem[] {
  return cartItems.map((item) => {
    const quantity = wanted[item.itemPriceId] ?? item.quantity;
    return { ...item, quantity, totalPrice: quantity * item.unitPrice };
  });
}

/** In cents, of what can be bought. */
export function totalOf(items: readonly CartItem[]): number {
  const open = items.filter((item) => [null, 'seatsLeft'].includes(troubleOf(item)));
  return open.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
}

export function ticketsIn({ cartItems }: Pick<Cart, 'cartItems'>): number {
  return cartItems.reduce((sum, { quantity }) => sum + quantity, 0);
}
