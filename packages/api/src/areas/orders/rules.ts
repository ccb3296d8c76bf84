import { conflict, notFound, type Refusal } from '../../rules/refusal.ts';
import type { Order } from '../../contract/entities.ts';

/** An order is known to whoever placed it. */
export function orderRefusal(order: { personId: string } | null, actor: { id: string }): Refusal | null {
  return order?.personId === actor.id ? null : notFound;
}

/** What was paid is given back by its tickets; what is over is given up already. */
export function giveUpRefusal({ status }: Pick<Order, 'status'>): Refusal | null {
  const isPaid = status === 'paid' || status === 'refundDue' || status === 'refunded';
  return isPaid ? conflict('This order has been paid. Cancel its tickets instead.') : null;
}
