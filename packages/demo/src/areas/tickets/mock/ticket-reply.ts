import type { Ticket } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import {
  hasSeat,
  isForMembers,
  isOpenTo,
  refundAskRefusal,
  refundOf,
  ticketChangeRefusal,
  ticketRefundOf,
} from '@portal/rules';
import { buyerIn } from '../../events/mock/buyer.ts';
import type { MockTicket } from '../../events/state.ts';
import { refundFacts } from '../../refunds/mock/refund-facts.ts';
import { soldOf } from '../../waiting-lists/mock/waiting-entries.ts';
import type { TicketTypeFacts } from './access.ts';

/** A type, or a ticket of it. */
export function ticketReply(
  { event, type, ticket = null }: TicketTypeFacts & { ticket?: MockTicket | null },
  call: MockCall,
): Ticket {
  const { state, now } = call;
  const membersOnly = isForMembers(event, type);
  const money = ticket && refundFacts(ticket, state);
  return {
    ticketId: ticket?.id ?? null,
    ticketNumber: ticket?.number ?? null,
    eventId: event.id,
    ticketPriceId: type.id,
    name: type.name,
    amount: type.amountCents,
    soldOut: !hasSeat({ ...type, sold: soldOf(state, type.id) }),
    membersOnly,
    openToMe: isOpenTo(membersOnly, buyerIn(call)),
    ticketPrice: ticket?.amountCents ?? type.amountCents,
    attendanceStatus: ticket?.status ?? null,
    dietaryRequirements: [...(ticket?.dietaryRequirements ?? [])],
    otherDietaryRequirement: ticket?.otherDietaryRequirement ?? null,
    accessibilityRequirement: ticket?.accessibilityRequirement ?? null,
    canCancel: ticket !== null && ticketChangeRefusal(ticket, event, now) === null,
    refundAmount: ticket === null ? 0 : refundOf(ticket, event, now),
    canAskForRefund: money !== null && refundAskRefusal(money, event, now) === null,
    refund: money && ticketRefundOf(money),
    nomineeName: ticket?.nomineeName ?? null,
    attendedAt: ticket?.attendedAt?.toISOString() ?? null,
  };
}
