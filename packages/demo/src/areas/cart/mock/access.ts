import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { cartRefusal } from '@portal/api/rules';
import type { OnCart } from '@portal/api/contract';
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
