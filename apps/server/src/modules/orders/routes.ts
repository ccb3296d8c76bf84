import { contract, type Order } from '@portal/api/contract';
import { giveUpRefusal } from '@portal/rules';
import { bind, type Routes } from '../../http/bind.ts';
import type { Call } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import type { OrderFacts } from './access.ts';
import { checkoutUrl } from './checkout-addresses.ts';
import { giveUp } from './giving-up.ts';
import { orderOutcome } from './order-outcome.queries.ts';
import { checkoutOrder, type CheckoutOrder } from './payable-order.queries.ts';
import { isPayable } from './payable-order.ts';

export function orderRoutes(routes: Routes): void {
  const { orders } = contract;
  bind(routes, orders.byId, async (_, call) => orderReply(call.facts.order, call));
  bind(routes, orders.cancel, (_, call) => cancel(call));
}

/** Whoever has paid meanwhile, elsewhere or in another tab, has tickets. */
async function cancel(call: Call<OrderFacts>): Promise<Order> {
  const { order } = call.facts;
  refuse(giveUpRefusal(order));
  if (order.status === 'pending') await giveUp(order.id, call);
  const settled = found(await checkoutOrder(call.db, order.id));
  refuse(giveUpRefusal(settled));
  return orderReply(settled, call);
}

async function orderReply(order: CheckoutOrder, { db, deps, now }: Call): Promise<Order> {
  const { id, status, amountCents, createdAt, heldUntil, items } = order;
  return {
    id,
    status,
    amount: amountCents,
    createdAt: createdAt.toISOString(),
    heldUntil: heldUntil.toISOString(),
    checkoutUrl: isPayable(order, now) ? checkoutUrl(deps, id) : null,
    items: items.map(({ eventId, title, ticketTypeId, typeName, quantity, unitCents }) => ({
      eventId,
      title,
      ticketPriceId: ticketTypeId,
      name: typeName,
      quantity,
      unitPrice: unitCents,
      totalPrice: unitCents * quantity,
    })),
    ...(await orderOutcome(db, id)),
  };
}
