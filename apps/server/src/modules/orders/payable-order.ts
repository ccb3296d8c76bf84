import { calledOffFor } from './order-items.ts';
import { isOver } from './order-step.ts';
import type { CheckoutOrder } from './payable-order.queries.ts';

export function isPayable(order: CheckoutOrder, now: Date): boolean {
  return order.status === 'pending' && !isOver({ ...order, calledOff: calledOffFor(order, order.items) }, now);
}
