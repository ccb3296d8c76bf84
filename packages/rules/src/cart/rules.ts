import type { ClosedReason } from '@portal/api/contract';
import { conflict, limits, notFound, type Refusal } from '@portal/api/rules';
import { type Buyer, closedBecause, type SaleFacts } from '../events/event-rules.ts';
import { totalRefusal } from '../orders/rules.ts';
import { noTicketsLeft, saleRefusal } from '../tickets/rules.ts';

/** A cart is known to whoever it belongs to. */
export function cartRefusal(cart: { personId: string } | null, actor: { id: string }): Refusal | null {
  return cart?.personId === actor.id ? null : notFound;
}

export interface OwnCartFacts {
  isFilled: boolean;
  /** Its owner went to pay for it once. */
  isOrdered: boolean;
  createdAt: Date;
}

/** Of a person's carts, the last changed first, the one that is theirs: tickets that are bought at once have a newer cart, which must not hide it when they are not paid for. */
export function ownCart<Cart extends OwnCartFacts>(carts: readonly Cart[]): Cart | null {
  const filled = carts.filter(({ isFilled }) => isFilled);
  const [oldest] = filled.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  return filled.find(({ isOrdered }) => !isOrdered) ?? oldest ?? carts[0] ?? null;
}

export interface CartTypeFacts extends Omit<SaleFacts, 'hasSeats'> {
  title: string;
  amountCents: number;
  capacity: number | null;
  sold: number;
}

export interface CartItemFacts extends CartTypeFacts {
  quantity: number;
  /** What one cost when it was put there. */
  unitCents: number;
}

/** What is to be said of tickets in a cart: why they cannot be had, how many can, what they cost before. */
export function cartItemState(item: CartItemFacts, buyer: Buyer, now: Date) {
  const left = item.capacity === null ? null : Math.max(0, item.capacity - item.sold);
  const closed: ClosedReason | null = closedBecause({ ...item, hasSeats: left === null || left > 0 }, buyer, now);
  return {
    closedBecause: closed,
    seatsLeft: closed === null && left !== null && left < item.quantity ? left : null,
    previousPrice: item.unitCents === item.amountCents ? null : item.unitCents,
  };
}

const freeTicket = /* @__PURE__ */ conflict('This ticket is free: register on the page of its event.');

/** What is free is taken with one click, by one person; whether there are seats is said in the cart. */
export function addingRefusal(
  type: CartTypeFacts,
  held: { types: number; quantity: number },
  adding: number,
  buyer: Buyer,
  now: Date,
): Refusal | null {
  const closed = saleRefusal(closedBecause({ ...type, hasSeats: true }, buyer, now));
  if (closed !== null) return closed;
  if (type.amountCents === 0) return freeTicket;
  if (type.capacity !== null && type.sold >= type.capacity) return noTicketsLeft;
  if (held.quantity === 0 && held.types >= limits.cart.items)
    return conflict(`A cart holds ${limits.cart.items} types of tickets at most.`);
  if (held.quantity + adding > limits.cart.quantity)
    return conflict(`A cart holds ${limits.cart.quantity} tickets of a type at most.`);
  return null;
}

/** Everything that is in a cart is bought, or nothing, and for no other sum than was `shown`. */
export function checkoutRefusal(
  items: readonly CartItemFacts[],
  buyer: Buyer,
  now: Date,
  shown?: number,
): Refusal | null {
  if (items.length === 0) return conflict('Your cart is empty.');
  for (const item of items) {
    const state = cartItemState(item, buyer, now);
    const refusal =
      saleRefusal(state.closedBecause) ??
      (item.amountCents === 0 ? freeTicket : null) ??
      (state.seatsLeft === null ? null : noTicketsLeft);
    if (refusal !== null) return { ...refusal, message: `${item.title}: ${refusal.message}` };
  }
  const total = items.reduce((sum, { amountCents, quantity }) => sum + amountCents * quantity, 0);
  return totalRefusal(total, shown, 'Look at the total, and check out again.');
}
