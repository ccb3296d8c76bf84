import type { Ids, OnCart, OnCartToFill } from '@portal/api/contract';
import { cartRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { cartById, cartOfItem, type CartRow } from './cart.queries.ts';

export interface CartFacts {
  cart: CartRow;
}

export type CartCall = Call<CartFacts>;

export async function cartRule({ action, at }: OnCart, ids: Ids, call: Call): Promise<CartFacts> {
  const lookUp = action === 'removeItem' ? cartOfItem : cartById;
  const cart = await lookUp(call.db, ids.at(at));
  refuse(cartRefusal(cart, personOf(call)), cart);
  return { cart };
}

/** Null: the person's own, which need not be there yet. */
export async function cartToFillRule({ at }: OnCartToFill, ids: Ids, call: Call): Promise<{ cart: CartRow | null }> {
  const id = ids.given(at);
  if (id === undefined) return { cart: null };
  const cart = await cartById(call.db, id);
  refuse(cartRefusal(cart, personOf(call)));
  return { cart };
}
