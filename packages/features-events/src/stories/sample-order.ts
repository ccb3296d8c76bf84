import type { Order } from '@portal/api';

/** A paid order of two kinds of tickets, changed as a story needs it. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    id: 'o-1',
    status: 'paid',
    amount: 137_000,
    createdAt: '2026-11-18T01:00:00.000Z',
    heldUntil: '2026-11-18T01:30:00.000Z',
    checkoutUrl: null,
    items: [
      {
        eventId: 'e-063',
        title: 'Annual conference of occupational therapists',
        ticketPriceId: 'e-063-t1',
        name: 'Full registration',
        quantity: 1,
        unitPrice: 89_000,
        totalPrice: 89_000,
      },
      {
        eventId: 'e-091',
        title: 'Sensory approaches in practice',
        ticketPriceId: 'e-091-t1',
        name: 'Member',
        quantity: 2,
        unitPrice: 24_000,
        totalPrice: 48_000,
      },
    ],
    ticketsHeld: 3,
    refund: null,
    ...changes,
  };
}
