import { type ConformanceTarget, replyTo } from './target.ts';
import { contract } from '@portal/api/contract';

const { cart } = contract;

export function newCart(target: ConformanceTarget, as: string): Promise<{ cartId: string }> {
  return replyTo(target, cart.create, {}, as);
}

/** A cart with one ticket. */
export async function filledCart(
  target: ConformanceTarget,
  as: string,
  itemPriceId: string,
): Promise<{ cartId: string; cartItemId: string }> {
  const { cartId } = await newCart(target, as);
  const { cartItems } = await replyTo(target, cart.addItem, { body: { cartId, itemPriceId, quantity: 1 } }, as);
  return { cartId, cartItemId: cartItems[0]?.cartItemId ?? '' };
}
