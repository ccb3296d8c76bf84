import type { Order } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { giveUpRefusal } from '@portal/rules';
import { typeById } from '../../tickets/mock/access.ts';
import type { MockOrder } from '../state.ts';
import { cancelOrder } from './giving-up.ts';
import { checkoutUrlOf, heldMs } from './placing.ts';

export const orders: HandlersOf<'orders'> = {
  byId: (_, { facts, state, now }) => orderReply(facts.order, state, now),
  cancel(_, { facts: { order }, state, now }) {
    refuse(giveUpRefusal(order));
    if (order.status !== 'pending') return orderReply(order, state, now);
    return orderReply(cancelOrder(state, order.id, now), state, now);
  },
};

function orderReply({ id, status, heldUntil, items }: MockOrder, state: MockState, now: Date): Order {
  const paid = status === 'paid' ? items : [];
  const isOpen = status === 'pending' && heldUntil > now;
  return {
    id,
    status: status === 'pending' && !isOpen ? 'expired' : status,
    amount: items.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0),
    createdAt: new Date(heldUntil.getTime() - heldMs).toISOString(),
    heldUntil: heldUntil.toISOString(),
    checkoutUrl: isOpen ? checkoutUrlOf(id) : null,
    items: items.map(({ ticketTypeId, quantity, unitCents }) => {
      const found = typeById(state, ticketTypeId);
      return {
        eventId: found?.event.id ?? '',
        title: found?.event.title ?? '',
        ticketPriceId: ticketTypeId,
        name: found?.type.name ?? '',
        quantity,
        unitPrice: unitCents,
        totalPrice: unitCents * quantity,
      };
    }),
    // No ticket here knows its order: those of one that was paid are all held.
    ticketsHeld: paid.reduce((sum, { quantity }) => sum + quantity, 0),
    refund: null,
  };
}
