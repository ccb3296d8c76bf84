import type { PaymentState } from '../../adapters/payments.ts';
import type { orders } from '../../db/schema/index.ts';

export type OrderStatus = (typeof orders.$inferSelect)['status'];

/** What is to be done about an order: its tickets made, its seats given to others, or both of nothing. */
export type OrderStep = 'makeTickets' | 'takeSeatsAgain' | 'fail' | 'expire' | null;

/** Money that came decides; without it the seats are held until their time is over. */
export function orderStep(
  { status, heldUntil }: { status: OrderStatus; heldUntil: Date },
  payment: PaymentState,
  now: Date,
): OrderStep {
  if (status === 'pending') {
    if (payment === 'paid') return 'makeTickets';
    if (payment === 'failed') return 'fail';
    return heldUntil <= now ? 'expire' : null;
  }
  const hasNoSeats = status === 'expired' || status === 'failed';
  return hasNoSeats && payment === 'paid' ? 'takeSeatsAgain' : null;
}
