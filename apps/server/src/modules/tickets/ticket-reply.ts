import type { Ticket } from '@portal/api/contract';
import {
  hasSeat,
  isOpenTo,
  refundAskRefusal,
  type RefundFacts,
  refundOf,
  ticketChangeRefusal,
  ticketRefundOf,
} from '@portal/rules';
import type { Call } from '../../http/call.ts';
import { buyerIn } from '../events/index.ts';
import type { TicketRow, TypeRow } from './tickets.queries.ts';
import { refundFacts } from './ticket-refunds.ts';

type Money = Pick<RefundFacts, 'refund' | 'requests'>;

/** A type, or a ticket of it with what was asked and given back of its price. */
export function ticketReply(type: TypeRow, ticket: Omit<TicketRow, 'type'> | null, call: Call, money?: Money): Ticket {
  const { now } = call;
  const facts = ticket && refundFacts(ticket, money);
  return {
    ticketId: ticket?.id ?? null,
    ticketNumber: ticket?.number ?? null,
    eventId: type.eventId,
    ticketPriceId: type.id,
    name: type.name,
    amount: type.amountCents,
    soldOut: !hasSeat(type),
    membersOnly: type.isMembersOnly,
    openToMe: isOpenTo(type.isMembersOnly, buyerIn(call)),
    ticketPrice: ticket?.amountCents ?? type.amountCents,
    attendanceStatus: ticket?.status ?? null,
    dietaryRequirements: ticket?.dietaryRequirements ?? [],
    otherDietaryRequirement: ticket?.otherDietaryRequirement ?? null,
    accessibilityRequirement: ticket?.accessibilityRequirement ?? null,
    canCancel: ticket !== null && ticketChangeRefusal(ticket, type, now) === null,
    refundAmount: ticket === null ? 0 : refundOf(ticket, type, now),
    canAskForRefund: facts !== null && refundAskRefusal(facts, type, now) === null,
    refund: facts && ticketRefundOf(facts),
    nomineeName: ticket?.nominee?.name ?? null,
    attendedAt: ticket?.attendedAt?.toISOString() ?? null,
  };
}
