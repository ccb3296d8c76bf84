import { contract, type Order } from '@portal/api/contract';
import { giveUpRefusal } from '@portal/api/rules';
import { PaymentUnanswered } from '../../adapters/payments.ts';
import { bind, type Routes } from '../../http/bind.ts';
import type { Call } from '../../http/call.ts';
import { found, ProblemError, refuse } from '../../http/problem.ts';
import type { OrderFacts } from './access.ts';
import { checkoutUrl } from './checkout-addresses.ts';
import { orderOutcome } from './order-outcome.ts';
import { type CheckoutOrder, checkoutOrder, isPayable } from './payable-order.ts';
import { settleOrder } from './settle.ts';

export function orderRoutes(routes: Routes): void {
  const { orders } = contract;
  bind(routes, orders.byId, async (_, call) => orderReply(call.facts.order, call));
  bind(routes, orders.cancel, (_, call) => cancel(call));
}

/** Whoever has paid meanwhile, elsewhere or in another tab, has tickets. */
async function cancel(call: Call<OrderFacts>): Promise<Order> {
  const { order } = call.facts;
  const { db, deps, now } = call;
  refuse(giveUpRefusal(order));
  if (order.status === 'pending' && deps.payments !== null)
    await settleOrder({ db, payments: deps.payments }, order.id, now, { givesUp: true }).catch(unanswered);
  const settled = found(await checkoutOrder(db, order.id));
  refuse(giveUpRefusal(settled));
  return orderReply(settled, call);
}

/** Nobody gives up what they may have paid for: as long as the payment cannot be asked about, the order stands. */
function unanswered(error: unknown): never {
  if (!(error instanceof PaymentUnanswered)) throw error;
  throw new ProblemError(
    'unavailable',
    'The payment service does not answer, so your order is still open. Try again in a few minutes.',
    { retryAfterSeconds: 60 },
  );
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
