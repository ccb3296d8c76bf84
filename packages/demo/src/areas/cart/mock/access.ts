import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { cartRefusal } from '@portal/rules';
import type { OnCart, OnCartToFill } from '@portal/api/contract';
import type { MockCart } from '../state.ts';

export interface CartFacts {
  cart: MockCart;
}

export function cartRule({ action, at }: OnCart, { ids, state, person }: RuleCall): CartFacts {
  const id = ids.at(at);
  const cart =
    action === 'removeItem'
      ? state.carts.values().find(({ items }) => items.some((item) => item.id === id))
      : state.carts.get(id);
  refuse(cartRefusal(cart ?? null, person));
  if (cart === undefined) throw notFound();
  return { cart };
}

/** Null: the person's own, which need not be there yet. */
export function cartToFillRule({ at }: OnCartToFill, { ids, state, person }: RuleCall): { cart: MockCart | null } {
  const id = ids.given(at);
  if (id === undefined) return { cart: null };
  const cart = state.carts.get(id) ?? null;
  refuse(cartRefusal(cart, person));
  return { cart };
}
