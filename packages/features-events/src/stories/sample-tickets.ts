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
    ticketPrice: 0,
    attendanceStatus: 'Active',
    dietaryRequirements: [],
    otherDietaryRequirement: null,
    accessibilityRequirement: null,
    canCancel: true,
    refundAmount: 0,
    nomineeName: null,
    attendedAt: null,
    ...changes,
  };
}
