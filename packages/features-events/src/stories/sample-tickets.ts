import type { Ticket } from '@portal/api';

/** A free ticket that can be cancelled, changed as a story needs it. */
export function sampleTicket(changes: Partial<Ticket> = {}): Ticket {
  return {
    ticketId: 'n-1',
    ticketNumber: '7QK4-M2XB-9HTD',
    eventId: 'e-001',
    ticketPriceId: 'e-001-t1',
    name: 'Free registration',
    amount: 0,
    soldOut: false,
    membersOnly: false,
    openToMe: true,
    ticketPrice: 0,
    attendanceStatus: 'Active',
    dietaryRequirements: [],
    otherDietaryRequirement: null,
    accessibilityRequirement: null,
    canCancel: true,
    refundAmount: 0,
    canAskForRefund: false,
    refund: null,
    nomineeName: null,
    attendedAt: null,
    ...changes,
  };
}
