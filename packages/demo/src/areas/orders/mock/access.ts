import { notFound, refuse } from '../../../mock/mock-problem.ts';
import type { RuleCall } from '../../../mock/rule-call.ts';
import { orderRefusal } from '@portal/rules';
import type { OnOrder } from '@portal/api/contract';
import type { MockOrder } from '../state.ts';

export interface OrderFacts {
  order: MockOrder;
}

export function orderRule({ at }: OnOrder, { ids, state, person }: RuleCall): OrderFacts {
  const order = state.orders.get(ids.at(at)) ?? null;
  refuse(orderRefusal(order, person));
  if (order === null) throw notFound();
  return { order };
}
