import type { Ticket } from '../../../contract/entities.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { hasSeat, refundOf, ticketChangeRefusal } from '../../../rules/index.ts';
import type { MockTicket } from '../../events/state.ts';
import { soldOf } from '../../waiting-lists/mock/line.ts';
import type { TicketTypeFacts } from './access.ts';

/** A type, or a ticket of it. */
export function ticketReply(
  { event, type, ticket = null }: TicketTypeFacts & { ticket?: MockTicket | null },
  state: MockState,
  now: Date,
): Ticket {
  return {
    ticketId: ticket?.id ?? null,
    ticketNumber: ticket?.number ?? null,
    eventId: event.id,
    ticketPriceId: type.id,
    name: type.name,
    amount: type.amountCents,
    soldOut: !hasSeat({ ...type, sold: soldOf(state, type.id) }),
    ticketPrice: ticket?.amountCents ?? type.amountCents,
    attendanceStatus: ticket?.status ?? null,
    dietaryRequirements: [...(ticket?.dietaryRequirements ?? [])],
    otherDietaryRequirement: ticket?.otherDietaryRequirement ?? null,
    accessibilityRequirement: ticket?.accessibilityRequirement ?? null,
    canCancel: ticket !== null && ticketChangeRefusal(ticket, event, now) === null,
    refundAmount: ticket === null ? 0 : refundOf(ticket, event, now),
    nomineeName: ticket?.nomineeName ?? null,
    attendedAt: ticket?.attendedAt?.toISOString() ?? null,
  };
}
