import type { PaymentState } from '../../adapters/payments.ts';
import type { orders } from '../../db/schema/index.ts';

export type OrderStatus = (typeof orders.$inferSelect)['status'];

/** What is to be done about an order: its tickets made, its money or its seats given back, or nothing. */
export type OrderStep = 'makeTickets' | 'takeSeatsAgain' | 'refund' | 'fail' | 'expire' | null;

export interface OrderFacts {
  status: OrderStatus;
  heldUntil: Date;
  /** How much of it takes place no more. */
  calledOff: 'nothing' | 'some' | 'all';
}

/** Money that came decides, and money on its way is waited for; without it the seats are held until their time is over. */
export function orderStep(order: OrderFacts, payment: PaymentState, now: Date): OrderStep {
  const { status, calledOff } = order;
  if (status === 'pending') {
    if (payment === 'paid') return calledOff === 'all' ? 'refund' : 'makeTickets';
    if (payment === 'failed') return 'fail';
    if (payment === 'processing') return null;
    return payment === 'closed' || isOver(order, now) ? 'expire' : null;
  }
  if (!hasNoSeats(order) || payment !== 'paid') return null;
  // Whoever gave it up has chosen something else.
  return calledOff === 'nothing' && status !== 'cancelled' ? 'takeSeatsAgain' : 'refund';
}

/** Whether what an order held has gone to others. */
export function hasNoSeats({ status }: Pick<OrderFacts, 'status'>): boolean {
  return status === 'expired' || status === 'failed' || status === 'cancelled';
}

/** Whether an order that nobody has paid is paid no more: its time is over, or some of it is called off. */
export function isOver({ heldUntil, calledOff }: Omit<OrderFacts, 'status'>, now: Date): boolean {
  return calledOff !== 'nothing' || heldUntil <= now;
}
