import type { Ids, OnOrder } from '@portal/api/contract';
import { orderRefusal } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { checkoutOrder, type CheckoutOrder } from './payable-order.queries.ts';

export interface OrderFacts {
  order: CheckoutOrder;
}

export async function orderRule({ at }: OnOrder, ids: Ids, call: Call): Promise<OrderFacts> {
  const order = await checkoutOrder(call.db, ids.at(at));
  refuse(orderRefusal(order, personOf(call)), order);
  return { order };
}
