import * as z from 'zod';
import { id } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { closedReason } from '../events/schemas.ts';

export const quantity = z.int().min(1).max(limits.cart.quantity);

/** Tickets of one type in a cart. Amounts are in cents, as they are now. */
const cartItem = z.object({
  cartItemId: id,
  itemPriceId: id,
  eventId: id,
  quantity: z.int(),
  unitPrice: z.int(),
  totalPrice: z.int(),
  /** Of the event, and of the type of ticket. */
  title: z.string(),
  name: z.string(),
  /** Why it cannot be bought any more; null where it can. */
  closedBecause: closedReason.nullable(),
  /** How many are left, where they are fewer than are wanted. */
  seatsLeft: z.int().nullable(),
  /** What one cost when it was put here, where that has changed. */
  previousPrice: z.int().nullable(),
});

export const cart = z.object({ cartId: id, cartItems: z.array(cartItem) });

/** Null: the person has none yet. */
export const latestCart = cart.extend({ cartId: id.nullable() });
