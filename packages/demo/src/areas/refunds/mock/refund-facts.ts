import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import type { MockTicket } from '../../events/state.ts';
import type { RefundFacts } from '@portal/rules';

export function refundFacts(ticket: MockTicket, { refundRequests }: MockState): RefundFacts {
  const requests = refundRequests.values().filter(({ ticketId }) => ticketId === ticket.id);
  return { ...ticket, isPaid: ticket.amountCents > 0, requests };
}

/** What is given back for a ticket now; the mock hands it to nobody. */
export function owed(amountCents: number, now: Date): MockTicket['refund'] {
  return amountCents === 0 ? null : { amountCents, createdAt: now, doneAt: null };
}

/** What comes back anyway is asked for no more. */
export function withdrawOpen(ticketId: string, { state: { refundRequests }, now }: MockCall): void {
  for (const request of refundRequests.values())
    if (request.ticketId === ticketId && request.status === 'open')
      refundRequests.change(request.id, { status: 'withdrawn', decidedAt: now });
}

/** Whoever waits for an answer has it when their event is cancelled: all that they paid comes back. */
export function approveAsCancelled(eventId: string, call: MockCall): void {
  const { tickets, refundRequests } = call.state;
  for (const request of refundRequests.values()) {
    const ticket = tickets.get(request.ticketId);
    if (request.status !== 'open' || ticket?.eventId !== eventId || ticket.refund === null) continue;
    const decided = { decidedAt: call.now, decidedBy: viewerOf(call).id };
    refundRequests.change(request.id, { status: 'approved', grantedCents: ticket.amountCents, ...decided });
  }
}
