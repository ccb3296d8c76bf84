import type { Ticket } from '@portal/api/contract';
import { hasSeat, refundOf, ticketChangeRefusal } from '@portal/api/rules';
import type { TicketRow, TypeRow } from './repository.ts';

/** A type, or a ticket of it. */
export function ticketReply(type: TypeRow, ticket: Omit<TicketRow, 'type'> | null, now: Date): Ticket {
  return {
    ticketId: ticket?.id ?? null,
    ticketNumber: ticket?.number ?? null,
    eventId: type.eventId,
    ticketPriceId: type.id,
    name: type.name,
    amount: type.amountCents,
    soldOut: !hasSeat(type),
    ticketPrice: ticket?.amountCents ?? type.amountCents,
    attendanceStatus: ticket?.status ?? null,
    dietaryRequirements: ticket?.dietaryRequirements ?? [],
    otherDietaryRequirement: ticket?.otherDietaryRequirement ?? null,
    accessibilityRequirement: ticket?.accessibilityRequirement ?? null,
    canCancel: ticket !== null && ticketChangeRefusal(ticket, type, now) === null,
    refundAmount: ticket === null ? 0 : refundOf(ticket, type, now),
    nomineeName: ticket?.nominee?.name ?? null,
    attendedAt: ticket?.attendedAt?.toISOString() ?? null,
  };
}
