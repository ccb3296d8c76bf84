import type { RefundFacts } from '@portal/rules';
import { type HeldTicket, type Money, nothing } from './ticket-refunds.queries.ts';

export function refundFacts(ticket: HeldTicket, money: Money = nothing): RefundFacts {
  const { status, amountCents, attendedAt, orderId } = ticket;
  return { status, amountCents, attendedAt, isPaid: orderId !== null, ...money };
}
