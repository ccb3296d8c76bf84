import type { PaymentState } from '../../adapters/payments.ts';
import type { invoicePayments } from '../../db/schema/index.ts';

export type InvoicePaymentStatus = (typeof invoicePayments.$inferSelect)['status'];

interface PaymentFacts {
  status: InvoicePaymentStatus;
  heldUntil: Date;
}

/** What is to be done about a payment of an invoice: its money is taken, it is over, or nothing. Money that came decides, and money on its way is waited for. */
export function paymentStep(payment: PaymentFacts, state: PaymentState, now: Date): 'take' | 'end' | null {
  if (payment.status !== 'pending' && payment.status !== 'over') return null;
  if (state === 'paid') return 'take';
  if (payment.status === 'over' || state === 'processing') return null;
  return state === 'open' && !isOver(payment, now) ? null : 'end';
}

/** Whether it can be paid no more: from then on another may be begun. */
export function isOver({ status, heldUntil }: PaymentFacts, now: Date): boolean {
  return status === 'over' || (status === 'pending' && heldUntil <= now);
}
